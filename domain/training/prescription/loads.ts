import type { TrainingProfile } from '../profile/profile.ts'
import { lbFromKg, UNITS } from '../../program/units.ts'
import type { CatalogueEntry } from '../../exercises/exercise.ts'
import type { ProgressionKind } from '../../exercises/vocabulary.ts'
import { knownMax, type KnownMax } from '../profile/weights/known-max.ts'
import { comesInPairs, inSizes, loadingOf, sizesFor, type Loading } from '../profile/weights/loading.ts'
import { roundStepKg } from './load-step.ts'
import { shareOfMax } from '../profile/weights/rep-chart.ts'

/** The requirements of one week that determine a row's weight. */
export interface Ask {
  /** The top reps of a set. */
  reps: number
  rir: number
  round: 0 | 1
  deload: boolean
  /** The deload comes before an event and keeps its weights. */
  taper: boolean
  /** Four-week cycles whose gain is expected by then. */
  cycles: number
}

/** A loadable weight in both units. Each unit is rounded down separately, so they differ slightly. */
export interface Weight {
  kg: number
  lb: number
  /**
   * Rounded. Relative to the maximum that the overview names, plus the expected gain. Null if it names none.
   */
  percent: number | null
  isEstimate: boolean
  /** The weight of one of a pair. */
  isEach: boolean
}

type Trainee = Pick<TrainingProfile, 'person' | 'ownedWeights'>
/** With the unit that they load in, if it is known. */
type Loader = Trainee & Pick<TrainingProfile, 'units'>

/**
 * The weights of a row, one per week; null where none can be determined. No week exceeds what the chart
 * allows at its reps and reserve, from the known maximum; the second round adds the expected gain. A row gets
 * heavier or harder at least every second week. If its maximum is a low estimate, it does so every week.
 */
export function weightsOf(
  entry: CatalogueEntry,
  growth: ProgressionKind,
  asks: readonly Ask[],
  { person, ownedWeights, units }: Loader,
): (Weight | null)[] {
  const max = knownMax(entry, person)
  const none = asks.map(() => null)
  if (!max) return none
  const gainKg = (cycles: number) => Math.min(roundStepKg(entry) * cycles, max.kg * MAX_GAIN)
  const mostsIn = (told: (kg: number) => number, room: number) =>
    asks.map(({ reps, rir, cycles }) =>
      told((max.kg * room + gainKg(cycles)) * shareOfMax(reps, rir) - max.bodyKg),
    )
  const series = (told: (kg: number) => number, loading: Loading) => {
    const most = (room: number) => mostsIn(told, room).map(loading.upTo)
    const allowed =
      max.isEstimate && isRising(growth) ? everyWeek(asks, most(1), most(ROOM_OF_ESTIMATE), loading) : most(1)
    return seriesIn(growth, asks, allowed, loading)
  }
  const loadings = loadingsOf(entry, ownedWeights)
  const kg = series((each) => each, loadings.kg)
  const lb = loadings.lb
    ? series(lbFromKg, loadings.lb)
    : kg?.map((each) => each && Math.round(lbFromKg(each)))
  if (!kg || !lb) return none
  return asks.map(({ cycles }, week) => {
    const [weightKg, weightLb] = [kg[week], lb[week]]
    if (!weightKg || !weightLb) return null
    const told = (each: number) => (units === 'lb' ? lbFromKg(each) : each)
    const percent = percentOf(units === 'lb' ? weightLb : weightKg, max, gainKg(cycles), told)
    return { kg: weightKg, lb: weightLb, percent, ...manner(entry, max) }
  })
}

/**
 * The maximum gain in eight weeks is one rep by the chart. A full cycle step is too much for someone who
 * lifts little.
 *
 * @see ACSM, "Progression models in resistance training for healthy adults" (2009): 2 to 10 % more at a time, the less the
 *   smaller the muscles
 */
export const MAX_GAIN = 0.04
/** Estimates are 5 to 10 % below published values (`lifts.yaml`). */
const ROOM_OF_ESTIMATE = 1.05

/**
 * More reps to failure than any week requires, and the number of steps by which earlier weeks may be lighter.
 */
const MAX_TO_FAILURE = 18
const MAX_STEPS = 4

/** Whether the maximum of an exercise is known and its weights can be loaded in every week. */
export function isAlwaysLoadable(entry: CatalogueEntry, { person, ownedWeights }: Trainee): boolean {
  const max = knownMax(entry, person)
  if (!max) return false
  const leastKg = max.kg * shareOfMax(MAX_TO_FAILURE, 0) - max.bodyKg
  return UNITS.every((units) => {
    const loading = loadingOf(entry, ownedWeights, units)
    let weight = loading.upTo(units === 'kg' ? leastKg : lbFromKg(leastKg))
    for (let step = 0; step < MAX_STEPS; step++) weight = loading.below(weight)
    return weight > 0
  })
}

/**
 * The back-off weight: a share of the top set's weight, rounded down to what can be loaded. Null if nothing
 * is light enough.
 */
export function lighterBy(
  share: number,
  { kg, lb, isEach }: Weight,
  entry: CatalogueEntry,
  ownedWeights: Trainee['ownedWeights'],
): BackOffWeight | null {
  const loadings = loadingsOf(entry, ownedWeights)
  const lessKg = loadings.kg.upTo(kg * share)
  const lessLb = loadings.lb ? loadings.lb.upTo(lb * share) : Math.round(lbFromKg(lessKg))
  return lessKg && lessLb ? { kg: lessKg, lb: lessLb, isEach } : null
}

/** The loading in each unit. Owned sizes are in kilograms and only converted to pounds. */
function loadingsOf(
  entry: CatalogueEntry,
  owned: Trainee['ownedWeights'],
): { kg: Loading; lb: Loading | null } {
  const sizes = sizesFor(entry, owned)
  return sizes
    ? { kg: inSizes(sizes), lb: null }
    : { kg: loadingOf(entry, owned, 'kg'), lb: loadingOf(entry, owned, 'lb') }
}

export type BackOffWeight = Pick<Weight, 'kg' | 'lb' | 'isEach'>

/** Relative to the maximum that the week assumes, so the percentage matches the effort beside it. */
const percentOf = (
  weight: number,
  { kg: max, bodyKg, isEstimate }: KnownMax,
  gainedKg: number,
  told: (kg: number) => number,
): number | null =>
  isEstimate || bodyKg ? null : Math.round((weight / (Math.round(told(max)) + told(gainedKg))) * 100)

const manner = (entry: CatalogueEntry, { isEstimate }: KnownMax) => ({
  isEstimate,
  isEach: comesInPairs(entry),
})

/** Null for the whole row if a loaded week needs less than the lightest load. */
function seriesIn(
  growth: ProgressionKind,
  asks: readonly Ask[],
  allowed: readonly number[],
  loading: Loading,
): number[] | null {
  const loaded = isRising(growth) ? rising(asks, allowed, loading) : steadyInRounds(asks, allowed, loading)
  if (asks.some(({ deload }, week) => !deload && !loaded[week])) return null
  return asks.map(({ deload, taper }, week) => {
    const before = loaded[week - 1] ?? 0
    const light = taper || loading.isCoarse ? before : lighterThan(before, loading)
    return deload ? Math.min(allowed[week] ?? 0, light) : (loaded[week] ?? 0)
  })
}

/** The load nearest to a deload's share, but always lighter. */
function lighterThan(weight: number, { upTo, above }: Loading): number {
  const below = upTo(weight * LIGHT_SHARE)
  const over = above(below)
  const isNearer = over - weight * LIGHT_SHARE < weight * LIGHT_SHARE - below
  return (isNearer && over < weight ? over : below) || weight
}

/**
 * The share of last week's weight in a deload. `lightly` in the notes states the same without a printed
 * weight.
 *
 * @see Bell and others, "Integrating deloading into strength and physique sports training programmes" (2023): coaches take
 *   some 10 % off the load
 */
const LIGHT_SHARE = 0.9

const isRising = (growth: ProgressionKind): boolean => growth !== 'double' && growth !== 'climb'

/** A low estimate takes a step each week, as far as the related lift allows. */
function everyWeek(
  asks: readonly Ask[],
  allowed: readonly number[],
  most: readonly number[],
  { above }: Loading,
): number[] {
  const weights: number[] = []
  for (const [week, { deload }] of asks.entries()) {
    const weight = allowed[week] ?? 0
    const follows = week > 0 && !deload && !asks[week - 1]?.deload
    const stepped = follows ? Math.min(above(weights[week - 1] ?? 0), most[week] ?? 0) : 0
    weights[week] = Math.max(weight, stepped)
  }
  return weights
}

/**
 * Reps climb at one weight, and the second round is one step heavier. If there is no step or a large one, a
 * deload between the rounds allows the same weight in both.
 */
function steadyInRounds(asks: readonly Ask[], allowed: readonly number[], loading: Loading): number[] {
  const most = (round: 0 | 1) =>
    Math.min(...asks.flatMap((ask, week) => (ask.round === round && !ask.deload ? [allowed[week] ?? 0] : [])))
  const later = most(1)
  const mayStay = asks.some(({ deload }) => deload) && (loading.isCoarse || later === loading.upTo(Infinity))
  const earlier = Math.min(most(0), mayStay ? later : loading.below(later))
  return asks.map(({ round }) => (round === 1 ? later : earlier))
}

/**
 * Works backwards from the last week of a run. A week is never heavier than the next one. It is one step
 * lighter than the week after that, unless that week has more reps or a smaller reserve.
 */
function rising(asks: readonly Ask[], allowed: readonly number[], { below }: Loading): number[] {
  const weights: number[] = []
  const loadedAt = (week: number) => (asks[week]?.deload ? undefined : asks[week])
  for (const [week, ask] of [...asks.entries()].reverse()) {
    const [next, afterNext] = [loadedAt(week + 1), loadedAt(week + 2)]
    const mostAfterNext = next && afterNext ? (weights[week + 2] ?? 0) : Infinity
    const isHarder = afterNext && (afterNext.reps > ask.reps || afterNext.rir < ask.rir)
    weights[week] = Math.min(
      allowed[week] ?? 0,
      next ? (weights[week + 1] ?? 0) : Infinity,
      isHarder || mostAfterNext === Infinity ? mostAfterNext : below(mostAfterNext),
    )
  }
  return weights
}
