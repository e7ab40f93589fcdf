import { WEEKDAYS, type Weekday } from '../../program/weeks.ts'
import type { DayKind } from '../../program/day.ts'
import { NONE_NAMED, type NamedDays } from './named-days.ts'
import { asksOfLegs, isTiring, takenBy, type OtherTraining } from './other-training.ts'

/** The parts of a profile that decide the training days. */
export interface WhenTold {
  otherTraining: readonly OtherTraining[]
  namedDays?: NamedDays | undefined
}

export const WITH_LEGS: readonly DayKind[] = ['full-body', 'lower', 'lower-arms', 'legs', 'legs-shoulders']
const WITH_PULLS: readonly DayKind[] = ['full-body', 'upper', 'pull', 'back-biceps', 'back']

/**
 * The best weekdays for the sessions, in session order: named days, beside other training. Null if no days
 * are named, or if other training leaves too few.
 */
export function liftingDays(
  { otherTraining, namedDays }: WhenTold,
  kinds: readonly DayKind[],
): readonly Weekday[] | null {
  const tiring = otherTraining.filter(isTiring)
  const taken = takenBy(tiring)
  if (taken.length === 0 && !namedDays) return null
  return weekBeside(taken, kinds, { named: namedDays, legs: takenBy(tiring.filter(asksOfLegs)) })
}

/**
 * Penalties for a session beside other training: on the same day, or on the day before or after with a
 * conflict; and on a day that the person excludes.
 */
const COST = {
  closed: 40,
  tiredLegs: 10,
  sameDay: 6,
  legsBefore: 5,
  pullsBefore: 5,
  legsAfter: 2,
  legsInTurn: 2,
  inTurn: 0.5,
}

/** Other facts about the taken days. */
interface Beside {
  named?: NamedDays | undefined
  /** The taken days that tax the legs; by default all of them. */
  legs?: readonly Weekday[]
}

/** The best weekdays for the sessions, the earliest among equals; null if too few days are free. */
export function weekBeside(
  taken: readonly Weekday[],
  kinds: readonly DayKind[],
  { named = NONE_NAMED, legs: leggy = taken }: Beside = {},
): readonly Weekday[] | null {
  const isAmong = (days: readonly Weekday[], at: number) => days.some((day) => day === WEEKDAYS[(at + 7) % 7])
  if (!named.only.length && taken.length + kinds.length > WEEKDAYS.length) return null
  const pulled = taken.filter((day) => !leggy.includes(day))
  const isClosed = (at: number) =>
    isAmong(named.never, at) || (named.only.length > 0 && !isAmong(named.only, at))
  const trainsLegs = (session: number) => WITH_LEGS.some((kind) => kind === kinds[session])
  const pulls = (session: number) => WITH_PULLS.some((kind) => kind === kinds[session])
  const costOf = (days: readonly number[]): number =>
    days.reduce((sum, at, session) => {
      const legs = Number(trainsLegs(session))
      const next = days[session + 1]
      const legsNext = Number(next === at + 1 && trainsLegs(session + 1))
      return (
        sum +
        COST.closed * Number(isClosed(at)) +
        COST.tiredLegs * legs * Number(isAmong(named.noLegs, at)) +
        COST.sameDay * Number(isAmong(taken, at)) +
        COST.legsBefore * legs * Number(isAmong(leggy, at + 1)) +
        COST.pullsBefore * Number(pulls(session) && isAmong(pulled, at + 1)) +
        COST.legsAfter * legs * Number(isAmong(leggy, at - 1)) +
        COST.legsInTurn * legs * legsNext +
        COST.inTurn * Number(next === at + 1)
      )
    }, 0)
  const choices = combinations(WEEKDAYS.length, kinds.length)
  const best = choices.reduce(
    (least, each) => (costOf(each) < costOf(least) ? each : least),
    choices[0] ?? [],
  )
  return WEEKDAYS.filter((_, at) => best.includes(at))
}

/** Sessions, zero-based, on the day before a sport that taxes the legs, or on a day with tired legs. */
export function sessionsBefore(
  others: readonly OtherTraining[],
  kinds: readonly DayKind[],
  namedDays?: NamedDays,
): number[] {
  const tiring = others.filter((each) => isTiring(each) && asksOfLegs(each))
  const taken = takenBy(tiring)
  const tired = namedDays?.noLegs ?? []
  const lifted =
    taken.length + tired.length ? (liftingDays({ otherTraining: others, namedDays }, kinds) ?? []) : []
  return lifted.flatMap((day, session) => {
    const next = WEEKDAYS[(WEEKDAYS.indexOf(day) + 1) % WEEKDAYS.length]
    return tired.includes(day) || taken.some((each) => each === next) ? [session] : []
  })
}

/** All combinations of `count` numbers below `from`, in ascending order. */
function combinations(from: number, count: number, first = 0): number[][] {
  if (count === 0) return [[]]
  return Array.from({ length: Math.max(0, from - first) }, (_, off) => first + off).flatMap((at) =>
    combinations(from, count - 1, at + 1).map((rest) => [at, ...rest]),
  )
}
