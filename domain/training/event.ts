import type { TrainingProfile } from '../profile.ts'
import { workingLevel } from './eligible.ts'
import { WEEKS } from '../weeks.ts'

type Trainee = Pick<TrainingProfile, 'event' | 'level' | 'redFlags' | 'goal'>

/**
 * Weeks to an event that week 8 tapers for: the event is in week 8 or one week later.
 *
 * @see Bosquet and others, "Effects of tapering on performance: a meta-analysis" (2007): one to two weeks, 41 to 60 % less
 *   volume, the intensity kept; Travis and others, "Tapering and peaking maximal strength for powerlifting performance: a
 *   review" (2020), on lifters
 */
const TAPERED: readonly number[] = [8, 9]
/** Weeks to a meet that the program peaks for. With 10, week 8 is the last hard week. */
const PEAKED: readonly number[] = [...TAPERED, 10]

const isReady = (whose: Trainee): boolean => workingLevel(whose) !== 'novice'

/** Whether week 8 is a taper. Novices gain more from a normal week than from the rest. */
export const tapersFor = (whose: Trainee): boolean =>
  isReady(whose) && whose.event !== undefined && TAPERED.includes(whose.event.weeks)

/** Whether the heaviest lifts come down to doubles before the event. */
export const peaksFor = (whose: Trainee): boolean =>
  isReady(whose) &&
  whose.event?.kind === 'meet' &&
  PEAKED.includes(whose.event.weeks) &&
  (whose.goal === 'strength' || whose.goal === 'powerbuilding')

/** The week that specific meet preparation starts. */
export const PEAK_BEGINS = 5

/**
 * Whether a week prepares for a meet: the lifts of the meet start with singles, and all other work decreases.
 *
 * @see Pritchard and others, "Tapering practices of New Zealand's elite raw powerlifters" (2016): volume is highest 5.2 ±
 *   1.7 weeks before the meet, and falls from there
 */
export const preparesForMeet = (week: number, whose: Trainee): boolean =>
  week >= PEAK_BEGINS && tapersFor(whose) && peaksFor(whose)

/**
 * Whether a week is one of the last two before a meet, when work that does not serve the meet lifts
 * decreases.
 *
 * @see Pritchard and others, "Tapering practices of New Zealand's elite raw powerlifters" (2016): accessory work is removed
 *   around two weeks out
 */
export const isBeforeMeet = (week: number, whose: Trainee): boolean =>
  week >= WEEKS - 1 && preparesForMeet(week, whose)

/** What the event changes, in a sentence; null without an event. */
export function eventDecision(whose: Trainee): string | null {
  const { event } = whose
  if (!event) return null
  const what = event.kind === 'meet' ? 'Your meet' : 'What you train for'
  const when = `${what} is in ${event.weeks === 1 ? 'a week' : `${event.weeks} weeks`}`
  if (tapersFor(whose))
    return peaksFor(whose)
      ? `${when}, so from week ${PEAK_BEGINS} on its lifts begin with a single and other work falls; week 7 tries your openers and has the last heavy deadlift, and week 8 is a taper of few sets.`
      : `${when}, so week 8 is a taper: about half the sets, with nearly the same weights.`
  if (peaksFor(whose))
    return `${when}, so weeks 7 and 8 are the peak; in the weeks after them do half the sets with the same weights.`
  if (event.weeks > WEEKS)
    return `${when}, so these eight weeks build up to it; keep the last week before it light.`
  return `${when}, before the program ends: do half the sets in the days before it, then go on where you were.`
}
