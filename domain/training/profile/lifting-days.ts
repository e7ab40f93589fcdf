import { WEEKDAYS, weekdayAfter, type Weekday } from '../../program/weeks.ts'
import type { DayKind } from '../../program/day.ts'
import { isClosedOn, NONE_NAMED, type NamedDays } from './named-days.ts'
import { asksOfLegs, isTiring, takenBy, type OtherTraining } from './other-training.ts'

/** The parts of a profile that decide the training days. */
export interface WhenTold {
  otherTraining: readonly OtherTraining[]
  namedDays?: NamedDays | undefined
}

export const WITH_LEGS: readonly DayKind[] = ['full-body', 'lower', 'lower-arms', 'legs', 'legs-shoulders']
export const WITH_PULLS: readonly DayKind[] = ['full-body', 'upper', 'pull', 'back-biceps', 'back']
const WITH_PRESSES: readonly DayKind[] = ['full-body', 'upper', 'push', 'chest-triceps', 'chest']

/** A full-body day can go easy on the legs (T18). A leg day cannot. */
const isLegDay = (kind: DayKind): boolean => kind !== 'full-body' && WITH_LEGS.includes(kind)

/** Whether two days train some of the same. */
const areAlike = (one: DayKind, other: DayKind): boolean =>
  one === other ||
  [WITH_LEGS, WITH_PULLS, WITH_PRESSES].some((all) => all.includes(one) && all.includes(other))

/**
 * The best weekdays for the sessions, in session order: on named days, beside other training, evenly spaced.
 * The first session may lie on any day of the week: `thu, fri, sun, mon`. Null if no days are named, or if
 * other training leaves too few.
 */
export function liftingDays(
  { otherTraining, namedDays }: WhenTold,
  kinds: readonly DayKind[],
): readonly Weekday[] | null {
  const tiring = otherTraining.filter(isTiring)
  const taken = takenBy(tiring)
  const isFull = taken.length + kinds.length > WEEKDAYS.length
  if (!namedDays && (taken.length === 0 || isFull)) return null
  const beside = {
    named: namedDays ?? NONE_NAMED,
    taken,
    leggy: takenBy(tiring.filter(asksOfLegs)),
    pulled: takenBy(tiring.filter((each) => !asksOfLegs(each))),
  }
  const weeks = weeksOf(kinds.length).map((days) => ({ days, costs: costsOf(days, kinds, beside) }))
  return weeks.reduce((best, each) => (isLess(each.costs, best.costs) ? each : best)).days
}

/** What the week has beside lifting. */
interface Beside {
  named: NamedDays
  /** Days with tiring training, and those of them that tax the legs, and the back and arms. */
  taken: readonly Weekday[]
  leggy: readonly Weekday[]
  pulled: readonly Weekday[]
}

/** A session on a day of sport; one that trains what the sport of this day or the next takes; such a leg day. */
const CLASH = { sameDay: 6, samePart: 5, legDay: 2 }

/** What speaks against a week, the most important first: what the person asked for, then even spacing. */
function costsOf(
  days: readonly Weekday[],
  kinds: readonly DayKind[],
  { named, taken, leggy, pulled }: Beside,
): number[] {
  const sessions = (is: (kind: DayKind) => boolean) =>
    days.filter((_, session) => kinds.slice(session, session + 1).some(is))
  const legs = sessions((kind) => WITH_LEGS.includes(kind))
  const legDays = sessions(isLegDay)
  const pulls = sessions((kind) => WITH_PULLS.includes(kind))
  const pullDays = sessions((kind) => kind !== 'full-body' && WITH_PULLS.includes(kind))
  const onOrBefore = (some: readonly Weekday[], sport: readonly Weekday[]) =>
    countOf(some, sport) + countOf(some, sport, 1)
  return [
    days.filter((day) => isClosedOn(day, named)).length,
    countOf(legs, named.noLegs),
    CLASH.sameDay * countOf(days, taken) +
      CLASH.samePart * (onOrBefore(legs, leggy) + countOf(pulls, pulled) + countOf(pullDays, pulled, 1)) +
      CLASH.legDay * onOrBefore(legDays, leggy),
    countOf(legDays, leggy, -1),
    longestRun(days),
    // A full-body day can go easy on the back before a sport. It cannot rest the whole body from the day before.
    countOf(pulls, pulled, 1),
    countOf(legs, leggy, -1),
    [days, ...[...new Set(kinds)].map((kind) => sessions((each) => areAlike(each, kind)))].reduce(
      (sum, each) => sum + unevenness(each),
      0,
    ),
    countOf(days, taken, 1),
  ]
}

/** How many of some days lie so many days before others. */
const countOf = (some: readonly Weekday[], others: readonly Weekday[], days = 0): number =>
  some.filter((day) => others.includes(weekdayAfter(day, days))).length

/** The most sessions on days in a row. */
const longestRun = (days: readonly Weekday[]): number =>
  Math.max(...days.map((day) => WEEKDAYS.findIndex((_, step) => !days.includes(weekdayAfter(day, step)))))

/** Least if the days from each to the next, around the week, are as equal as can be. */
const unevenness = (days: readonly Weekday[]): number =>
  days.reduce((sum, day, at) => {
    const next = days[(at + 1) % days.length] ?? day
    const apart = 1 + WEEKDAYS.findIndex((_, step) => weekdayAfter(day, step + 1) === next)
    return sum + apart ** 2
  }, 0)

/** Whether the first difference speaks for the first. */
function isLess(some: readonly number[], others: readonly number[]): boolean {
  const at = some.findIndex((each, place) => each !== others[place])
  return at >= 0 && (some[at] ?? 0) < (others[at] ?? 0)
}

/** All weeks of so many sessions, each in session order; those that begin nearest after Monday come first. */
const weeksOf = (sessions: number): Weekday[][] =>
  WEEKDAYS.flatMap((first) =>
    combinations(WEEKDAYS.length, sessions - 1, 1).map((steps) =>
      [0, ...steps].map((step) => weekdayAfter(first, step)),
    ),
  )

/** All combinations of `count` numbers from `first` to below `end`, in ascending order. */
function combinations(end: number, count: number, first: number): number[][] {
  if (count === 0) return [[]]
  return Array.from({ length: Math.max(0, end - first) }, (_, off) => first + off).flatMap((at) =>
    combinations(end, count - 1, at + 1).map((rest) => [at, ...rest]),
  )
}

/** Sessions, zero-based, on the day before a sport that taxes the legs, or on a day with tired legs. */
export function sessionsBefore(
  others: readonly OtherTraining[],
  kinds: readonly DayKind[],
  namedDays?: NamedDays,
): number[] {
  const taken = takenBy(others.filter((each) => isTiring(each) && asksOfLegs(each)))
  const tired = namedDays?.noLegs ?? []
  const lifted =
    taken.length + tired.length ? (liftingDays({ otherTraining: others, namedDays }, kinds) ?? []) : []
  return lifted.flatMap((day, session) =>
    tired.includes(day) || taken.includes(weekdayAfter(day, 1)) ? [session] : [],
  )
}
