import type { KnownLift } from '../../forms/facts.ts'
import type { CatalogueEntry } from '../exercise.ts'
import type { KnownSet, Person } from './person.ts'
import { estimatedMax } from './rep-chart.ts'

/** What can be lifted once, as well as it is known. */
export interface KnownMax {
  /** Body weight included where it is lifted too. */
  kg: number
  /** Of this, what is no load: a body that is lifted too. */
  bodyKg: number
  /** Whether it is read off another lift, and so kept low. */
  isEstimate: boolean
}

/** The exercise that each known lift is. */
const IS: Readonly<Record<KnownLift, string>> = {
  squat: 'barbell-back-squat',
  'front-squat': 'barbell-front-squat',
  'bench-press': 'barbell-bench-press',
  'incline-bench-press': 'incline-barbell-bench-press',
  deadlift: 'barbell-deadlift',
  'romanian-deadlift': 'barbell-romanian-deadlift',
  'overhead-press': 'barbell-overhead-press',
  'barbell-row': 'barbell-bent-over-row',
  'hip-thrust': 'barbell-hip-thrust',
  'pull-up': 'weighted-pull-up',
}

/** Exercises that are close to a known lift, and the share of its maximum that nearly anybody has there. Practice, kept low. */
const NEAR: Readonly<Record<string, readonly [lift: KnownLift, share: number]>> = {
  'barbell-pause-squat': ['squat', 0.8],
  'barbell-box-squat': ['squat', 0.8],
  'barbell-front-squat': ['squat', 0.7],
  'barbell-pause-bench-press': ['bench-press', 0.85],
  'close-grip-bench-press': ['bench-press', 0.8],
  'barbell-floor-press': ['bench-press', 0.8],
  'incline-barbell-bench-press': ['bench-press', 0.7],
  'seated-barbell-overhead-press': ['overhead-press', 0.9],
  'sumo-deadlift': ['deadlift', 0.8],
  'deficit-deadlift': ['deadlift', 0.8],
  'barbell-romanian-deadlift': ['deadlift', 0.55],
  'pendlay-row': ['barbell-row', 0.8],
}

/** What somebody can lift once of an exercise; null where nothing that is known tells. */
export function knownMax({ id }: CatalogueEntry, person: Person): KnownMax | null {
  const bodyKg = id === IS['pull-up'] ? person.weightKg : 0
  if (bodyKg === undefined) return null
  const own = bestOf(
    person.lifts.filter(({ lift }) => IS[lift] === id),
    bodyKg,
  )
  if (own !== null) return { kg: own, bodyKg, isEstimate: false }
  const [near, share] = NEAR[id] ?? []
  const other = bestOf(
    person.lifts.filter(({ lift }) => lift === near),
    0,
  )
  return other !== null && share !== undefined ? { kg: other * share, bodyKg: 0, isEstimate: true } : null
}

/** Whether somebody told their own numbers of this very exercise. */
export const isKnownLift = ({ id }: CatalogueEntry, { lifts }: Person): boolean =>
  lifts.some(({ lift }) => IS[lift] === id)

const bestOf = (sets: readonly KnownSet[], bodyKg: number): number | null =>
  sets.length ? Math.max(...sets.map(({ kg, reps }) => estimatedMax(bodyKg + kg, reps))) : null
