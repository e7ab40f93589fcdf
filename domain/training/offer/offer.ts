import type { DayKind } from '../../program/day.ts'
import type { Weekday } from '../../program/weeks.ts'
import type { CatalogueEntry } from '../../exercises/exercise.ts'
import type { Muscle, Pattern } from '../../exercises/vocabulary.ts'
import { minutesToWarmUp } from '../prescription/minutes.ts'
import { sessionCapacity } from '../prescription/volume.ts'
import { liftingDays } from '../profile/lifting-days.ts'
import type { TrainingProfile } from '../profile/profile.ts'
import { planningContextOf } from '../week-plan/planning-context.ts'
import { layoutFor } from '../writer/day-layout.ts'
import { usualDeloadWeek } from '../writer/write-by-rule.ts'
import { bearingRules, type BearingRule } from './bearing-rules.ts'
import { offeredExercises } from './offered-exercises.ts'

/** Exercises of one movement for one muscle. */
export interface OfferedGroup {
  pattern: Pattern
  muscle: Muscle | undefined
  /** What most of them train beside it. */
  helpers: readonly Muscle[]
  /** Of the usual set with its rest. */
  minutesASet: number
  entries: readonly CatalogueEntry[]
}

/** All that a model chooses from for one person, and what its choice has to keep. */
export interface Offer {
  kinds: readonly DayKind[]
  /** When these days are best, in their order; null if nothing that the person said matters for it. */
  weekdays: readonly Weekday[] | null
  /** Of each day, without the warm-up. */
  minutesForSets: number
  /** The sets of the usual mix of exercises that fit in them. */
  setsADay: number
  deloadWeek: number | null
  groups: readonly OfferedGroup[]
  rules: readonly BearingRule[]
}

export function offerFor(profile: TrainingProfile): Offer {
  const context = planningContextOf(profile)
  const layout = layoutFor(context)
  const kinds = Map.groupBy(offeredExercises(context), ({ pattern, primary }) => `${pattern} ${primary[0]}`)
  const groups = [...kinds.values()].flatMap((entries): OfferedGroup[] => {
    const [first] = entries
    if (!first) return []
    const minutes = entries.reduce((sum, entry) => sum + layout.minutesASet(entry), 0) / entries.length
    return [
      {
        pattern: first.pattern,
        muscle: first.primary[0],
        helpers: helpersOf(entries),
        minutesASet: minutes,
        entries,
      },
    ]
  })
  return {
    kinds: context.kinds,
    weekdays: liftingDays(profile, context.kinds),
    minutesForSets: profile.minutes - minutesToWarmUp(profile),
    setsADay: sessionCapacity(profile.minutes),
    deloadWeek: usualDeloadWeek(context),
    groups,
    rules: bearingRules(context),
  }
}

function helpersOf(entries: readonly CatalogueEntry[]): Muscle[] {
  const muscles = entries.flatMap(({ primary: [, ...others], secondary }) => [...others, ...secondary])
  return [...new Set(muscles)].filter(
    (muscle) => 2 * muscles.filter((each) => each === muscle).length > entries.length,
  )
}
