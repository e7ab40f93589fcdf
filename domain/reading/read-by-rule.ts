import type { Field, Kind, Statement } from './statement.ts'
import { ailmentsIn } from './subjects/ailments.ts'
import { clausesOf, type Clause } from './sentence/clauses.ts'
import { eventsIn } from './numbers/event.ts'
import { senseOf, termsIn, type Text } from './words/find-terms.ts'
import type { Table } from './words/term-tree.ts'
import { withoutFrustration } from './sentence/frustration.ts'
import { withoutIdioms } from './sentence/idioms.ts'
import {
  announcedBy,
  answerIn,
  goesWithout,
  isJustNames,
  isListOfNames,
  painAfter,
} from './sentence/lists.ts'
import { withLoadLimit } from './load-limit.ts'
import { limitsAskedIn } from './numbers/limits-asked.ts'
import { looseWeightsIn } from './numbers/loose-weights.ts'
import { partLimitsIn, withPartLimits } from './numbers/part-limits.ts'
import { numbersIn, type Amount } from './numbers/numbers.ts'
import { withoutIdleOnly } from './sentence/only.ts'
import { othersIn } from './sentence/others.ts'
import { personIn } from './subjects/person.ts'
import { withLiftGoals } from './subjects/lift-goals.ts'
import { withKept } from './subjects/keep-and-order.ts'
import { withNoBigger } from './subjects/no-bigger.ts'
import { readClause } from './subjects/read-clause.ts'
import { withoutDoctorsOfTold } from './subjects/read-condition.ts'
import { quoteOf, type ReaderState, type Stance, wordsAfter } from './sentence/reader-state.ts'
import { withSettled } from './settled.ts'
import { toolLimitsIn } from './numbers/tool-limit.ts'
import { toldEquipment } from './subjects/told-equipment.ts'
import { daysSaid, trainingDaysIn, withoutDays, type ToldDays } from './numbers/training-days.ts'
import { shortlyNamed } from './subjects/read-numbers.ts'
import { withoutDuplicates } from './without-duplicates.ts'

/**
 * Reads a text by rule, in linear time. Only explicit cues count: a mere mention, a number, a record, a plan
 * or praise states nothing.
 * @param today - decides what is long ago, the age from a year of birth, and the weeks to a date
 */
export function readByRule(said: string, field: Field, today: Date): Statement[] {
  const year = today.getUTCFullYear()
  const text =
    field === 'comments' ? withoutIdioms(withoutFrustration(withoutIdleOnly(termsIn(said)))) : termsIn(said)
  const told = field === 'comments' ? trainingDaysIn(said) : []
  const clauses = clausesOf(text)
  const amounts = numbersIn(text, year)
  const isBareList = field === 'comments' && !amounts.length && isListOfNames(text, clauses)
  const { others, anybodyElse } = othersIn(text, clauses)
  const reading = readingOf(text, amounts, { field, year, isBareList, others, told })
  let announced: Stance = null
  let before: Stance = null
  let lastBegun = 0
  for (const [index, clause] of clauses.entries()) {
    const isList = clause.every(isJustNames)
    // `I hate planks. And burpees.`
    const mark = text.tokens[(clause[0]?.from ?? 0) - 1]?.said
    const isAside = mark === '('
    const goesOn =
      (clause[0]?.isAfterAnd && mark !== ')') || (isAside && NOT_THERE.includes(before)) ? before : null
    const given =
      answerIn(clauses[index + 1], reading) ??
      painAfter(clause, clauses.slice(index + 1, index + 3), reading) ??
      (isList || (announced && goesWithout(clause)) ? (announced ?? goesOn) : null)
    const begun = reading.statements.length
    if (givesIn(clause, reading)) takeBackBans(reading, lastBegun)
    lastBegun = begun
    before = readClause(clause, reading, given)
    reading.wasPain = before === 'pain'
    if (!isList) announced = announcedBy(clause, reading)
  }
  if (field === 'comments') {
    const ofOthers = [...others]
    const ailments = ailmentsIn(text, (at) => ofOthers.some(({ from, to }) => at >= from && at < to))
    // `My arm is in a sling, everything else works`: the arm is no wish.
    if (ailments.some((each) => each.kind === 'condition' && each.what === 'one-arm'))
      reading.statements = reading.statements.filter(
        (each) => !(each.kind === 'bring-up' && OF_ARM.includes(each.what)),
      )
    const ofParts = partLimitsIn(text)
    // A limit for a part of the body is none of the day.
    const rest = ofParts.reduce((left, { quote }) => left.replace(quote, ' '.repeat(quote.length)), text.said)
    const limits = limitsAskedIn({ ...text, said: rest })
    const asked = withKept(withNoBigger(reading.statements, text), text, isBareList)
    reading.statements = withLiftGoals(asked, text, isBareList).filter((each) => !isTimeOf(each, limits))
    reading.statements = withPartLimits(reading.statements, ofParts, text.said)
    reading.statements.push(...ailments, ...toolLimitsIn(text), ...limits)
  }
  if (field === 'equipment') looseWeightsIn(text, reading.statements)
  else reading.statements.push(...eventsIn(text, amounts, today), ...told.map((each) => daysSaid(said, each)))
  if (field === 'comments') reading.statements.push(...shortlyNamed(text, amounts))
  personIn(text, clauses, amounts, { field, year, anybodyElse }, reading.statements)
  const read =
    field === 'comments' ? withLoadLimit(withSettled(reading.statements, said), said) : reading.statements
  return withoutDuplicates(withoutIdlePraise(withoutWider(withoutFathers(withoutDoctorsOfTold(read)))))
}

const readingOf = (
  text: Text,
  amounts: readonly Amount[],
  {
    told,
    ...known
  }: Pick<ReaderState, 'field' | 'year' | 'isBareList' | 'others'> & { told: readonly ToldDays[] },
): ReaderState => ({
  ...known,
  text,
  withoutDays: { ...text, said: withoutDays(text.said, told) },
  amountOf: byLift(amounts.filter(({ isGoal }) => !isGoal)),
  goalOf: byLift(amounts.filter(({ isGoal }) => isGoal)),
  weeks: amounts.flatMap(({ at, weeks }) => (weeks === undefined ? [] : [{ at, weeks }])),
  years: amounts.flatMap(({ at, years }) => (years === undefined ? [] : [{ at, years }])),
  told: known.field === 'comments' ? toldEquipment(text) : new Set(),
  hasDumbbells: text.terms.some((term) => senseOf(term, 'implement') === 'dumbbells'),
  hasSmith: text.terms.some((term) => senseOf(term, 'implement') === 'smith-machine'),
  ofExercise: placesOfExercises(text),
  statements: [],
  before: [],
  isPast: false,
  wasPain: false,
  firm: new Set(),
  spared: new Set(),
  begun: 0,
  isOr: false,
  denied: new Set(),
  last: { from: 0 },
})

/** `Planks capped at 25 s`: the seconds are no record. */
const isTimeOf = (each: Statement, limits: readonly Statement[]): boolean =>
  each.kind === 'lift' &&
  each.seconds !== undefined &&
  limits.some((limit) => limit.kind === 'limit' && limit.seconds === each.seconds)

const OF_ARM: readonly string[] = ['arms', 'forearms', 'grip']

/** `I don't love squats but I'll do them`. */
const GIVES_IN =
  /^\W*i(?: will|.?ll| can| do)? (?:still )?(?:do|don.?t mind|tolerate|put up with|manage)(?: (?:them|it|em|those))?(?: anyway| regardless| if (?:i must|needed|you say so))?\W*$|^\W*(?:no )?(?:it|they)(?:['’]?s| is|['’]?re| are) needed\W*$|^\W*(?:i )?(?:know|no) (?:i|that i) need (?:it|them)\b/i
/** `I do want a wider back` gives in to nothing. */
const DOES_ANOTHER = /^\s+(?!(?:them|it|em|those|anyway|regardless|if|because|since|when|but|and)\b)\p{L}/iu
function givesIn(clause: Clause, reading: ReaderState): boolean {
  const quote = quoteOfClause(clause, reading)
  if (!GIVES_IN.test(quote)) return false
  const isOpen = /\bdo\W*$/i.test(quote)
  return !(isOpen && DOES_ANOTHER.test(wordsAfter({ to: clause.at(-1)?.to ?? 0 }, reading)))
}

const quoteOfClause = (clause: Clause, reading: ReaderState): string =>
  quoteOf({ from: clause[0]?.from ?? 0, to: clause.at(-1)?.to ?? 0 }, reading)
function takeBackBans({ statements }: ReaderState, from: number): void {
  const kept = statements.slice(from).filter(({ kind }) => kind !== 'leave-out')
  statements.splice(from, statements.length, ...kept)
}

/** `I had a full setup (rack, two bars)`. */
const NOT_THERE: readonly Stance[] = ['gone', 'out']

const byLift = (amounts: readonly Amount[]) =>
  new Map(amounts.flatMap((each) => (each.of ? [[each.of, each] as const] : [])))

const OF_EXERCISE: readonly Table[] = ['lift', 'way', 'implement', 'tool']
const placesOfExercises = ({ terms }: Text): ReadonlySet<number> =>
  new Set(
    terms
      .filter((term) => OF_EXERCISE.some((table) => senseOf(term, table) !== null))
      .flatMap(({ from, to }) => Array.from({ length: to - from }, (_, off) => from + off)),
  )

/** `Squats feel fine` allows nothing if nothing is excluded. */
function withoutIdlePraise(statements: readonly Statement[]): Statement[] {
  const isOut = statements.some(({ kind }) => TAKES_OUT.includes(kind))
  return isOut ? [...statements] : statements.filter(({ kind }) => kind !== 'allow')
}
const TAKES_OUT: readonly Kind[] = ['leave-out', 'pain', 'condition', 'only-with']

/** `Diabetes, on insulin` is a single condition. */
function withoutWider(statements: readonly Statement[]): Statement[] {
  const isSaid = (what: string) => statements.some((each) => each.kind === 'condition' && each.what === what)
  return isSaid('diabetes-insulin')
    ? statements.filter((each) => each.kind !== 'condition' || each.what !== 'diabetes')
    : [...statements]
}

/** Removes birth-related conditions if the writer is a man: `we just had a baby`. */
function withoutFathers(statements: readonly Statement[]): Statement[] {
  const isMan = statements.some((each) => each.kind === 'person' && each.sex === 'male')
  return statements.filter((each) => !(isMan && each.kind === 'condition' && OF_MOTHERS.includes(each.what)))
}
const OF_MOTHERS: readonly string[] = ['pregnancy', 'postpartum', 'c-section']
