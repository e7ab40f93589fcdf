import type { CatalogueEntry } from '../../exercises/exercise.ts'
import { inWords } from '../../exercises/words.ts'
import { entryById } from '../../exercises/catalogue.ts'
import type { Draft } from '../draft/draft.ts'
import { goalOf, plannedBest, repsForGoal, trainsGoal } from '../prescription/rep-goals.ts'
import { testRowsOf } from '../prescription/test-week.ts'
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
  if (!first) return `You want ${asked}, but nothing that leads there fits beside your days and time.`
  const often = `on ${days} ${days === 1 ? 'day' : 'days'} a week`
  if (!goalOf(first, profile)) return belowSaid(goal, found, often)

  const test = testSaid(first, profile, draft)
  const [best, reps] = [plannedBest(goal), repsForGoal(first, profile)]
  if (best === undefined || !reps)
    return `You want ${asked} and tell no number of today, so they begin with usual sets, ${often}. Where half of your best is more than a row asks, do that. ${test}`
  const unit = goal.of === 'seconds' ? ' s' : ''
  return [
    `From ${goal.from} to ${asked}: they stand ${often}, in sets of ${reps.low} to ${reps.high}${unit} that stop short of your best.`,
    `About ${best}${unit} is planned for the end of the eight weeks.`,
    test,
    best < goal.to
      ? `${goal.to}${unit} is more than eight weeks usually bring, so this is the way there and not the end.`
      : '',
  ]
    .filter(Boolean)
    .join(' ')
}

function testSaid(lift: CatalogueEntry, profile: TrainingProfile, draft: Draft): string {
  if (testRowsOf(draft, profile).some(({ entry }) => entry === lift))
    return 'Week 8 tests it, short of failure.'
  return tapersFor(profile)
    ? 'What you train for takes the place of a test.'
    : 'No week tests it, so that no set comes near your limit.'
}

const belowSaid = (goal: RepGoal, found: readonly CatalogueEntry[], often: string): string =>
  `You want ${numberSaid(goal)}${goal.from === undefined ? '' : ` and do ${goal.from} today`}: first comes what leads there, ${inWords(found.map(({ name }) => name))}, ${often}. The full lift follows when its row sends you on, so the number may take more than eight weeks.`

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
  return `You want ${numberSaid(goal)}, but ${why}, so it is not open to you now and these weeks count nothing toward it.`
}

/** `40 push-ups`, `160 s of planks`. */
function numberSaid({ to, what, of }: RepGoal): string {
  const lift = spokenOf({ what, quote: what.replaceAll('-', ' ') })
  return of === 'reps' ? `${to} ${lift}` : `${to} s of ${lift}`
}
