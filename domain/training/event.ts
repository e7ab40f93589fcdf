import type { TrainingProfile } from '../profile.ts'
import { workingLevel } from './eligible.ts'

type Whose = Pick<TrainingProfile, 'event' | 'level' | 'redFlags' | 'goal'>

/**
 * Events that lie so many weeks ahead are tapered for in week 8: their own week, or the one before it.
 *
 * @see Bosquet and others, "Effects of tapering on performance: a meta-analysis" (2007): one to two weeks, 41 to 60 % less
 *   volume, the intensity kept; Travis and others, "Tapering and peaking maximal strength for powerlifting performance: a
 *   review" (2020), on lifters
 */
const TAPERED: readonly number[] = [8, 9]
/** For these, week 8 is the last hard one. */
const PEAKED: readonly number[] = [...TAPERED, 10]
/** The last week of the program. */
export const LAST_WEEK = 8

const isReady = (whose: Whose): boolean => workingLevel(whose) !== 'novice'

/** Whether week 8 is a taper. Whoever is new to lifting gains more from the week than from the rest. */
export const tapersFor = (whose: Whose): boolean =>
  isReady(whose) && whose.event !== undefined && TAPERED.includes(whose.event.weeks)

/** Whether the heaviest lifts come down to doubles before it. */
export const peaksFor = (whose: Whose): boolean =>
  isReady(whose) &&
  whose.event?.kind === 'meet' &&
  PEAKED.includes(whose.event.weeks) &&
  (whose.goal === 'strength' || whose.goal === 'powerbuilding')

/** The week in which the work for a meet itself begins. */
export const PEAK_BEGINS = 5

/**
 * Whether a week is one of those before a meet in which its lifts are done as singles first and all other work falls.
 *
 * @see Pritchard and others, "Tapering practices of New Zealand's elite raw powerlifters" (2016): volume is highest 5.2 ±
 *   1.7 weeks before the meet, and falls from there
 */
export const preparesForMeet = (week: number, whose: Whose): boolean =>
  week >= PEAK_BEGINS && tapersFor(whose) && peaksFor(whose)

/**
 * Whether a week is one of the last two before a meet, in which work that does not serve its lifts falls.
 *
 * @see Pritchard and others, "Tapering practices of New Zealand's elite raw powerlifters" (2016): accessory work is removed
 *   around two weeks out
 */
export const isBeforeMeet = (week: number, whose: Whose): boolean =>
  week >= LAST_WEEK - 1 && preparesForMeet(week, whose)

/** What a date changes, in a sentence; null where there is none. */
export function eventDecision(whose: Whose): string | null {
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
  if (event.weeks > LAST_WEEK)
    return `${when}, so these eight weeks build up to it; keep the last week before it light.`
  return `${when}, before the program ends: do half the sets in the days before it, then go on where you were.`
}
