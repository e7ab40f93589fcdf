import type { CatalogueEntry } from '../../exercises/exercise.ts'
import { inWords, many, manyOf } from '../../exercises/words.ts'
import { entryById } from '../../exercises/catalogue.ts'
import type { Draft } from '../draft/draft.ts'
import { WEEKS } from '../../program/weeks.ts'
import { goalOf, plannedBest, repsForGoal, trainsGoal } from '../prescription/rep-goals.ts'
import {
  attemptsOf,
  FIRST_ATTEMPT_WEEK,
  hasTrials,
  testRowsOf,
  trialWeeks,
  type Attempt,
} from '../prescription/test-week.ts'
import type { Range } from '../prescription/rep-ranges.ts'
import { objectionTo } from '../profile/eligible.ts'
import { tapersFor } from '../profile/event.ts'
import { spokenOf } from '../profile/kept.ts'
import type { TrainingProfile } from '../profile/profile.ts'
import type { RepGoal } from '../profile/rep-goals.ts'
import { plain, type Told } from '../profile/told.ts'

/** What the weeks do for each number that the buyer wants to reach. Nothing is promised. */
export const goalDecisions = (profile: TrainingProfile, draft: Draft): Told[] =>
  (profile.repGoals ?? []).map((goal) => plain(decisionFor(goal, profile, draft)))

function decisionFor(goal: RepGoal, profile: TrainingProfile, draft: Draft): string {
  const open = trainsGoal(goal, profile)
  const asked = numberSaid(goal)
  if (!open.length) return closedSaid(goal, profile)
  const ofDays = draft.days.map(({ rows }) =>
    rows.map(({ entry }) => entry).filter((each) => open.includes(each)),
  )
  const days = ofDays.filter(({ length }) => length).length
  const found = [...new Set(ofDays.flat())]
  const [first] = found
  if (!first) return `You want ${asked}, but your days and time have no room for what leads there.`
  const often = `on ${many(days, 'day')} a week`
  if (!goalOf(first, profile))
    return belowSaid(
      goal,
      found,
      often,
      attemptsOf(draft, profile).find((each) => each.goal === goal),
    )

  const test = testSaid(goal, first, profile, draft)
  const [best, reps] = [plannedBest(goal), repsForGoal(first, profile)]
  if (best === undefined || !reps)
    return `You want ${asked}. We do not know your number today, so they start with usual sets, ${often}. If half of your best is more than that, do half of your best. ${test}`
  const unit = goal.of === 'seconds' ? ' s' : ''
  return [
    `From ${goal.to === undefined ? `${goal.from} ${liftSaid(goal)} to as many as you can` : `${goal.from} to ${asked}`}: ${often}, ${setsSaid(goal, reps, first, profile, draft)}.`,
    `About ${best}${unit} is planned for the end of the eight weeks.`,
    test,
    goal.to !== undefined && best < goal.to
      ? `${goal.to}${unit} is more than eight weeks usually bring. This is the road to it, not the end.`
      : '',
  ]
    .filter(Boolean)
    .join(' ')
}

function setsSaid(
  { of }: RepGoal,
  { low, high }: Range,
  lift: CatalogueEntry,
  profile: TrainingProfile,
  draft: Draft,
): string {
  const [first] = trialWeeks(draft, profile)
  return hasTrials(lift, profile) && first !== undefined
    ? `in sets of ${low} at first. From week ${first + 1} on, each set is a share of your last test`
    : `in sets of ${low} to ${high}${of === 'seconds' ? ' s' : ''} that stop short of your best`
}

function testSaid(
  { withinSeconds }: RepGoal,
  lift: CatalogueEntry,
  profile: TrainingProfile,
  draft: Draft,
): string {
  if (testRowsOf(draft, profile).some(({ entry }) => entry === lift))
    return withinSeconds
      ? `Weeks ${inWords([...trialWeeks(draft, profile), WEEKS].map(String))} test it against the clock, in ${withinSeconds} s. Practice its pace: one even speed in every set. Take a short break at the top before you must.`
      : 'Week 8 tests it in one set, a rep or two short of failure.'
  return tapersFor(profile)
    ? 'What you train for takes the place of a test.'
    : 'No week tests it, so that no set comes near your limit.'
}

function belowSaid(
  goal: RepGoal,
  found: readonly CatalogueEntry[],
  often: string,
  attempt: Attempt | undefined,
): string {
  const today = goal.from === undefined ? '' : ` and do ${goal.from} today`
  const follows = attempt
    ? `From week ${FIRST_ATTEMPT_WEEK} on, one day a week opens with a try at ${attempt.lift.name}. Once you get it, do as many clean ones first on each of these days.`
    : 'The full lift follows when its rule moves you on.'
  return `You want ${numberSaid(goal)}${today}. First comes what leads there: ${inWords(found.map(({ name }) => name))}, ${often}. ${follows}${goal.to === undefined ? '' : ' The number may take more than eight weeks.'}`
}

/** Why nothing is planned toward a number. */
function closedSaid(goal: RepGoal, profile: TrainingProfile): string {
  const lifts = goal.ids.flatMap((id) => entryById(id) ?? [])
  const sore = profile.avoid.injuries.filter((joint) => lifts.some(({ hardOn }) => hardOn.includes(joint)))
  const objections = new Set(lifts.map((entry) => objectionTo(entry, profile)))
  const why =
    objections.has('injury') && sore.length
      ? `that is hard on your ${inWords(sore.map((joint) => joint.replace('-', ' ')))}`
      : objections.has('red-flag')
        ? 'your health goes first'
        : objections.has('avoided')
          ? 'you also want it left out'
          : 'your equipment has nothing for it'
  return `You want ${numberSaid(goal)}, but ${why}. So these weeks do not train for it yet.`
}

const liftSaid = ({ what }: RepGoal): string => spokenOf({ what, quote: what.replaceAll('-', ' ') })

/** `40 push-ups`, `160 s of planks`, `more push-ups`. */
function numberSaid(goal: RepGoal): string {
  const { to, of } = goal
  const lift = liftSaid(goal)
  if (to === undefined) return `more ${lift}`
  return of === 'reps' ? manyOf(to, lift) : `${to} s of ${lift}`
}
