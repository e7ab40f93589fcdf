import type { Exercise, GeneratedProgram } from '../../program/program.ts'
import type { TrainingProfile } from '../profile/profile.ts'
import { reserveOf } from '../profile/health/care.ts'
import type { Draft, Row } from '../draft/draft.ts'
import { workingLevel } from '../profile/eligible.ts'
import { tapersFor } from '../profile/event.ts'
import { runs } from '../profile/other-training.ts'
import type { CatalogueEntry } from '../../exercises/exercise.ts'
import { isMinor } from '../profile/age.ts'
import { isMostlyFor } from './bring-up.ts'
import { goalOf } from './rep-goals.ts'
import { WEEKS } from '../../program/weeks.ts'
import { isLoadable } from './rep-ranges.ts'
import { allowsTriples } from '../draft/triples.ts'
import { isLegs, isPull, isPush } from '../../exercises/vocabulary.ts'

/** A condition with this reserve excludes tests. */
const CAREFUL = 2

/**
 * Whether week 8 ends in tests (T14). Tests stop short of failure like all other sets. Novices (R27) but for their
 * goals, minors, people who need clearance, and people before an event are not tested.
 */
export const mayBeTested = (profile: TrainingProfile): boolean =>
  workingLevel(profile) !== 'novice' && healthAllowsTests(profile)

const healthAllowsTests = (profile: TrainingProfile): boolean =>
  !profile.redFlags.length && !isMinor(profile) && reserveOf(profile) < CAREFUL && !tapersFor(profile)

/** Who trains for a number of reps or seconds is tested in them, in the first year too. */
export const isTestOfGoal = (entry: CatalogueEntry, profile: TrainingProfile): boolean =>
  goalOf(entry, profile) !== undefined && healthAllowsTests(profile)

/** Main lifts, and unloaded pushes and pulls. A hinge whose last reps round the back is not a valid test. */
export const isTestable = (entry: CatalogueEntry): boolean =>
  (entry.main || (entry.needs.length === 0 && (isPush(entry.pattern) || isPull(entry.pattern)))) &&
  (entry.pattern !== 'hinge' || allowsTriples(entry)) &&
  !entry.timed &&
  !entry.perSide

const isOfLegs = ({ entry }: Row): boolean => isLegs(entry.pattern)
const isTestOfLegs = (row: Row): boolean => isOfLegs(row) && isTestable(row.entry)

/** Tests show the result of bringing up the arms. */
const isOfArmsBroughtUp =
  (profile: TrainingProfile) =>
  ({ entry }: Row): boolean =>
    (entry.pattern === 'curl' || entry.pattern === 'elbow-extension') &&
    !entry.perSide &&
    isLoadable(entry, profile) &&
    isMostlyFor(entry, profile)

const lastOfEach = (found: readonly Row[], row: Row): Row[] => [
  ...found.filter(({ entry }) => entry.pattern !== row.entry.pattern),
  row,
]

/** A lift on several days is tested where the fewest lifts precede it; ties go to the latest day. */
function freshestOfEach(days: Draft['days'], tested: readonly Row[]): readonly Row[] {
  const placeOf = (row: Row) => Math.max(...days.map(({ rows }) => rows.indexOf(row)))
  return [...Map.groupBy(tested, ({ entry }) => entry).values()].map((rows) =>
    rows.reduce((best, row) => (placeOf(row) <= placeOf(best) ? row : best)),
  )
}

/**
 * The rows tested in week 8, each lift once: goals, openers, strength lifts, the legs of runners, and arms that are
 * brought up.
 */
export function testRowsOf({ days, deloadWeek }: Draft, profile: TrainingProfile): readonly Row[] {
  if (deloadWeek === WEEKS) return []
  const goals = days.flatMap(({ rows }) => rows.filter(({ entry }) => isTestOfGoal(entry, profile)))
  if (!mayBeTested(profile)) return freshestOfEach(days, goals)
  const lifts = days.flatMap(({ rows }) =>
    rows.filter(
      ({ entry, progression }, place) =>
        (place === 0 && isTestable(entry)) || (progression === 'wave' && allowsTriples(entry)),
    ),
  )
  const legs =
    runs(profile) && !lifts.some(isOfLegs) ? days.flatMap(({ rows }) => rows).find(isTestOfLegs) : undefined
  if (legs) lifts.push(legs)
  lifts.push(...days.flatMap(({ rows }) => rows.filter(isOfArmsBroughtUp(profile))).reduce(lastOfEach, []))
  return freshestOfEach(days, [...new Set([...goals, ...lifts])])
}

/** A test of a finished program, with its week and day. */
export interface ProgramTest {
  weekNumber: number
  day: string
  exercise: Exercise
}

/** The tests of a program in order. Empty if level or health excludes them. */
export const testsOf = ({ weeks }: GeneratedProgram): ProgramTest[] =>
  weeks.flatMap(({ weekNumber, workouts }) =>
    workouts.flatMap(({ day, exercises }) =>
      exercises.flatMap((exercise) => (exercise.isTest ? [{ weekNumber, day, exercise }] : [])),
    ),
  )
