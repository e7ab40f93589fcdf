import { z } from 'zod'
import { namesOf, type Statement } from '../statements/statement.ts'
import { SPORTS, type Sport } from '../statements/lexicon/sports.ts'
import { WEEKDAYS, type Weekday } from '../statements/weekdays.ts'
import type { DayKind } from './days.ts'
import { inWords } from './words.ts'

/** What somebody trains or plays besides, and on which days, as far as they say it. */
export const OtherTraining = z.object({ sport: z.enum(namesOf(SPORTS)), days: z.array(z.enum(WEEKDAYS)) })
export type OtherTraining = z.infer<typeof OtherTraining>

/** Whether somebody runs besides. */
export const runs = ({ otherTraining }: { otherTraining: readonly OtherTraining[] }): boolean =>
  otherTraining.some(({ sport }) => sport === 'running')

/** What we call it in a sentence: `your running`. */
const NAMES: Readonly<Record<Sport, string>> = {
  running: 'running',
  cycling: 'cycling',
  swimming: 'swimming',
  football: 'football',
  'american-football': 'football',
  rugby: 'rugby',
  basketball: 'basketball',
  volleyball: 'volleyball',
  tennis: 'racket sport',
  climbing: 'climbing',
  'martial-arts': 'martial arts',
  hiking: 'hiking',
  rowing: 'rowing',
  skiing: 'skiing',
  dancing: 'dancing',
  hockey: 'hockey',
  crossfit: 'CrossFit',
  yoga: 'yoga',
  pilates: 'Pilates',
  walking: 'walking',
  golf: 'golf',
  other: 'sport',
}
/** These leave legs fresh. */
const EASY: readonly Sport[] = ['yoga', 'pilates', 'walking', 'golf']
const isTiring = ({ sport }: OtherTraining): boolean => !EASY.includes(sport)
const namesIn = (others: readonly OtherTraining[]): string =>
  inWords([...new Set(others.map(({ sport }) => NAMES[sport]))])

const WITH_LEGS: readonly DayKind[] = ['full-body', 'lower', 'lower-arms', 'legs', 'legs-shoulders']
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

/** What statements tell of other training, each sport once. */
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

/** The days that the sessions go on beside named days of sport that tires; null where nothing asks for any. */
export function liftingDaysOf(
  others: readonly OtherTraining[],
  kinds: readonly DayKind[],
): readonly Weekday[] | null {
  const taken = takenBy(others.filter(isTiring))
  return taken.length ? weekBeside(taken, kinds) : null
}

/**
 * Where the sessions of the week go beside other training, in a sentence; null where there is none that tires.
 *
 * @see Doma and others, "Training considerations for optimising endurance development: an alternate concurrent training
 *   perspective" (2019): legs that were lifted with are slower for a day or more, so hard runs come before, not after
 */
export function otherTrainingDecision(
  others: readonly OtherTraining[],
  kinds: readonly DayKind[],
): string | null {
  const tiring = others.filter(isTiring)
  if (tiring.length === 0) return null
  const named = namesIn(tiring)
  const taken = takenBy(tiring)
  const lifted = liftingDaysOf(others, kinds)
  return lifted
    ? `You keep ${inWords(taken.map((day) => DAY_OF[day]))} for your ${named}: lift on ${inWords(lifted.map((day) => DAY_OF[day]))}, in the order of the days, so that your legs are fresh for it.`
    : `You told us of your ${named}: lift after it or on another day, and never train legs on the day before what counts most.`
}

/** The same while a form is filled in, when nobody knows the days yet; null where nothing is said. */
export function otherTrainingNote(others: readonly OtherTraining[]): string | null {
  if (others.length === 0) return null
  const tiring = others.filter(isTiring)
  return tiring.length
    ? `Your program will say where in the week your ${namesIn(tiring)} fits best.`
    : `Your ${namesIn(others)} goes with any day of the program.`
}

/** What it costs to lift where other training is: on its day, with legs on the day before it, on the day after it. */
const COST = { sameDay: 6, legsBefore: 5, legsAfter: 2, legsInTurn: 2, inTurn: 0.5 }

/** The days of the week that suit the sessions best, the earliest of equals; null where none is left free. */
export function weekBeside(taken: readonly Weekday[], kinds: readonly DayKind[]): readonly Weekday[] | null {
  if (taken.length + kinds.length > WEEKDAYS.length) return null
  const isTaken = (at: number) => taken.some((day) => day === WEEKDAYS[(at + 7) % 7])
  const trainsLegs = (session: number) => WITH_LEGS.some((kind) => kind === kinds[session])
  const costOf = (days: readonly number[]): number =>
    days.reduce((sum, at, session) => {
      const legs = Number(trainsLegs(session))
      const next = days[session + 1]
      const legsNext = Number(next === at + 1 && trainsLegs(session + 1))
      return (
        sum +
        COST.sameDay * Number(isTaken(at)) +
        COST.legsBefore * legs * Number(isTaken(at + 1)) +
        COST.legsAfter * legs * Number(isTaken(at - 1)) +
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

/** Sessions of the week, from 0, that stand on the day before named sport that tires. */
export function sessionsBefore(others: readonly OtherTraining[], kinds: readonly DayKind[]): number[] {
  const taken = takenBy(others.filter(isTiring))
  return (liftingDaysOf(others, kinds) ?? []).flatMap((day, session) => {
    const next = WEEKDAYS[(WEEKDAYS.indexOf(day) + 1) % WEEKDAYS.length]
    return taken.some((each) => each === next) ? [session] : []
  })
}

/** Every choice of so many of the numbers from 0, in rising order. */
function combinations(from: number, count: number, first = 0): number[][] {
  if (count === 0) return [[]]
  return Array.from({ length: Math.max(0, from - first) }, (_, off) => first + off).flatMap((at) =>
    combinations(from, count - 1, at + 1).map((rest) => [at, ...rest]),
  )
}
