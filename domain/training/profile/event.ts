import type { TrainingProfile } from './profile.ts'
import { workingLevel } from './eligible.ts'
import { isOfLegs } from './endurance.ts'
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

/** Sooner than any deload: the program begins with the way to the event. */
export const isSoon = ({ event }: Pick<TrainingProfile, 'event'>): boolean =>
  event !== undefined && event.weeks < FIRST_LIGHT

/** The week of an event that is light beside a deload. Null without such an event. */
export function taperWeek(whose: Trainee): number | null {
  const { event } = whose
  if (!event) return null
  if (tapersFor(whose)) return WEEKS
  return isSoon(whose) || event.weeks === WEEKS - 1 ? event.weeks : null
}

/**
 * The week before the taper of an event that comes soon, in which what is tested is tried once. Null without such a
 * week.
 */
export const weekOfTry = (whose: Pick<TrainingProfile, 'event'>): number | null =>
  whose.event && isSoon(whose) && whose.event.weeks > 1 ? whose.event.weeks - 1 : null

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

/**
 * Whether a week has fewer sets for the legs, because legs that lifted are slower for days, and the event asks them to
 * run soon. After it, they come back set by set.
 *
 * @see Doma and others, "Training considerations for optimising endurance development: an alternate concurrent training
 *   perspective" (2019)
 */
export const easesLegs = (
  week: number,
  { event, endurance = [] }: Pick<TrainingProfile, 'event' | 'endurance'>,
): boolean =>
  event !== undefined && isSoon({ event }) && endurance.some(isOfLegs) && week <= event.weeks + WEEKS_BACK
const WEEKS_BACK = 2

/** The sets of a leg exercise in such a week: about half up to the event. */
export const easedSets = (sets: number, week: number, { event }: Pick<TrainingProfile, 'event'>): number =>
  Math.min(sets, Math.ceil(sets / 2) + Math.max(0, week - (event?.weeks ?? 0)))

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
  const what =
    event.kind === 'meet' ? 'Your meet' : event.called ? `Your ${event.called}` : 'What you train for'
  const when = `${what} is in ${event.weeks === 1 ? 'a week' : `${event.weeks} weeks`}`
  if (tapersFor(whose))
    return peaksFor(whose)
      ? `${when}. From week ${PEAK_BEGINS} on, its lifts begin with a single, and other work falls. Week 7 tries your openers${hasDeadlift(event) ? ' and has the last heavy deadlift' : ''}. Week 8 is a taper of few sets.`
      : `${when}, so week 8 is a taper: about half the sets, with nearly the same weights.`
  if (peaksFor(whose))
    return `${when}, so weeks 7 and 8 are the peak. In the weeks after them, do half the sets with the same weights.`
  if (event.weeks > WEEKS)
    return `${when}, so these eight weeks build up to it. Keep the last week before it light.`
  if (isSoon(whose)) return soonSaid(when, event.weeks)
  if (taperWeek(whose) !== null)
    return `${when}, so that week is a taper: about half the sets, with nearly the same weights. Week ${WEEKS} goes on from there.`
  if (deloadForEvent(whose) === null)
    return `${when}, at the end of the program. In week ${WEEKS}, do half the sets of each exercise, and rest the last two days.`
  return `${when}, so week ${event.weeks} is light: about half the sets, and nothing hard. The week after it goes on from there.`
}

function soonSaid(when: string, weeks: number): string {
  if (weeks === 1)
    return `${when}, so week 1 is easy on purpose: half the sets, each one rep further from your limit. From week 2 on the program runs in full.`
  const builds = weeks === 2 ? 'week 1 builds' : `weeks 1 to ${weeks - 1} build`
  return `${when}, so the program starts with the road to it: ${builds}. Week ${weeks} is a taper with about half the sets at the same weights. Week ${weeks + 1} goes on from there.`
}

const hasDeadlift = ({ lifts }: NonNullable<TrainingProfile['event']>): boolean =>
  lifts?.includes('deadlift') ?? true
