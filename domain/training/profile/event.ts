import type { TrainingProfile } from './profile.ts'
import { workingLevel } from './eligible.ts'
import type { Told } from './told.ts'
import { WEEKS } from '../../program/weeks.ts'

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

/**
 * Whether week 8 is a taper. For a meet, novices gain more from a normal week than from the rest; a race asks
 * for fresh legs from anybody.
 */
export const tapersFor = (whose: Trainee): boolean =>
  whose.event !== undefined &&
  TAPERED.includes(whose.event.weeks) &&
  (whose.event.kind === 'other' || isReady(whose))

/** R33 allows a deload in these weeks. */
const FIRST_LIGHT = 4
const LAST_DELOAD = 6

/** The week of an event that takes the place of the usual deload. Null without such an event. */
export const deloadForEvent = ({ event }: Pick<TrainingProfile, 'event'>): number | null =>
  event && event.weeks >= FIRST_LIGHT && event.weeks <= LAST_DELOAD ? event.weeks : null

/** The week of an event that is light beside a deload. Null without such an event. */
export const taperWeek = (whose: Trainee): number | null =>
  tapersFor(whose) ? WEEKS : whose.event?.weeks === WEEKS - 1 ? WEEKS - 1 : null

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
export const eventDecision = (whose: Trainee): string | null => eventTold(whose)?.says ?? null

/** The same with what it takes for granted. */
export function eventTold(whose: Trainee): Told | null {
  const says = saidOf(whose)
  const week = taperWeek(whose) ?? deloadForEvent(whose)
  if (says === null) return null
  return week === null ? { says } : { says, claims: [{ is: 'light-week', week }] }
}

function saidOf(whose: Trainee): string | null {
  const { event } = whose
  if (!event) return null
  const what = event.kind === 'meet' ? 'Your meet' : 'What you train for'
  const when = `${what} is in ${event.weeks === 1 ? 'a week' : `${event.weeks} weeks`}`
  if (tapersFor(whose))
    return peaksFor(whose)
      ? `${when}, so from week ${PEAK_BEGINS} on its lifts begin with a single and other work falls; week 7 tries your openers${hasDeadlift(event) ? ' and has the last heavy deadlift' : ''}, and week 8 is a taper of few sets.`
      : `${when}, so week 8 is a taper: about half the sets, with nearly the same weights.`
  if (peaksFor(whose))
    return `${when}, so weeks 7 and 8 are the peak; in the weeks after them do half the sets with the same weights.`
  if (event.weeks > WEEKS)
    return `${when}, so these eight weeks build up to it; keep the last week before it light.`
  if (taperWeek(whose) !== null)
    return `${when}, so that week is a taper: about half the sets, with nearly the same weights. Week ${WEEKS} goes on from there.`
  const deload = deloadForEvent(whose)
  if (deload !== null)
    return `${when}, so week ${deload} is light: about half the sets, and nothing hard. The week after it goes on from there.`
  return `${when}, before the program ends: do half the sets in the days before it, then go on where you were.`
}

const hasDeadlift = ({ lifts }: NonNullable<TrainingProfile['event']>): boolean =>
  lifts?.includes('deadlift') ?? true
