import type { TrainingProfile } from '../profile/profile.ts'
import { entryById } from '../../exercises/catalogue.ts'
import { WEIGHTS } from '../draft/generated/implements.ts'
import type { CatalogueEntry } from '../../exercises/exercise.ts'
import { openRungs } from '../prescription/ladders.ts'
import { TEXTS } from './generated/texts.ts'

/** A kind of lift, its trial exercise, and the clean reps that lead up or down a rung. */
interface Trial {
  named: string
  id: string
  up: number
  down: number
}

/**
 * @see r/bodyweightfitness, "Recommended Routine": each progression begins where five to eight clean repetitions are
 *   possible; squats and bridges on two legs take more, as both legs together are strong (practice for the numbers)
 */
const TRIALS: readonly Trial[] = [
  { named: 'Squats', id: 'bodyweight-squat', up: 12, down: 6 },
  { named: 'Bridges', id: 'glute-bridge', up: 20, down: 6 },
  { named: 'Push-ups', id: 'push-up', up: 15, down: 10 },
  { named: 'Overhead', id: 'pike-push-up', up: 12, down: 8 },
  { named: 'Rows', id: 'towel-row', up: 12, down: 6 },
  { named: 'Pull-ups', id: 'chin-up', up: 10, down: 5 },
]

/**
 * Starting points without weights: a ladder of open exercises for each kind of lift in the program, with the
 * reps that decide the step.
 */
export function placementFor(entries: readonly CatalogueEntry[], profile: TrainingProfile): string[] {
  if (profile.redFlags.length || profile.equipment.implements.some((each) => WEIGHTS.includes(each)))
    return []
  const lines = TRIALS.flatMap(({ named, id, up, down }) => {
    const trial = entryById(id)
    const rungs = openRungs(id, profile)
    if (!trial || !rungs.includes(trial) || !rungs.some((each) => entries.includes(each))) return []
    const below = rungs.at(0) === trial ? '' : ` Fewer than ${down}: go back a step.`
    const above = rungs.at(-1) === trial ? '' : ` ${up} clean reps of ${trial.name}? Move up a step.`
    return rungs.length < 3
      ? []
      : [`${named}, easy to hard: ${rungs.map(({ name }) => name).join(', ')}.${above}${below}`]
  })
  return lines.length ? [TEXTS.findYourStep, ...lines] : []
}
