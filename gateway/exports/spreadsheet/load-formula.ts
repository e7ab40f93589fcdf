import { repsIn } from '../../../domain/program/notation.ts'
import type { RowFacts, Step } from '../../../domain/program/row-facts.ts'
import type { Units } from '../../../domain/program/units.ts'
import { columnName, sheetOf, type Layout } from './layout.ts'
import type { Amount, Line, RuleInNumbers } from './lines.ts'
import { addressOf, type Settings } from './settings.ts'

/** The options of “How it was”. */
export const HIT = 'Hit'
export const TOO_EASY = 'Too easy'
export const MISSED = 'Missed'

/** The smallest pair of plates. */
const ROUND_TO: Readonly<Record<Units, number>> = { kg: 2.5, lb: 5 }
/** At most two extra repetitions count. @see domain/training/printing/progression-rule.ts */
const MAX_OVER = 2

export interface Workings {
  layout: Layout
  units: Units
  settings: Settings
}

/** Null for a row without a count, as for AMRAP. */
const repsOf = ({ row }: Line) => repsIn(row.reps)

/** The cells of one line, as absolute references for formulas on any sheet. */
function cellsOf({ week, at, row }: Line, { layout }: Workings) {
  const cell = (column: number) => `'${sheetOf(week)}'!$${columnName(column)}$${at}`
  const lastSet = layout.firstSet + row.sets - 1
  return {
    load: cell(layout.load),
    lifted: cell(layout.lifted),
    felt: cell(layout.felt),
    result: cell(layout.result),
    used: cell(layout.used),
    firstSet: cell(layout.firstSet),
    lastSet: cell(lastSet),
    allSets: `${cell(layout.firstSet)}:$${columnName(lastSet)}$${at}`,
  }
}

export function resultFormula(line: Line, workings: Workings): string {
  const { felt, allSets } = cellsOf(line, workings)
  const reps = repsOf(line)
  const read = reps ? `IF(COUNT(${allSets})=0,"",IF(MIN(${allSets})<${reps.low},"${MISSED}","${HIT}"))` : '""'
  return `IF(ISBLANK(${felt}),${read},${felt})`
}

export function usedFormula(line: Line, workings: Workings): string {
  const { lifted, load } = cellsOf(line, workings)
  // A reference to an empty cell evaluates to 0, so blanks are checked explicitly.
  return `IF(ISBLANK(${lifted}),IF(ISBLANK(${load}),"",${load}),${lifted})`
}

/** The load of a week, computed from earlier entries; null for a row without an earlier line. */
export function loadFormula(line: Line, workings: Workings): string | null {
  const { before, row } = line
  if (!before) return null
  const { used } = cellsOf(before, workings)
  const printed = row.weight?.[workings.units]
  const next = `MAX(0,${nextLoad(line, before, workings)})`
  return `IF(ISNUMBER(${used}),${next},${printed ?? used})`
}

/** Keeps the planned difference to the heavy set, whatever weight was used for it. */
export function backOffFormula(line: Line, workings: Workings): string | null {
  const { weight, facts } = line.row
  if (!facts.backOff) return null
  const { units } = workings
  const { used } = cellsOf(line, workings)
  const lighter =
    weight && facts.backOff.weight
      ? `${used}${signed(facts.backOff.weight[units] - weight[units])}`
      : rounded(`${shareIn(facts.backOff).toFixed(2)}*${used}`, line, workings)
  return `IF(ISNUMBER(${used}),MAX(0,${lighter}),"")`
}

/** The formula's value before anything is entered. */
export function printedBackOff({ row: { weight, facts } }: Line, { units }: Workings): number | null {
  if (!weight || !facts.backOff) return null
  const to = ROUND_TO[units]
  return facts.backOff.weight?.[units] ?? Math.round((weight[units] * shareIn(facts.backOff)) / to) * to
}

/** The share of the first set's weight. */
const shareIn = ({ percentLighter = 0 }: NonNullable<RowFacts['backOff']>): number => 1 - percentLighter / 100

function nextLoad(line: Line, before: Line, workings: Workings): string {
  const { rule } = line
  const amount = amountsOf(line, workings)
  const { used } = cellsOf(before, workings)
  const isPrinted = line.row.weight !== undefined && before.row.weight !== undefined
  if (line.isLight && !isPrinted) return lightLoad(line, used, workings)
  const hit = isPrinted ? movedLoad(line, before, used, workings) : steppedLoad(line, before, workings)
  const wasMissed = (each: Line) => `${cellsOf(each, workings).result}="${MISSED}"`

  const more = rule.tooEasy === null ? null : `${hit}+${amount(rule.tooEasy)}`
  const wasEasy = (each: Line) => `${cellsOf(each, workings).result}="${TOO_EASY}"`
  const slowly = before.before ? choose(wasEasy(before.before), more ?? hit, hit) : hit
  const easy = rule.perRepOver
    ? `${hit}+${MAX_OVER}*${amount(rule.perRepOver.amount)}`
    : rule.isSlow
      ? slowly
      : (more ?? hit)
  const good = byReps(line, hit, before, workings, amount)

  const goesOn = rule.missMovesOn && (rule.missesUntil === undefined || before.week < rule.missesUntil)
  const missed = goesOn
    ? less(hit, rule.missed, amount)
    : rule.missMovesOn
      ? used
      : less(used, rule.missed, amount)
  const twice =
    rule.missedTwice === undefined ? missed : lessTwice(goesOn ? hit : used, rule.missedTwice, line, workings)
  const short = before.before ? choose(wasMissed(before.before), twice, missed) : missed
  return choose(wasMissed(before), short, choose(wasEasy(before), easy, good))
}

const choose = (condition: string, yes: string, no: string): string =>
  yes === no ? yes : `IF(${condition},${yes},${no})`

type AmountIn = (amount: Amount) => string

const less = (from: string, by: Amount | null, amount: AmountIn): string =>
  by === null ? from : `${from}-${amount(by)}`

function lessTwice(
  from: string,
  by: NonNullable<RuleInNumbers['missedTwice']>,
  line: Line,
  workings: Workings,
): string {
  const amount = amountsOf(line, workings)
  if (by === 'two sizes') return `${from}-2*${amount('size')}`
  return by === 'tenth' ? rounded(`0.9*(${from})`, line, workings) : `${from}-${amount(by)}`
}

/** Raises the weight where extra reps show that it is too light. */
function byReps(
  { row, rule: { perRepOver, manyReps, tooEasy, top, heaviest } }: Line,
  hit: string,
  before: Line,
  workings: Workings,
  amount: AmountIn,
): string {
  const { firstSet, lastSet, allSets, used } = cellsOf(before, workings)
  const reps = repsOf(before)
  if (perRepOver && reps) {
    const set = perRepOver.set === 'first' ? firstSet : lastSet
    return `${hit}+${amount(perRepOver.amount)}*IF(COUNT(${set})=0,0,MAX(0,MIN(${MAX_OVER},${set}-${reps.high})))`
  }
  if (manyReps !== undefined && tooEasy !== null)
    return `${hit}+IF(COUNT(${lastSet})=0,0,IF(${lastSet}>=${manyReps},${amount(tooEasy)},0))`
  // The week after a light one resumes the earlier weight, whatever was reached with it.
  if (top !== null && reps && row.facts.step?.of === 'reps') {
    const heavier = `${used}+${amount(top)}`
    const upTo = heaviest === null ? heavier : `MIN(${heavier},MAX(${used},${heaviest}))`
    return `IF(COUNT(${allSets})<${before.row.sets},${hit},IF(MIN(${allSets})>=${reps.high},${upTo},${hit}))`
  }
  return hit
}

/** Keeps the last line's difference from its printed weight. */
const movedLoad = (line: Line, before: Line, used: string, { units }: Workings): string =>
  `${used}${signed((line.row.weight?.[units] ?? 0) - (before.row.weight?.[units] ?? 0))}`

/** Adds the step that a row without a weight states. */
function steppedLoad(line: Line, before: Line, workings: Workings): string {
  const { rule, row, inFirstWeek } = line
  const { used } = cellsOf(before, workings)
  const amount = amountsOf(line, workings)
  const { step, special, share } = row.facts
  const shareBefore = before.row.facts.share
  if (share && shareBefore && share !== shareBefore)
    return rounded(`${(share / shareBefore).toFixed(2)}*${used}`, line, workings)
  if (step?.of === 'share') {
    const first = step.since === 'week 1' && inFirstWeek ? cellsOf(inFirstWeek, workings).used : used
    const from = first === used ? used : `IF(ISNUMBER(${first}),${first},${used})`
    return rounded(`${(1 + step.percent / 100).toFixed(2)}*${from}`, line, workings)
  }
  if (rule.hit !== null && step && addsWeight(step)) return `${used}+${amount(rule.hit)}`
  if (rule.tooEasy !== null && special?.of === 'start over') return `${used}+${amount(rule.tooEasy)}`
  return used
}

const addsWeight = (step: Step): boolean =>
  step.of === 'weight' || (step.of === 'reps' && step.or !== null && step.or !== 'next size')

function lightLoad(line: Line, used: string, workings: Workings): string {
  const { special } = line.row.facts
  if (special?.of !== 'deload') return used
  if (special.by === 'tenth') return rounded(`0.9*${used}`, line, workings)
  return special.by === 'one size' ? `${used}-${amountsOf(line, workings)('size')}` : used
}

const rounded = (weight: string, line: Line, workings: Workings): string => {
  const to = roundsTo(line, workings)
  return `ROUND(${weight}/${to},0)*${to}`
}

function roundsTo(line: Line, workings: Workings): string {
  const { hit, top, tooEasy, missed } = line.rule
  const steps = [hit, top, tooEasy, missed]
  const own = steps.includes('size') ? 'size' : steps.includes('least') ? 'least' : null
  return own ? amountsOf(line, workings)(own) : String(ROUND_TO[workings.units])
}

const amountsOf =
  ({ isOfBells }: Line, { settings }: Workings): AmountIn =>
  (amount) =>
    amount === 'size'
      ? addressOf(settings, isOfBells ? 'bells' : 'dumbbells')
      : amount === 'least'
        ? addressOf(settings, 'plates')
        : String(amount)

const signed = (by: number): string => (by === 0 ? '' : by > 0 ? `+${by}` : String(by))
