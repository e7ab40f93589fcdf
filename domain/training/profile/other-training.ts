import { z } from 'zod'
import { namesOf, type Statement } from '../../reading/statement.ts'
import { SPORTS, type Sport } from '../../reading/lexicon/sports.ts'
import { WEEKDAYS, type Weekday } from '../../program/weeks.ts'
import type { DayKind } from '../../program/day.ts'
import type { Told } from './told.ts'
import { inWords } from '../../exercises/words.ts'
import { SPORTS as SPORT_RECORDS } from './generated/sports.ts'

/** Other training and sport, with its days if stated. */
export const OtherTraining = z.object({ sport: z.enum(namesOf(SPORTS)), days: z.array(z.enum(WEEKDAYS)) })
export type OtherTraining = z.infer<typeof OtherTraining>

/** What kind of training a sport is; `data/sports.yaml` explains each line. */
export interface SportRecord {
  name: string
  asks?: string
  easy?: true
}

export const runs = ({ otherTraining }: { otherTraining: readonly OtherTraining[] }): boolean =>
  otherTraining.some(({ sport }) => sport === 'running')

const LEGS = 'legs'
const asksOfLegs = ({ sport }: OtherTraining): boolean => SPORT_RECORDS[sport].asks === undefined
const isTiring = ({ sport }: OtherTraining): boolean => !SPORT_RECORDS[sport].easy
const namesIn = (others: readonly OtherTraining[]): string =>
  inWords([...new Set(others.map(({ sport }) => SPORT_RECORDS[sport].name))])

const WITH_LEGS: readonly DayKind[] = ['full-body', 'lower', 'lower-arms', 'legs', 'legs-shoulders']
const WITH_PULLS: readonly DayKind[] = ['full-body', 'upper', 'pull', 'back-biceps', 'back']
const DAY_OF: Readonly<Record<Weekday, string>> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
}

const takenBy = (others: readonly OtherTraining[]): Weekday[] =>
  WEEKDAYS.filter((day) => others.some(({ days }) => days.includes(day)))

/** The other training in statements, each sport once. */
export function otherTrainingOf(statements: readonly Statement[]): OtherTraining[] {
  const found = new Map<Sport, Set<Weekday>>()
  for (const each of statements) {
    if (each.kind !== 'sport') continue
    const days = found.get(each.what) ?? new Set()
    for (const day of each.days ?? []) days.add(day)
    found.set(each.what, days)
  }
  return [...found].map(([sport, days]) => ({ sport, days: WEEKDAYS.filter((day) => days.has(day)) }))
}

/** The weekdays that the person names for lifting. */
export const NamedDays = z.object({
  /** The only possible days; empty if any day is possible. */
  only: z.array(z.enum(WEEKDAYS)),
  never: z.array(z.enum(WEEKDAYS)),
  /** Days with tired legs. */
  noLegs: z.array(z.enum(WEEKDAYS)),
})
export type NamedDays = z.infer<typeof NamedDays>
const NONE_NAMED: NamedDays = { only: [], never: [], noLegs: [] }

/** The lifting days in statements; null if they name none. */
export function namedDaysOf(statements: readonly Statement[]): NamedDays | null {
  const told = statements.filter((each) => each.kind === 'days')
  if (told.length === 0) return null
  const daysTold = (as: 'only' | 'never' | 'no-legs') =>
    WEEKDAYS.filter((day) => told.some((each) => each.as === as && each.days.includes(day)))
  const never = daysTold('never')
  const only = daysTold('only').filter((day) => !never.includes(day))
  return { only, never, noLegs: daysTold('no-legs') }
}

/** The parts of a profile that decide the training days. */
export interface WhenTold {
  otherTraining: readonly OtherTraining[]
  namedDays?: NamedDays | undefined
}

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

interface Sessions {
  kinds: readonly DayKind[]
  /** Whether the program trains the legs at all. */
  trainsLegs: boolean
}

/**
 * Recommends weekdays for the sessions, beside other training and on the named days. Null without tiring
 * training and named days. A day that has to hold both is never said to be kept free.
 *
 * @see Doma and others, "Training considerations for optimising endurance development: an alternate concurrent training
 *   perspective" (2019): legs that were lifted with are slower for a day or more, so hard runs come before, not after
 */
export function otherTrainingDecision(
  { otherTraining, namedDays }: WhenTold,
  sessions: Sessions,
): Told | null {
  const tiring = otherTraining.filter(isTiring)
  const lifted = liftingDays({ otherTraining, namedDays }, sessions.kinds)
  const decided = lifted ? decidedOn(lifted, tiring, namedDays, sessions) : null
  if (tiring.length === 0 || (decided && takenBy(tiring).length)) return decided
  const rule = ruleBeside(tiring, sessions)
  return decided
    ? { says: `${decided.says} ${rule.says}`, claims: [...(decided.claims ?? []), ...(rule.claims ?? [])] }
    : rule
}

function decidedOn(
  lifted: readonly Weekday[],
  tiring: readonly OtherTraining[],
  named: NamedDays = NONE_NAMED,
  { kinds, trainsLegs }: Sessions,
): Told {
  const taken = takenBy(tiring)
  const kept = taken.filter((day) => !lifted.includes(day))
  const shared = taken.filter((day) => lifted.includes(day))
  const closed = lifted.filter((day) => isClosedOn(day, named))
  const withLegs = lifted.filter((_, session) => trainsLegs && isAmong(WITH_LEGS, kinds[session]))
  const tired = withLegs.filter((day) => named.noLegs.includes(day))
  const areFresh =
    kept.length > 0 && !taken.some((day) => withLegs.some((leg) => leg === day || leg === before(day)))
  const asked = askedOf(tiring)
  const ofLegs = asked === LEGS
  const isFresh = ofLegs && trainsLegs ? areFresh : kept.length > 0 && shared.length === 0
  const fresh = isFresh
    ? `, so that ${asked && (trainsLegs || !ofLegs) ? `your ${asked}` : 'you'} are fresh for it`
    : ''
  const parts = [
    ...namedIn(trainsLegs ? named : { ...named, noLegs: [] }),
    ...(kept.length ? [`keep ${daysIn(kept)} for your ${namesIn(onDays(tiring, kept))}`] : []),
    ...(shared.length ? [`have ${namesIn(onDays(tiring, shared))} on ${daysIn(shared)}`] : []),
  ]
  const says = [
    `You ${inWords(parts)}: lift on ${daysIn(lifted)}, in the order of the days${fresh}.`,
    ...(shared.length ? [`On a day with both, lift after it, or some hours apart.`] : []),
    ...(closed.length
      ? [
          `Your week has fewer days than the ${kinds.length} sessions that you chose: where ${daysIn(closed)} cannot be, do that session on your next day, and go on in order.`,
        ]
      : []),
    ...(tired.length ? [`On ${daysIn(tired)}, do half of the sets for your legs.`] : []),
  ].join(' ')
  return {
    says,
    claims: [
      { is: 'free-of-lifting', days: kept },
      ...(isFresh && ofLegs && trainsLegs
        ? [{ is: 'trains-legs' } as const, { is: 'fresh-legs', days: taken } as const]
        : []),
      ...(tired.length ? [{ is: 'trains-legs' } as const] : []),
    ],
  }
}

/** For other training without days. */
function ruleBeside(tiring: readonly OtherTraining[], { trainsLegs }: Sessions): Told {
  const asked = askedOf(tiring)
  const spared = asked === LEGS && !trainsLegs ? null : asked
  const easy = asked === LEGS && !trainsLegs ? 'train hard' : `train ${asked ?? 'what it takes'}`
  return {
    says: `You told us of your ${namesIn(tiring)}: lift after it or on another day, and never ${easy} on the day before what counts most.`,
    ...(spared === LEGS && { claims: [{ is: 'trains-legs' }] }),
  }
}

const onDays = (tiring: readonly OtherTraining[], days: readonly Weekday[]): OtherTraining[] =>
  tiring.filter((each) => each.days.some((day) => days.includes(day)))

const before = (day: Weekday): Weekday | undefined => WEEKDAYS.at(WEEKDAYS.indexOf(day) - 1)

const isAmong = <Each>(all: readonly Each[], one: Each | undefined): boolean =>
  all.some((each) => each === one)

/** Whether the person cannot train on that day. */
const isClosedOn = (day: Weekday, { only, never }: NamedDays): boolean =>
  never.includes(day) || (only.length > 0 && !only.includes(day))

/** What all of them tax; null if some tax the legs and others do not. */
function askedOf(tiring: readonly OtherTraining[]): string | null {
  const parts = new Set(tiring.map(({ sport }) => SPORT_RECORDS[sport].asks ?? LEGS))
  return (parts.has(LEGS) && parts.size > 1) || !parts.size ? null : inWords([...parts])
}

export const daysIn = (days: readonly Weekday[]): string => inWords(days.map((day) => DAY_OF[day]))

/** What the person can do: `can train on Tuesday and Saturday only`. */
const namedIn = ({ only, never, noLegs }: NamedDays): string[] => [
  ...(only.length ? [`can train on ${daysIn(only)}`] : []),
  ...(never.length ? [`cannot train on ${daysIn(never)}`] : []),
  ...(noLegs.length ? [`have tired legs on ${daysIn(noLegs)}`] : []),
]

/** `Tuesday and Saturday only; not on Friday` */
export const namedDaysLabel = ({ only, never, noLegs }: NamedDays): string =>
  [
    ...(only.length ? [`${daysIn(only)} only`] : []),
    ...(never.length ? [`${only.length ? 'not' : 'Not'} on ${daysIn(never)}`] : []),
    ...(noLegs.length ? [`${only.length + never.length ? 'tired' : 'Tired'} legs on ${daysIn(noLegs)}`] : []),
  ].join('; ')

/** `Running on Tuesday`, `Golf`. */
export function sportLabel({ sport, days }: OtherTraining): string {
  const name = SPORT_RECORDS[sport].name
  const on = days.length ? ` on ${daysIn(days)}` : ''
  return name.charAt(0).toUpperCase() + name.slice(1) + on
}

/** Our reading of the days, while a form is filled in. */
export function namedDaysNote(named: NamedDays): string {
  return `You ${inWords(namedIn(named))}. Your program will say on which days its sessions go best.`
}

/** The same while a form is filled in and the training days are unknown; null without other training. */
export function otherTrainingNote(others: readonly OtherTraining[]): string | null {
  if (others.length === 0) return null
  const tiring = others.filter(isTiring)
  return tiring.length
    ? `Your program will say where in the week your ${namesIn(tiring)} fits best.`
    : `Your ${namesIn(others)} goes with any day of the program.`
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
