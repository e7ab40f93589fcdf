import type { CatalogueEntry } from '../../../exercises/exercise.ts'
import type { KnownSet, Person } from './person.ts'
import { EXERCISE_OF, RELATED } from './generated/lifts.ts'
import { estimatedMax } from './rep-chart.ts'

/** A one-repetition maximum, as well as it is known. */
export interface KnownMax {
  /** Includes body weight if that is lifted too. */
  kg: number
  /** The part that is body weight, not load. */
  bodyKg: number
  /** The maximum is derived from another lift, so it is kept low. */
  isEstimate: boolean
}

/** The one-repetition maximum of an exercise; null if nothing known determines it. */
export function knownMax({ id }: CatalogueEntry, person: Person): KnownMax | null {
  const bodyKg = id === EXERCISE_OF['pull-up'] ? person.weightKg : 0
  if (bodyKg === undefined) return null
  const own = bestOf(
    person.lifts.filter((set) => exerciseOf(set) === id),
    bodyKg,
  )
  if (own !== null) return { kg: own, bodyKg, isEstimate: false }
  for (const [near, share] of RELATED[id] ?? []) {
    const other = bestOf(
      person.lifts.filter(({ lift }) => lift === near),
      0,
    )
    if (other !== null) return { kg: other * share, bodyKg: 0, isEstimate: true }
  }
  return null
}

/** Whether the person gave numbers for this very exercise. */
export const isKnownLift = ({ id }: CatalogueEntry, { lifts }: Person): boolean =>
  lifts.some((set) => exerciseOf(set) === id)

const exerciseOf = ({ lift, bar }: KnownSet): string => (bar ? SQUAT_WITH[bar] : EXERCISE_OF[lift])
const SQUAT_WITH = { 'safety-bar': 'safety-bar-squat' } as const

const bestOf = (sets: readonly KnownSet[], bodyKg: number): number | null =>
  sets.length ? Math.max(...sets.map(({ kg, reps }) => estimatedMax(bodyKg + kg, reps))) : null
