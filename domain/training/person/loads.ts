import type { TrainingProfile } from '../../profile.ts'
import { lbFromKg, UNITS } from '../../units.ts'
import type { CatalogueEntry } from '../exercise.ts'
import type { Growth } from '../vocabulary.ts'
import { knownMax, type KnownMax } from './known-max.ts'
import { comesInPairs, inSizes, loadingOf, sizesFor, type Loading } from './loading.ts'
import { roundStepKg } from '../step.ts'
import { shareOfMax } from './rep-chart.ts'

/** What one week asks of a row, as far as its weight depends on it. */
export interface Ask {
  /** The most repetitions of a set. */
  reps: number
  rir: number
  round: 0 | 1
  deload: boolean
  /** Whether that light week comes before a date, and keeps its weights. */
  taper: boolean
  /** Cycles of four weeks that are expected to have made the lift stronger. */
  cycles: number
}

/** A weight that can be loaded, in either unit; each is rounded down by itself, so they differ a little. */
export interface Weight {
  kg: number
  lb: number
  /** Of the maximum that the overview names, with what is gained till then, rounded; null where it names none. */
  percent: number | null
  isEstimate: boolean
  /** Of one of a pair. */
  isEach: boolean
}

type Whose = Pick<TrainingProfile, 'person' | 'ownedWeights'>

/**
 * The weights of a row over its weeks, one for each ask, null where none can be told. No week asks for more than the chart
 * allows at its repetitions and its reserve: of the known maximum, and in the second round of that and what is gained till then. A row
 * gets heavier or harder at least every second week; one whose maximum is a low estimate, every week.
 */
export function weightsOf(
  entry: CatalogueEntry,
  growth: Growth,
  asks: readonly Ask[],
  { person, ownedWeights }: Whose,
): (Weight | null)[] {
  const max = knownMax(entry, person)
  const none = asks.map(() => null)
  if (!max) return none
  const gainKg = (cycles: number) => Math.min(roundStepKg(entry) * cycles, max.kg * MOST_GAIN)
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
    const percent = percentOf(weightKg, max, gainKg(cycles))
    return { kg: weightKg, lb: weightLb, percent, ...manner(entry, max) }
  })
}

/**
 * A repetition of the chart and no more, in all eight weeks: a cycle's step is too much for whoever lifts little.
 *
 * @see ACSM, "Progression models in resistance training for healthy adults" (2009): 2 to 10 % more at a time, the less the
 *   smaller the muscles
 */
export const MOST_GAIN = 0.04
/** Estimates lie 5 to 10 % below what is published (`related-lifts.ts`). */
const ROOM_OF_ESTIMATE = 1.05

/** More repetitions to failure than any week asks for, and steps that the weeks before the heaviest may lie lower. */
const MOST_TO_FAILURE = 18
const MOST_STEPS = 4

/** Whether the weight of an exercise is known, and can be loaded, whatever a week asks for. */
export function isAlwaysLoadable(entry: CatalogueEntry, { person, ownedWeights }: Whose): boolean {
  const max = knownMax(entry, person)
  if (!max) return false
  const leastKg = max.kg * shareOfMax(MOST_TO_FAILURE, 0) - max.bodyKg
  return UNITS.every((units) => {
    const loading = loadingOf(entry, ownedWeights, units)
    let weight = loading.upTo(units === 'kg' ? leastKg : lbFromKg(leastKg))
    for (let step = 0; step < MOST_STEPS; step++) weight = loading.below(weight)
    return weight > 0
  })
}

/** What sets after a heavy one are done with: so large a share of its weight, in what can be loaded; null where that is none. */
export function lighterBy(
  share: number,
  { kg, lb, isEach }: Weight,
  entry: CatalogueEntry,
  ownedWeights: Whose['ownedWeights'],
): BackOffWeight | null {
  const loadings = loadingsOf(entry, ownedWeights)
  const lessKg = loadings.kg.upTo(kg * share)
  const lessLb = loadings.lb ? loadings.lb.upTo(lb * share) : Math.round(lbFromKg(lessKg))
  return lessKg && lessLb ? { kg: lessKg, lb: lessLb, isEach } : null
}

/** How it is loaded in each unit; the sizes that somebody owns are in kilograms, and only told in pounds. */
function loadingsOf(
  entry: CatalogueEntry,
  owned: Whose['ownedWeights'],
): { kg: Loading; lb: Loading | null } {
  const sizes = sizesFor(entry, owned)
  return sizes
    ? { kg: inSizes(sizes), lb: null }
    : { kg: loadingOf(entry, owned, 'kg'), lb: loadingOf(entry, owned, 'lb') }
}

export type BackOffWeight = Pick<Weight, 'kg' | 'lb' | 'isEach'>

/** Of what the week counts on, so that it agrees with the effort beside it. */
const percentOf = (kg: number, { kg: max, bodyKg, isEstimate }: KnownMax, gainedKg: number): number | null =>
  isEstimate || bodyKg ? null : Math.round((kg / (Math.round(max) + gainedKg)) * 100)

const manner = (entry: CatalogueEntry, { isEstimate }: KnownMax) => ({
  isEstimate,
  isEach: comesInPairs(entry),
})

/** Null for the whole row where a loaded week would need less than there is to load. */
function seriesIn(
  growth: Growth,
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

/** What can be loaded nearest to a light week's share, but always less. */
function lighterThan(weight: number, { upTo, above }: Loading): number {
  const below = upTo(weight * LIGHT_SHARE)
  const over = above(below)
  const isNearer = over - weight * LIGHT_SHARE < weight * LIGHT_SHARE - below
  return (isNearer && over < weight ? over : below) || weight
}

/**
 * Of last week's weight, in a light week: `lightly` in the notes says the same where no weight is printed.
 *
 * @see Bell and others, "Integrating deloading into strength and physique sports training programmes" (2023): coaches take
 *   some 10 % off the load
 */
const LIGHT_SHARE = 0.9

const isRising = (growth: Growth): boolean => growth !== 'double' && growth !== 'climb'

/** What begins low takes a step each week that asks for the same, as far as the lift that it is read off may carry it. */
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
 * Repetitions climb at one weight; the second round has a step more than the first. Where there is none, or it is far off,
 * a light week between the rounds lets both have the same.
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
 * From the last week of a run backwards: never more than the week after, and a step less than the one after that, unless
 * that one asks for more reps or leaves fewer in reserve.
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
