import { kgFromLb } from '../units.ts'
import type { Clause } from './clauses.ts'
import { senseOf, type Text } from './find-terms.ts'
import type { Amount } from './numbers.ts'
import type { Field } from './read-segment.ts'
import type { Statement } from './statement.ts'

const SENIOR = 65
const MINOR = 16

/** A number that is said to be an age, or that stands alone as people write theirs. */
const SAID_AGE = [
  /\b(?:i['’]?m|i am|im|age|aged|me:?|bin|ich bin|ho|tengo|j['’]ai|tenho|ik ben|soy|turned)\s+(?:a\s+)?(\d{1,2})\b(?!\s*(?:kg|lb|w(?:ee)?k|month|min|day|%|pound|kilo|rep|cm|st\b|[./]\d|hour|x))/i,
  /\b(\d{1,2})[\s-]{0,2}(?:yo\b|y\.?\s?o\b|y\/o|y old|yrs? old|years? old|year-old|years? young|yrs\b|ans\b|a[nñ]os\b|jahre?\b|anni\b|anos\b|jaar\b)/i,
  /\b[mf]\s?(\d{2})\b|\b(\d{2})\s?[mf]\b/i,
  /\b(\d{2}),?\s+(?:year old\s+)?(?:female|male|woman|man|lady|guy|mum|mom|from|ex)\b|\b(?:female|male|woman|man|guy)[,\s]+(\d{2})\b(?!\s*(?:kg|lb))/i,
]
const ALONE = /^\W{0,3}(\d{2})\W{0,3}$/
const OF_ONESELF = /\b(i['’]?m|i am|bin|soy|tengo|ho|j['’]ai|me)\b/i
const BEFORE_NOW = /\b(before im|when i was|til|until|at|by|since|turn)\s+\d{1,2}/i
const BORN = /\b(?:born|geboren|nacid[oa]|n[ée]e? en)\b[^.,;]{0,20}?\b(19[3-9]\d|20[01]\d)\b/i
const FEMALE =
  /\b(female|woman|girl|lady|widow|mom of|mum of|mother of|grandma|grandmother|menopaus\w*|pcos|uter\w+|period|mujer|femme|donna|mulher|vrouw|weiblich|sdraiata|f\d{2}|\d{2}\s?f|me: \d{2}, f)\b/i
const MALE =
  /\b(male|(?<!the )man|dude|i'?m the dad|dad of|father of|grandpa|pros?trate|widower|mailman|hombre|homme|uomo|homem|m(?:ae|ä)nnlich|camarero|m\d{2}|\d{2}\s?m)\b/i
const WITH_CHILD = ['pregnancy', 'postpartum', 'c-section', 'prolapse', 'pelvic-floor', 'diastasis']
const WEIGHT = /\b(\d{2,3}(?:[.,]\d)?)\s*(kg|kilos?|lbs?|pounds?)\b/i
const WEIGH =
  /\b(?:weigh(?:ing)?|weight|bodyweight|bw|peso|wiege|p[eè]se)\b\W{0,2}(?:is|of|about|around)?\W{0,2}(\d{2,3}(?:[.,]\d)?)\s?(kg|kilos?|lbs?|pounds?)?|\b(\d{2,3})\s?(?:kg|lbs?)?\s?(?:bw|bodyweight)\b/i
/** A session, not a ride to work. */
const IS_SESSION =
  /\b(only|max|tops|at most|session|per|each|have|got|under|limit|workout|time|day|incl\w*|tengo|solo|habe|nur|maximal|j['’]ai|ho solo|tenho|usually|normally)\b/i

/** What somebody says of themselves, and how long they have for a session. */
export function personIn(
  { said, tokens, terms }: Text,
  clauses: readonly Clause[],
  amounts: readonly Amount[],
  { field, year }: { field: Field; year: number },
  statements: Statement[],
): void {
  const liftEnds = new Set(terms.flatMap((term) => (senseOf(term, 'lift') ? [term.to] : [])))
  const others = terms.some((term) => senseOf(term, 'cue') === 'others')
  const age = ageIn()
  if (age) {
    statements.push({ kind: 'person', age: age.years, quote: age.quote })
    if (age.years >= SENIOR) statements.push({ kind: 'condition', what: 'over-65', quote: age.quote })
    if (age.years < MINOR) statements.push({ kind: 'condition', what: 'under-16', quote: age.quote })
  }
  const child = statements.find((each) => each.kind === 'condition' && WITH_CHILD.includes(each.what))
  const female = others ? null : FEMALE.exec(said)
  const male = others ? null : MALE.exec(said)
  if ((child && !male) || female)
    statements.push({ kind: 'person', sex: 'female', quote: child?.quote ?? female?.[0] ?? '' })
  else if (male) statements.push({ kind: 'person', sex: 'male', quote: male[0] })
  weighIn()
  const sessions = amounts.filter(({ minutes = 0 }) => minutes >= 10 && minutes <= 120)
  const longest = sessions.toSorted((one, other) => (other.minutes ?? 0) - (one.minutes ?? 0))[0]
  if (longest?.minutes && IS_SESSION.test(said))
    statements.push({ kind: 'time', minutes: longest.minutes, quote: wordsFrom(longest.at, longest.at + 2) })

  function ageIn(): { years: number; quote: string } | null {
    const now = said.replace(BEFORE_NOW, ' ')
    for (const pattern of SAID_AGE) {
      const found = pattern.exec(now)
      const years = Number(found?.slice(1).find(Boolean))
      if (found && years >= 10 && years < 100 && !(others && !OF_ONESELF.test(found[0])))
        return { years, quote: said.includes(found[0]) ? found[0] : String(years) }
    }
    const born = BORN.exec(said)
    if (born) return { years: year - Number(born[1]), quote: born[0] }
    const alone = field === 'comments' && !others && clauses.flat().length > 1
    if (alone)
      for (const segment of clauses.flat()) {
        const number = ALONE.exec(wordsFrom(segment.from, segment.to))
        const years = Number(number?.[1])
        if (number && years >= 14 && years < 95 && !nearLift(segment.from))
          return { years, quote: String(years) }
      }
    return null
  }

  function weighIn(): void {
    const told = WEIGH.exec(said)
    if (told) return addWeight(Number((told[1] ?? told[3])?.replace(',', '.')), told[2] ?? told[0], told[0])
    for (const segment of clauses.flat()) {
      const words = wordsFrom(segment.from, segment.to)
      const found = WEIGHT.exec(words)
      const names = segment.terms.some((term) =>
        ['lift', 'implement'].some((of) => senseOf(term, of as 'lift') !== null),
      )
      const saysWho = age ?? female ?? male
      if (found && !names && saysWho && !nearLift(segment.from))
        return addWeight(Number(found[1]?.replace(',', '.')), found[2] ?? '', found[0])
    }
  }

  function addWeight(value: number, unit: string, quote: string): void {
    const isPounds = /lb|pound/i.test(unit) || (!/kg|kilo/i.test(unit) && value > 140)
    const kg = isPounds ? kgFromLb(value) : value
    if (kg >= 35 && kg <= 220) statements.push({ kind: 'person', weightKg: Math.round(kg * 10) / 10, quote })
  }

  function nearLift(at: number): boolean {
    return [0, 1, 2].some((off) => liftEnds.has(at - off))
  }

  function wordsFrom(from: number, to: number): string {
    return said.slice(tokens[from]?.start, tokens[Math.min(to, tokens.length) - 1]?.end)
  }
}
