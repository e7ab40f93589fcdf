import type { TrainingProfile } from '../../profile.ts'
import { lbFromKg } from '../../units.ts'
import type { Row } from '../draft.ts'
import { knownMax, type KnownMax } from './known-max.ts'
import { comesInPairs, inSizes, loadingOf, sizesFor, type Loading } from './loading.ts'
import { shareOfMax } from './rep-chart.ts'

/** What one week asks of a row, as far as its weight depends on it. */
export interface Ask {
  /** The most repetitions of a set. */
  reps: number
  rir: number
  round: 0 | 1
  deload: boolean
}

/** A weight that can be loaded, in either unit; each is rounded down by itself, so they differ a little. */
export interface Weight {
  kg: number
  lb: number
  /** Of the maximum that the overview names, rounded; null where it names none. */
  percent: number | null
  isEstimate: boolean
  /** Of one of a pair. */
  isEach: boolean
}

type Whose = Pick<TrainingProfile, 'person' | 'ownedWeights'>

/**
 * The weights of a row over its weeks, one for each ask, null where none can be told. No week asks for more than the chart
 * allows at its repetitions and its reserve. A row gets heavier or harder at least every second week.
 */
export function weightsOf(
  row: Row,
  asks: readonly Ask[],
  { person, ownedWeights }: Whose,
): (Weight | null)[] {
  const max = knownMax(row.entry, person)
  const none = asks.map(() => null)
  if (!max) return none
  const inKg = (kg: number) => kg
  const sizes = sizesFor(row.entry, ownedWeights)
  const kg = seriesIn(row, asks, max, inKg, sizes ? inSizes(sizes) : loadingOf(row.entry, ownedWeights, 'kg'))
  const lb = sizes
    ? kg?.map((each) => each && Math.round(lbFromKg(each)))
    : seriesIn(row, asks, max, lbFromKg, loadingOf(row.entry, ownedWeights, 'lb'))
  if (!kg || !lb) return none
  return asks.map((_, week) => {
    const [weightKg, weightLb] = [kg[week], lb[week]]
    if (!weightKg || !weightLb) return null
    return { kg: weightKg, lb: weightLb, percent: percentOf(weightKg, max), ...manner(row, max) }
  })
}

const percentOf = (kg: number, { kg: max, bodyKg, isEstimate }: KnownMax): number | null =>
  isEstimate || bodyKg ? null : Math.round((kg / Math.round(max)) * 100)

const manner = ({ entry }: Row, { isEstimate }: KnownMax) => ({ isEstimate, isEach: comesInPairs(entry) })

/** Null for the whole row where a loaded week would need less than there is to load. */
function seriesIn(
  { progression }: Row,
  asks: readonly Ask[],
  max: KnownMax,
  told: (kg: number) => number,
  loading: Loading,
): number[] | null {
  const allowed = asks.map(({ reps, rir }) => loading.upTo(told(max.kg * shareOfMax(reps, rir) - max.bodyKg)))
  const loaded =
    progression === 'reps' ? steadyInRounds(asks, allowed, loading) : rising(asks, allowed, loading)
  if (asks.some(({ deload }, week) => !deload && !loaded[week])) return null
  return asks.map(({ deload }, week) =>
    deload ? Math.min(allowed[week] ?? 0, loaded[week - 1] ?? 0) : (loaded[week] ?? 0),
  )
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
