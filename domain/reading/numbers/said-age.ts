import type { Span } from './said-height.ts'

/** A number stated as an age. */
const SAID_AGE = [
  // `J'ai 12 livres` are books: years are had in words, or end the thought.
  /(?<!\p{L})(?:ho|tengo|j['’]ai|tenho|soy)\s+(\d{1,2})(?=\s*(?:ans|a[nñ]os|anni|anos|y|e|et|mais|pero|ma|mas)(?!\p{L})|\s*(?:[,;!?)\n]|\.(?!\d)|$))/iu,
  /\b(?:i['’]?m|i am|im|age|aged|me:?|bin|ich bin|ik ben|turned|just hit|recently hit)\s+(?:a\s+)?(\d{1,2})\b(?!\s*(?:kg|lb|w(?:ee)?k|weken|woche|seman|semaine|settim|ssw|mes[ei]?s?\b|mois|maand|monat|jours|tage|dagen|month|min|day|%|pound|kilo|rep|cm|st\b|[./]\d|hour|x|[- ]?something))/i,
  /\b(\d{1,2})[\s-]{0,2}(?:yo\b|y\.?\s?o\b|y\/o|y old|yrs? old|years? old|year-old|years? young|yrs?(?= (?:f\b|m\b|fe?male|man|woman|guy|bloke|chick|lady|mum|mom|dad))|y(?=\s*(?:[,./;()\n]|$|m\b|f\b))|ans\b|a[nñ]os\b|jahre?\b|anni\b|anos\b|jaar\b|tacos\b)/i,
  /(?<!['’])\b[mf]\s?(\d{2})\b(?!\s*min)|(?<![\d.,])\b(\d{2})(?:[mf]\b(?! (?:sessions?|workouts?|tops?|max|per|each|a day|walk|run|row|swim|sprints?|only|free|pool|windows?|slots?))| [mf](?=\s*(?:[,.;/()\n\d]|$)| (?:here|with|and|looking|trying|who|from)\b))/i,
  /\b(\d{2}),?\s+(?:year old\s+)?(?:female|male|woman|man|lady|guy|mum|mom|from|ex)\b|\b(?:female|male|woman|man|guy|lady|bloke|chick|dude|mujer|hombre|frau|mann|femme|homme|donna|uomo|mulher|homem|vrouw)[,\s]+(?:(?:of|de|von|van|di|mit)\s+)?(\d{2})\b(?!\s*(?:kg|kilo|lb|min|reps|weeks))/i,
  /^\W{0,3}[mf][\s,|-]{1,3}(\d{2})(?![\d.])|(?<![\p{L}\d])[mf]\s?[/|(]\s?(\d{2})(?![\d.])|(?<![\d.,/])(\d{2})\s?[/|(-]\s?[mf](?![\p{L}\d])/iu,
  /\b(\d{1,2})[\s-]{0,2}yrs\b(?! (?:lifting|training|of|off|exp|in|ago|back|now|under))/i,
  /^\W*(\d{2})(?: and counting| and still| going on \d| here\b)/i,
  /\b(?:(?:and|but|im|am|,|\(|\.)\s*)?now (\d{2})\b(?!\s*(?:kg|lb|%|reps?|x\b|min|pull|push|days?|weeks?|[.,/]\d))|(?<![\d.,x])\b(\d{2}) now\b|^at (\d{2}) i\b|\bhave (\d{2}) years\b(?! (?:of|exp|training|lifting|in))|(?:surprised|surprized|suprised|still going|still lifting|not bad|not dead|fit) at (\d{2})\b/i,
  /^\s*(\d{2})[ ,]+(?:menopaus\w*|retired|desk job|office|overweight|mom|mum|dad|widow\w*|teacher|nurse|student)\b/i,
]

/** `Been lifting 15 yrs` is not an age. */
const DOING =
  /(?<!\p{L})(?:been|for|trained|training|lifted|lifting|fai[ts] du|pendant|depuis|desde|hace|llevo|seit|trainiere|mache|faccio|treino|sinds)(?!\p{L})/iu
/** Characters. */
const JUST_BEFORE = 24
function isOfDoing({ 0: words, index, input }: RegExpExecArray): boolean {
  const thought =
    input
      .slice(0, index)
      .split(/[.,;\n]/)
      .at(-1)
      ?.slice(-JUST_BEFORE) ?? ''
  return /(?:yrs|\dy|ans|a[nñ]os|jahre?|anni|anos|jaar)$/i.test(words) && DOING.test(thought)
}

/** `I do 17 now` */
const isOfReps = ({ 0: words, index, input }: RegExpExecArray): boolean =>
  /\d now$/i.test(words) && /\bdo\s*$/i.test(input.slice(0, index))

/** `My bench is now 80`, `bench 60 kg, now 80`: a weight, not an age. */
const isOfWeight = ({ 0: words, index, input }: RegExpExecArray): boolean => {
  const sentence =
    input
      .slice(0, index)
      .split(/[.;!?\n]/)
      .at(-1) ?? ''
  return (
    /now \d{2}$/i.test(words) && /\b(?:is|are|was|at)\s*$|\d ?(?:kgs?|kilos?|lbs?|pounds?)\b/i.test(sentence)
  )
}

/** `A stack, its 25 yr old`, `learned it from a 24 yr old`. */
const isOfThing = ({ index, input }: RegExpExecArray): boolean =>
  /\b(?:from|by|with|to|like|and) an?\s+$|\b(its|it['’]s|it is|thats|they are|theyre|which is)\s+(like |about |a |over )?$/i.test(
    input.slice(0, index),
  )

const BEFORE_NOW =
  /\b(age(?= \d{2},? now)|before i['’]?m|wh?en i was|til|until|(?<!prised )(?<!^)at|by|since|turn)\s+\d{1,2}/i
const BORN = /\b(?:born|geboren|nacid[oa]|n[ée]e? en)\b[^.,;]{0,20}?\b(19[3-9]\d|20[01]\d)\b/i
/** `Born in 85`. */
const BORN_SHORT = /\b(?:born|geboren|nacid[oa]|n[ée]e? en)(?: in| en| im| jahrgang)? ['’]?([3-9]\d)(?!\d)/i
const CENTURY = 1900

const TENS = ['twenty', 'thirty', 'fou?rty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const ONES = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const SPELT = new RegExp(
  `\\b(?:${TENS.map((ten) => `(${ten})`).join('|')})(?:[ -](?:${ONES.map((one) => `(${one})`).join('|')}))?\\b`,
  'gi',
)
const placeOf = (found: readonly (string | undefined)[]): number => found.findIndex(Boolean)

/** Replaces `fifty three` with digits. The text keeps its length. */
const inDigits = (said: string): string =>
  said.replace(SPELT, (words: string, ...groups: (string | undefined)[]) => {
    const tens = placeOf(groups.slice(0, TENS.length))
    const ones = placeOf(groups.slice(TENS.length, TENS.length + ONES.length))
    return String((tens + 2) * 10 + ones + 1).padStart(words.length)
  })

interface SaidAge extends Span {
  years: number
  quote: string
}

/** The stated age, as a number or from the year of birth. */
export function saidAge(said: string, year: number): SaidAge | null {
  const now = inDigits(said).replace(BEFORE_NOW, (words) => ' '.repeat(words.length))
  for (const pattern of SAID_AGE) {
    const found = pattern.exec(now)
    const years = Number(found?.slice(1).find(Boolean))
    if (
      found &&
      years >= 10 &&
      years < 100 &&
      !isOfDoing(found) &&
      !isOfThing(found) &&
      !isOfWeight(found) &&
      !isOfReps(found)
    )
      return ageAt(found, years, said)
  }
  const born = BORN.exec(said)
  if (born) return ageAt(born, year - Number(born[1]), said)
  const short = BORN_SHORT.exec(said)
  return short ? ageAt(short, year - CENTURY - Number(short[1]), said) : null
}

function ageAt({ 0: words, index }: RegExpExecArray, years: number, said: string): SaidAge {
  const end = index + words.length
  return { years, quote: said.slice(index, end).trim(), start: index, end }
}
