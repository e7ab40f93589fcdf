import { kgFromLb, type Units } from '../../program/units.ts'
import type { Clause, Segment } from '../sentence/clauses.ts'
import { senseOf, type Text } from '../words/find-terms.ts'
import type { Amount } from '../numbers/numbers.ts'
import { manIn, womanIn } from '../sentence/oneself.ts'
import { childIn } from '../sentence/others.ts'
import type { Field, Statement } from '../statement.ts'
import { recipientIn, withoutAgesOfOthers } from '../sentence/recipient.ts'
import { saidAge } from '../numbers/said-age.ts'
import { bodyWeightIn, CHANGED_TO, STATS, unitIn } from '../numbers/said-body-weight.ts'
import { sessionIn } from './session-time.ts'

const SENIOR = 65
const MINOR = 16

/** Words that end with a full stop before their number. */
const SHORTENED = new Set(['min', 'max', 'mind', 'ca', 'approx', 'nr', 'no'])
/** A number on its own, as people write their age. */
const ORDINAL = /^(woche|wochen|ssw|kw|monat|schwangerschaftswoche)$/
const ALONE = /^\W{0,3}(\d{2})\W{0,3}$/
/** Words that describe only the writer, or nobody. */
const FEMALE =
  /\b(female(?! (?:coach|trainer|friend|doctor|physio|partner|pt)\b)|widow|mom of|mum of|mother of|(?<!my )grandma|(?<!my )grandmother|(?:peri|post|pre)?menopaus\w*|pcos|endometriosis|mama|mommy|mummy|nana|nan to|wife and mother|housewife|stay at home mom|she\/her|sdraiata|hipertensa|diab[eé]tica|asm[aá]tica|(?:sono stata|fui|he sido|j['’]ai été|soy) op\w+[ae]|(?<!\b(?:pas|nicht|no estoy|non sono|n[aã]o estou|niet) )(?:embarazada|enceinte|schwanger|incinta|gr[aá]vida|zwanger)|hysterectomy|mastectomy|breast ?feeding|uter\w+|(?:my|heavy) periods?|periods|period (?:pain|cramps)|weiblich|f\d{2}|(?<![\d.,])\d{2}f|\d{2},? f(?=\s*(?:[,.;/()\n\d]|$)| (?:here|with|and|looking|trying|who|from)\b))\b/i
const MALE =
  /\b((?<!\b(?:fa|fanno|fare|faceva) )male(?! (?:al|il|la|i|le|gli|coach|trainer|friend|doctor|physio|partner|pt)\b)|husband and father|he\/him|vasectomy|testic\w+|i'?m the dad|dad of|father of|grandpa|pros?trate|widower|mailman|m(?:ae|ä)nnlich|camarero|m\d{2}|(?<![\d.,])\d{2}m(?! (?:sessions?|workouts?|tops?|max|per|each|a day|walk|run|row|swim|sprints?|only|free|pool|windows?|slots?))|\d{2},? m(?=\s*(?:[,.;/()\n\d]|$)| (?:here|with|and|looking|trying|who|from)\b))\b/i
const WITH_CHILD = ['pregnancy', 'postpartum', 'c-section', 'prolapse', 'pelvic-floor', 'diastasis']
const WEIGHT = /\b(\d{2,3}(?:[.,]\d)?)\s*(kgs?|kilos?|lbs?|pounds?)\b/i
/** Kilograms. Outside of these, the number is not a body weight. */
const MIN_KG = 35
const MAX_KG = 220
/** Without a unit, more than this is in pounds. */
const MAX_IN_KG = 140
const rounded = (kg: number): number => Math.round(kg * 10) / 10
const OF_WEIGHT = /\b(bodyweight|body weight|bw)\b/i
const blank = (words: string): string => ' '.repeat(words.length)
/** What the writer says about themselves, and the time for a session. */
export function personIn(
  { said: all, tokens, terms }: Text,
  clauses: readonly Clause[],
  amounts: readonly Amount[],
  { field, year, anybodyElse }: { field: Field; year: number; anybodyElse: ReadonlySet<Segment> },
  statements: Statement[],
): void {
  const liftEnds = new Set(terms.flatMap((term) => (senseOf(term, 'lift') ? [term.to] : [])))
  const said = withoutOthers()
  const recipient = recipientIn(all)
  const weight = bodyWeightIn(said, field)
  /** Without the body weight: a number has one meaning. */
  const weightless = weight
    ? said.slice(0, weight.start) + blank(weight.quote) + said.slice(weight.end)
    : said
  const ageless = recipient ? weightless : withoutAgesOfOthers(weightless)
  const age = ageIn()
  if (age) {
    statements.push({ kind: 'person', age: age.years, quote: age.quote })
    if (age.years >= SENIOR) statements.push({ kind: 'condition', what: 'over-65', quote: age.quote })
    if (age.years < MINOR) statements.push({ kind: 'condition', what: 'under-16', quote: age.quote })
  }
  const child = statements.find((each) => each.kind === 'condition' && WITH_CHILD.includes(each.what))
  const stats = STATS.exec(said)
  const isStats = (sex: string) =>
    stats?.slice(1).some((each) => each?.toLowerCase() === sex) ? stats : null
  const female = FEMALE.exec(said) ?? isStats('f') ?? womanIn(said)
  const male = MALE.exec(said) ?? isStats('m') ?? manIn(said)
  if (recipient?.sex) statements.push({ kind: 'person', sex: recipient.sex, quote: recipient.quote })
  else if ((child && !male) || female)
    statements.push({ kind: 'person', sex: 'female', quote: child?.quote ?? female?.[0] ?? '' })
  else if (male) statements.push({ kind: 'person', sex: 'male', quote: male[0] })
  weighIn()
  const time = sessionIn({ said, wordsFrom, spanOf }, clauses.flat(), amounts, terms, field)
  // `19 m 64kg` is a man aged nineteen.
  if (time && !age?.quote.startsWith(time.quote.trim())) statements.push({ kind: 'time', ...time })

  /** Blanks out segments about others. The text keeps its length. */
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
    const told = childIn(all) ?? saidAge(ageless.replace(CHANGED_TO, blank), year)
    if (told) return told
    if (recipient?.years) return { years: recipient.years, quote: String(recipient.years) }
    // `Bench twice my bodyweight (78)`
    const alone = field === 'comments' && clauses.flat().length > 1 && !OF_WEIGHT.test(said)
    if (alone)
      for (const segment of clauses.flat()) {
        const number = isOfMore(segment.from)
          ? null
          : ALONE.exec(wordsFrom(segment.from, segment.to, ageless))
        const years = Number(number?.[1])
        if (number && !segment.isAfterAnd && years >= 14 && years < 95 && !nearLift(segment.from))
          return { years, quote: String(years) }
      }
    return null
  }

  function weighIn(): void {
    if (weight) return addWeight(weight.value, weight.unit, weight.quote)
    for (const segment of clauses.flat()) {
      const words = wordsFrom(segment.from, segment.to, said)
      const loose = WEIGHT.exec(words)
      const names = segment.terms.some((term) =>
        ['lift', 'implement'].some((of) => senseOf(term, of as 'lift') !== null),
      )
      const saysWho = age ?? female ?? male ?? recipient
      if (loose && !names && saysWho && !nearLift(segment.from))
        return addWeight(Number(loose[1]?.replace(',', '.')), unitIn(loose[2]), loose[0])
    }
  }

  /** Without a unit, a number that no body weighs in kilograms is in pounds. `value` lets others look again. */
  function addWeight(value: number, unit: Units | undefined, quote: string): void {
    const kg = unit === 'lb' || (!unit && value > MAX_IN_KG) ? kgFromLb(value) : value
    if (kg < MIN_KG || kg > MAX_KG) return
    statements.push({ kind: 'person', weightKg: rounded(kg), value, ...(unit && { unit }), quote })
  }

  /**
   * The number belongs to something else: the minutes of `6:45`, `20w`, the week of `22. Woche` or `22+3`,
   * `min. 25`.
   */
  function isOfMore(at: number): boolean {
    const [before, after, next] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]]
    if (after?.said === '+') return true
    if (after?.said === '.' && ORDINAL.test(next?.said ?? '')) return true
    if (before?.said === '.' && SHORTENED.has(tokens[at - 2]?.said ?? '')) return true
    const isMinutes = before?.said === ':' && tokens[at]?.isJoined === true
    return isMinutes || (after?.isJoined === true && /\p{L}/u.test(after.said))
  }

  function spanOf(at: number): { start: number; end: number } {
    return { start: tokens[at]?.start ?? 0, end: tokens[at]?.end ?? 0 }
  }

  function nearLift(at: number): boolean {
    return [0, 1, 2].some((off) => liftEnds.has(at - off))
  }

  function wordsFrom(from: number, to: number, text = all): string {
    return text.slice(tokens[from]?.start, tokens[Math.min(to, tokens.length) - 1]?.end)
  }
}
