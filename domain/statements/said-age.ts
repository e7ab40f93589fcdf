/** A number that is said to be an age. */
const SAID_AGE = [
  /\b(?:i['’]?m|i am|im|age|aged|me:?|bin|ich bin|ho|tengo|j['’]ai|tenho|ik ben|soy|turned)\s+(?:a\s+)?(\d{1,2})\b(?!\s*(?:kg|lb|w(?:ee)?k|month|min|day|%|pound|kilo|rep|cm|st\b|[./]\d|hour|x))/i,
  /\b(\d{1,2})[\s-]{0,2}(?:yo\b|y\.?\s?o\b|y\/o|y old|yrs? old|years? old|year-old|years? young|yrs?(?= (?:f\b|m\b|fe?male|man|woman|guy|lady|mum|mom|dad))|yrs\b(?! (?:lifting|training|of|off|exp|in|ago|back|now|under))|ans\b|a[nñ]os\b|jahre?\b|anni\b|anos\b|jaar\b)/i,
  /(?<!['’])\b[mf]\s?(\d{2})\b(?!\s*min)|\b(\d{2})(?:[mf]\b| [mf](?=\s*(?:[,.;/()\n\d]|$)| (?:here|with|and|looking|trying|who|from)\b))/i,
  /\b(\d{2}),?\s+(?:year old\s+)?(?:female|male|woman|man|lady|guy|mum|mom|from|ex)\b|\b(?:female|male|woman|man|guy)[,\s]+(\d{2})\b(?!\s*(?:kg|lb))/i,
  /\b(?:(?:and|but|im|am|,|\(|\.)\s*)?now (\d{2})\b(?!\s*(?:kg|lb|%|reps?|x\b|min|pull|push|days?|weeks?|[.,/]\d))|(?<![\d.,x])\b(\d{2}) now\b|\bhave (\d{2}) years\b(?! (?:of|exp|training|lifting|in))|(?:surprised|surprized|suprised|still going|still lifting|not bad|not dead|fit) at (\d{2})\b/i,
  /^\s*(\d{2})[ ,]+(?:menopaus\w*|retired|desk job|office|overweight|mom|mum|dad|widow\w*|teacher|nurse|student)\b/i,
]

/** `Been lifting 15 yrs` tells no age. */
const DOING = /\b(?:been|for|trained|training|lifted|lifting)\b/i
function isOfDoing({ 0: words, index, input }: RegExpExecArray): boolean {
  const thought =
    input
      .slice(0, index)
      .split(/[.,;\n]/)
      .at(-1) ?? ''
  return /yrs$/i.test(words) && DOING.test(thought)
}

/** `A stack, its 25 yr old`. */
const isOfThing = ({ index, input }: RegExpExecArray): boolean =>
  /\b(its|it['’]s|it is|thats|they are|theyre|which is)\s+(like |about |a |over )?$/i.test(
    input.slice(0, index),
  )

const BEFORE_NOW =
  /\b(age(?= \d{2},? now)|before im|when i was|til|until|(?<!prised )at|by|since|turn)\s+\d{1,2}/i
const BORN = /\b(?:born|geboren|nacid[oa]|n[ée]e? en)\b[^.,;]{0,20}?\b(19[3-9]\d|20[01]\d)\b/i

/** How old somebody says to be, in so many words or by the year of birth. */
export function saidAge(said: string, year: number): { years: number; quote: string } | null {
  const now = said.replace(BEFORE_NOW, ' ')
  for (const pattern of SAID_AGE) {
    const found = pattern.exec(now)
    const years = Number(found?.slice(1).find(Boolean))
    if (found && years >= 10 && years < 100 && !isOfDoing(found) && !isOfThing(found))
      return { years, quote: said.includes(found[0]) ? found[0] : String(years) }
  }
  const born = BORN.exec(said)
  return born ? { years: year - Number(born[1]), quote: born[0] } : null
}
