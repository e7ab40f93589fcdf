import { lbFromKg, type Units } from '../../units.ts'
import type { Row } from '../draft.ts'
import type { Person } from './person.ts'
import { knownMax, type KnownMax } from './known-max.ts'
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
  isEstimate: boolean
}

/** The smallest pair of plates, and the bar. What hangs on a belt has no bar, but a plate at least. */
const STEP: Readonly<Record<Units, number>> = { kg: 2.5, lb: 5 }
const BAR: Readonly<Record<Units, number>> = { kg: 20, lb: 45 }

/**
 * The weights of a row over its weeks, one for each ask, null where none can be told. No week asks for more than the chart
 * allows at its repetitions and its reserve, and where the row is to get heavier it does so at least every second week.
 */
export function weightsOf(row: Row, asks: readonly Ask[], person: Person): (Weight | null)[] {
  const max = knownMax(row.entry, person)
  const none = asks.map(() => null)
  if (!max) return none
  const [kg, lb] = [seriesIn('kg', row, asks, max), seriesIn('lb', row, asks, max)]
  if (!kg || !lb) return none
  return asks.map((_, week) => {
    const [inKg, inLb] = [kg[week], lb[week]]
    return inKg && inLb ? { kg: inKg, lb: inLb, isEstimate: max.isEstimate } : null
  })
}

/** Null for the whole row where a loaded week would need less than there is to load. */
function seriesIn(
  units: Units,
  { progression }: Row,
  asks: readonly Ask[],
  max: KnownMax,
): (number | null)[] | null {
  const told = (kg: number) => (units === 'kg' ? kg : lbFromKg(kg))
  const least = max.bodyKg ? STEP[units] : BAR[units]
  const allowed = asks.map(({ reps, rir }) =>
    roundedDown(told(max.kg * shareOfMax(reps, rir) - max.bodyKg), STEP[units]),
  )
  const loaded =
    progression === 'reps' ? steadyInRounds(asks, allowed, STEP[units]) : rising(asks, allowed, STEP[units])
  if (asks.some(({ deload }, week) => !deload && (loaded[week] ?? 0) < least)) return null
  return asks.map(({ deload }, week) => {
    if (!deload) return loaded[week] ?? null
    const light = Math.min(allowed[week] ?? 0, loaded[week - 1] ?? 0)
    return light < least ? null : light
  })
}

/** A hair below a step, as arithmetic in fractions leaves it, is that step. */
const roundedDown = (value: number, step: number): number => Math.floor(value / step + 1e-9) * step

/** Repetitions climb at one weight; the second round has a step more than the first. */
function steadyInRounds(asks: readonly Ask[], allowed: readonly number[], step: number): number[] {
  const most = (round: 0 | 1) =>
    Math.min(...asks.flatMap((ask, week) => (ask.round === round && !ask.deload ? [allowed[week] ?? 0] : [])))
  const later = most(1)
  const earlier = Math.min(most(0), later - step)
  return asks.map(({ round }) => (round === 1 ? later : earlier))
}

/** From the last week of a run backwards: never more than the week after, and a step less than the one after that. */
function rising(asks: readonly Ask[], allowed: readonly number[], step: number): number[] {
  const weights: number[] = []
  for (let week = asks.length - 1; week >= 0; week--) {
    const next = asks[week + 1]?.deload === false ? (weights[week + 1] ?? Infinity) : Infinity
    const afterNext =
      next < Infinity && asks[week + 2]?.deload === false ? (weights[week + 2] ?? Infinity) : Infinity
    weights[week] = Math.min(allowed[week] ?? 0, next, afterNext - step)
  }
  return weights
}
