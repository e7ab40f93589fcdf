import type { Exercise, GeneratedProgram } from '../../program/program.ts'
import type { TrainingProfile } from '../profile/profile.ts'
import { reserveIn, reserveOf } from '../profile/health/care.ts'
import type { Draft, Row } from '../draft/draft.ts'
import { objectionTo, workingLevel } from '../profile/eligible.ts'
import { tapersFor, weekOfTry } from '../profile/event.ts'
import { runs } from '../profile/other-training.ts'
import type { CatalogueEntry } from '../../exercises/exercise.ts'
import { isMinor } from '../profile/age.ts'
import { isMostlyFor, nearnessToLift } from './bring-up.ts'
import { doesItself, type RepGoal } from '../profile/rep-goals.ts'
import { isOfSkill } from '../profile/skills.ts'
import { CATALOGUE } from '../../exercises/catalogue.ts'
import { goalOf, repsForGoal, trainsGoal } from './rep-goals.ts'
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

/**
 * What a try of a goal leaves: one rep, so that its number is a true one; two where age or health asks for more.
 *
 * @see ACSM, "Guidelines for exercise testing and prescription" (11th edition): a test of push-ups or curl-ups counts the reps
 *   until form breaks
 */
export const leastInTry = (entry: CatalogueEntry, profile: TrainingProfile): number =>
  Math.max(profile.person.age === '65-plus' ? CAREFUL : 1, reserveIn(entry, profile))

/** Whether trials against the clock come before the test, whose reps decide the sets between them. */
export const hasTrials = (entry: CatalogueEntry, profile: TrainingProfile): boolean =>
  isTestOfGoal(entry, profile) &&
  goalOf(entry, profile)?.withinSeconds !== undefined &&
  repsForGoal(entry, profile) !== null

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

/** Of the rows of one lift those that become heaviest, if they differ. */
function heaviestOf(rows: readonly Row[]): readonly Row[] {
  if (!rows.every(({ progression }) => progression === 'wave')) return rows
  const least = Math.min(...rows.map(({ repsLow }) => repsLow))
  return rows.filter(({ repsLow }) => repsLow === least)
}

/** A lift on several days is tested on its heaviest day, then where the fewest lifts precede it; ties go to the latest day. */
function freshestOfEach(days: Draft['days'], tested: readonly Row[]): readonly Row[] {
  const placeOf = (row: Row) => Math.max(...days.map(({ rows }) => rows.indexOf(row)))
  return [...Map.groupBy(tested, ({ entry }) => entry).values()].map((rows) =>
    heaviestOf(rows).reduce((best, row) => (placeOf(row) <= placeOf(best) ? row : best)),
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

/** Other days of a lift that is tested: beside the test, they are no second one. */
export const isBesideTest = (row: Row, tests: readonly Row[]): boolean =>
  !tests.includes(row) && row.progression === 'wave' && tests.some(({ entry }) => entry === row.entry)

/**
 * Trials against the clock come every second week before the test of week 8, or a week later beside a light week: practice, as
 * pace is learned at the clock. A test that comes soon has one, in the week before its taper.
 */
const TRIALS = [2, 4, 6]
export function trialWeeks({ deloadWeek }: Pick<Draft, 'deloadWeek'>, profile: TrainingProfile): number[] {
  const soon = weekOfTry(profile)
  return soon === null ? TRIALS.map((week) => (week === deloadWeek ? week + 1 : week)) : [soon]
}

/** The rows that try, in `weekOfTry`, what a test on a date asks for: goals, and lifts that are brought up for it. */
export function triesOf({ days }: Draft, profile: TrainingProfile): readonly Row[] {
  if (weekOfTry(profile) === null || profile.event?.called !== 'test' || !healthAllowsTests(profile))
    return []
  const tried = days.flatMap(({ rows }) =>
    rows.filter(
      ({ entry }) =>
        goalOf(entry, profile) !== undefined ||
        (nearnessToLift(entry, profile) === 'it' && isTestable(entry)),
    ),
  )
  return freshestOfEach(days, tried)
}

/** An attempt at a lift that is too hard as yet, before the sets of a row that leads there. */
export interface Attempt {
  row: Row
  goal: RepGoal
  lift: CatalogueEntry
}

/** Enough weeks of what leads there for a first attempt. */
export const FIRST_ATTEMPT_WEEK = 6

/** One attempt a week for each lift that is only too hard as yet. A fall from a skill is no test of it. */
export function attemptsOf({ days }: Draft, profile: TrainingProfile): readonly Attempt[] {
  if (!healthAllowsTests(profile)) return []
  return (profile.repGoals ?? []).flatMap((goal) => {
    if (doesItself(goal)) return []
    const lift = CATALOGUE.find(
      (entry) => goal.ids.includes(entry.id) && objectionTo(entry, profile) === 'level' && !isOfSkill(entry),
    )
    const leads = trainsGoal(goal, profile)
    const row = days.flatMap(({ rows }) => rows).find(({ entry }) => leads.includes(entry))
    return lift && row ? [{ row, goal, lift }] : []
  })
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
