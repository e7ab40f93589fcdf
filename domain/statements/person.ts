import { kgFromLb } from '../units.ts'
import type { Clause, Segment } from './clauses.ts'
import { senseOf, type Text } from './find-terms.ts'
import type { Amount } from './numbers.ts'
import { manIn, womanIn } from './oneself.ts'
import type { Field } from './reading.ts'
import { saidAge } from './said-age.ts'
import type { Statement } from './statement.ts'

const SENIOR = 65
const MINOR = 16

/** A number that stands alone, as people write their age. */
const ALONE = /^\W{0,3}(\d{2})\W{0,3}$/
/** Said of nobody but oneself, or of nobody. */
const FEMALE =
  /\b(female(?! (?:coach|trainer|friend|doctor|physio|partner|pt)\b)|widow|mom of|mum of|mother of|grandma|grandmother|(?:peri|post|pre)?menopaus\w*|pcos|endometriosis|mama|mommy|mummy|nana|nan to|wife and mother|housewife|stay at home mom|she\/her|sdraiata|hipertensa|diab[eé]tica|asm[aá]tica|operada|op[eé]r[eé]e|operata|embarazada|enceinte|schwanger|incinta|gr[aá]vida|zwanger|hysterectomy|mastectomy|breast ?feeding|uter\w+|(?:my|heavy) periods?|periods|period (?:pain|cramps)|weiblich|f\d{2}|\d{2}f|\d{2} f(?=\s*(?:[,.;/()\n\d]|$)| (?:here|with|and|looking|trying|who|from)\b)|me: \d{2}, f)\b/i
const MALE =
  /\b((?<!\b(?:fa|fanno|fare|faceva) )male(?! (?:al|il|la|i|le|gli|coach|trainer|friend|doctor|physio|partner|pt)\b)|husband and father|he\/him|vasectomy|testic\w+|i'?m the dad|dad of|father of|grandpa|pros?trate|widower|mailman|m(?:ae|ä)nnlich|camarero|m\d{2}|\d{2}m|\d{2} m(?=\s*(?:[,.;/()\n\d]|$)| (?:here|with|and|looking|trying|who|from)\b))\b/i
const WITH_CHILD = ['pregnancy', 'postpartum', 'c-section', 'prolapse', 'pelvic-floor', 'diastasis']
const WEIGHT = /\b(\d{2,3}(?:[.,]\d)?)\s*(kg|kilos?|lbs?|pounds?)\b/i
const WEIGH =
  /\b(?:weigh(?:ing)?|weight|bodyweight|bw|peso|wiege|p[eè]se)\b\W{0,2}(?:is|of|about|around)?\W{0,2}(\d{2,3}(?:[.,]\d)?)\s?(kg|kilos?|lbs?|pounds?)?|\b(\d{2,3})\s?(?:kg|lbs?)?\s?(?:bw|bodyweight)\b/i
/** `6'1 240`: a height, and what goes with it. */
const AFTER_HEIGHT = /\b\d\s?['’′]\s?\d{0,2}\s?["”″]?\s?(?:tall|and|&|,|\/)?\s?(\d{3})\b(?!\s*(?:kg|cm))/
const STONES = /\b(\d{1,2})\s?(?:st|stone)\b\s?(\d{1,2})?/i
const POUNDS_IN_A_STONE = 14
const OF_WEIGHT = /\b(bodyweight|body weight|bw)\b/i
/** A session, not a ride to work. */
const IS_SESSION =
  /\b(is (?:fine|ok|okay|good|perfect)|works|days|all i|what i|can do|can spare|spare|lunch|break|before work|after work|express|no longer|no more|not more|not longer|squeeze|fit in|slots?|window|free|budget|keep it|keep them|keep workouts|keep sessions|train(?:ing)? for|at best|at the most|door to door|top|longest|long|short|quick|a go|a pop|a piece|apiece|tengo|dispongo|m[aá]ximo|nur|h[oö]chstens|maximal|mehr|pro|par|max|massimo|al massimo|per seduta|sesi[oó]n|sesiones|s[eé]ance|seduta|allenamento|treino|sess[aã]o|einheit|trainingseinheit|training|per keer|gym time|sessions?|workouts?|only|max|tops|at most|session|per|each|have|got|under|limit|workout|time|day|incl\w*|tengo|solo|habe|nur|maximal|j['’]ai|ho solo|tenho|usually|normally)\b/i

const AT_MOST = /como mucho|a lo sumo|au plus/i
/** `45 min.` */
const IS_ALONE =
  /^\W{0,2}(?:\d{1,3}-)?(?:\d{1,3}|[a-z]{4,7}) ?(?:mins?|minutes?|minuten|minutos|minuti|hours?|hrs?)\b.{0,8}$/i
/** An hour in the car is no session. */
const OF_OTHER_THINGS =
  /\b(walk\w*|runs?|running|jog\w*|swim\w*|driv\w*|commut\w*|ride|riding|car|planks?|hold|bike|cycl\w*|camino|perro|sit|sitting|sits|stand|sleep\w*|prt|warm.?up)\b/i

const minutesOf = ({ minutes = 0 }: Amount): number => minutes

/** What somebody says of themselves, and how long they have for a session. */
export function personIn(
  { said: all, tokens, terms }: Text,
  clauses: readonly Clause[],
  amounts: readonly Amount[],
  { field, year, anybodyElse }: { field: Field; year: number; anybodyElse: ReadonlySet<Segment> },
  statements: Statement[],
): void {
  const liftEnds = new Set(terms.flatMap((term) => (senseOf(term, 'lift') ? [term.to] : [])))
  const said = withoutOthers()
  const age = ageIn()
  if (age) {
    statements.push({ kind: 'person', age: age.years, quote: age.quote })
    if (age.years >= SENIOR) statements.push({ kind: 'condition', what: 'over-65', quote: age.quote })
    if (age.years < MINOR) statements.push({ kind: 'condition', what: 'under-16', quote: age.quote })
  }
  const child = statements.find((each) => each.kind === 'condition' && WITH_CHILD.includes(each.what))
  const female = FEMALE.exec(said) ?? womanIn(said)
  const male = MALE.exec(said) ?? manIn(said)
  if ((child && !male) || female)
    statements.push({ kind: 'person', sex: 'female', quote: child?.quote ?? female?.[0] ?? '' })
  else if (male) statements.push({ kind: 'person', sex: 'male', quote: male[0] })
  weighIn()
  const pieces = clauses.flat()
  const sessions = amounts.filter(({ minutes = 0, at }) => {
    const piece = pieces.find(({ from, to }) => at >= from && at < to)
    const words = piece ? wordsFrom(piece.from, piece.to, said) : ''
    const isOne = IS_SESSION.test(said) || AT_MOST.test(said) || IS_ALONE.test(words)
    return minutes >= 10 && minutes <= 120 && isOne && !OF_OTHER_THINGS.test(words)
  })
  const longest = sessions.toSorted((one, other) => (other.minutes ?? 0) - (one.minutes ?? 0))[0]
  if (longest?.minutes) {
    const usual = longest.isMost && Math.max(...sessions.filter((each) => !each.isMost).map(minutesOf))
    statements.push({
      kind: 'time',
      minutes: longest.minutes,
      ...(usual && usual > 0 && { usually: usual }),
      quote: wordsFrom(longest.at, longest.at + 2),
    })
  }

  /** What is said of others is blank, place for place. */
  function withoutOthers(): string {
    const parts: string[] = []
    let done = 0
    for (const { from, to } of anybodyElse) {
      const [start, end] = [tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0]
      parts.push(all.slice(done, start), ' '.repeat(end - start))
      done = end
    }
    return parts.join('') + all.slice(done)
  }

  function ageIn(): { years: number; quote: string } | null {
    const told = saidAge(said, year)
    if (told) return told
    // `Bench twice my bodyweight (78)`
    const alone = field === 'comments' && clauses.flat().length > 1 && !OF_WEIGHT.test(said)
    if (alone)
      for (const segment of clauses.flat()) {
        const number = ALONE.exec(wordsFrom(segment.from, segment.to, said))
        const years = Number(number?.[1])
        if (number && !segment.isAfterAnd && years >= 14 && years < 95 && !nearLift(segment.from))
          return { years, quote: String(years) }
      }
    return null
  }

  function weighIn(): void {
    const told = WEIGH.exec(said)
    if (told) return addWeight(Number((told[1] ?? told[3])?.replace(',', '.')), told[2] ?? told[0], told[0])
    const tall = AFTER_HEIGHT.exec(said)
    if (tall) return addWeight(Number(tall[1]), 'lb', tall[0])
    const stones = STONES.exec(said)
    if (stones)
      return addWeight(Number(stones[1]) * POUNDS_IN_A_STONE + Number(stones[2] ?? 0), 'lb', stones[0])
    for (const segment of clauses.flat()) {
      const words = wordsFrom(segment.from, segment.to, said)
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

  function wordsFrom(from: number, to: number, text = all): string {
    return text.slice(tokens[from]?.start, tokens[Math.min(to, tokens.length) - 1]?.end)
  }
}
