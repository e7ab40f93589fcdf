import { WEEKDAYS, weekdayAfter, type Weekday } from '../../program/weeks.ts'
import { letterOf, titleOf, type DayKind } from '../../program/day.ts'
import { inWords } from '../../exercises/words.ts'
import { liftingDays, WITH_PULLS, type WhenTold } from './lifting-days.ts'
import { daysIn, isClosedOn, namedIn, NONE_NAMED, type NamedDays } from './named-days.ts'
import {
  askedOf,
  isContact,
  asksOfLegs,
  isTiring,
  LEGS,
  namesIn,
  takenBy,
  type OtherTraining,
} from './other-training.ts'
import { unfitForContact } from './health/care.ts'
import type { TrainingProfile } from './profile.ts'
import { plain, type Told } from './told.ts'

type Whose = WhenTold & Pick<TrainingProfile, 'redFlags' | 'conditions' | 'weeks'>

interface Sessions {
  kinds: readonly DayKind[]
  /** Of each session: whether it trains the legs. */
  withLegs: readonly boolean[]
}

/**
 * Recommends weekdays for the sessions, beside other training and on the named days, and says what gives way.
 * Null without tiring training and named days. A day that has to hold both is never said to be kept free.
 *
 * @see Doma and others, "Training considerations for optimising endurance development: an alternate concurrent training
 *   perspective" (2019): legs that were lifted with are slower for a day or more, so hard runs come before, not after
 */
export function otherTrainingDecision(whose: Whose, sessions: Sessions): Told | null {
  const { otherTraining, namedDays, redFlags } = whose
  const waits = waitingForHealth(whose)
  const tiring = otherTraining.filter(isTiring)
  const lifted = liftingDays({ otherTraining, namedDays }, sessions.kinds)
  const known = lifted ? decidedOn(lifted, tiring, namedDays, sessions) : null
  const decided = known && waits ? { ...known, says: `${waits} ${known.says}` } : known
  if (tiring.length === 0 || (decided && takenBy(tiring).length)) return decided
  const rule =
    redFlags.length && tiring.every(({ sport }) => sport === 'other')
      ? plain(BESIDE_CARE)
      : ruleBeside(tiring, decided ? null : waits, sessions)
  return decided
    ? { says: `${decided.says} ${rule.says}`, claims: [...(decided.claims ?? []), ...(rule.claims ?? [])] }
    : rule
}

/** A sport with contact, for somebody whom a blow may undo. */
function waitingForHealth(whose: Whose): string | null {
  const [unfit, contact] = [unfitForContact(whose), whose.otherTraining.filter(isContact)]
  if (!unfit.length || !contact.length) return null
  return `With ${inWords(unfit)}, ${namesIn(contact)} waits until whoever treats you allows contact again.`
}

function decidedOn(
  lifted: readonly Weekday[],
  tiring: readonly OtherTraining[],
  named: NamedDays = NONE_NAMED,
  { kinds, withLegs }: Sessions,
): Told {
  const taken = takenBy(tiring)
  const kept = taken.filter((day) => !lifted.includes(day))
  const shared = taken.filter((day) => lifted.includes(day))
  const closed = lifted.filter((day) => isClosedOn(day, named))
  const trainsLegs = withLegs.includes(true)
  const legs = lifted.filter((_, session) => withLegs[session])
  const legDays = lifted.filter((_, session) => withLegs[session] && kinds[session] !== 'full-body')
  const pulls = lifted.filter((_, session) => isAmong(WITH_PULLS, kinds[session]))
  const tired = legs.filter((day) => named.noLegs.includes(day))
  const [forLegs, forPulls] = [tiring.filter(asksOfLegs), tiring.filter((each) => !asksOfLegs(each))]
  const legsBefore = onDaysBeside(legs, forLegs, 1)
  const legsAfter = onDaysBeside(legDays, forLegs, -1).filter((day) => !tired.includes(day))
  const pullsBefore = onDaysBeside(pulls, forPulls, 1)
  const asked = askedOf(tiring)
  const isOfLegs = asked === LEGS && trainsLegs
  const isFresh =
    kept.length > 0 &&
    !legsBefore.length &&
    !pullsBefore.length &&
    !(isOfLegs ? legs : lifted).some((day) => taken.includes(day))
  const fresh = isFresh
    ? ` That way ${asked && (trainsLegs || asked !== LEGS) ? `your ${asked}` : 'you'} are fresh for it.`
    : ''
  const parts = [
    ...namedIn(trainsLegs ? named : { ...named, noLegs: [] }),
    ...(kept.length ? [`keep ${daysIn(kept)} for your ${namesIn(onDays(tiring, kept))}`] : []),
    ...(shared.length ? [`have ${namesIn(onDays(tiring, shared))} on ${daysIn(shared)}`] : []),
  ]
  const says = [
    `${parts.length ? `You ${inWords(parts)}. So lift` : 'Lift'} on ${inTurn(lifted, kinds)}.${fresh}`,
    ...(shared.length ? ['On a day with both, lift after it, or some hours apart.'] : []),
    ...(closed.length
      ? [
          `Your week has fewer days than the ${kinds.length} sessions you chose. If ${daysIn(closed)} cannot be, train on your next day and go on in order.`,
        ]
      : []),
    ...(tired.length
      ? [`Your legs train on one tired day whatever we choose: on ${daysIn(tired)}, do half of their sets.`]
      : []),
    ...easedBefore(legsBefore, forLegs),
    ...easedBefore(pullsBefore, forPulls),
    ...(legsAfter.length
      ? [
          `Legs tired on ${daysIn(legsAfter)}, the day after your ${namesIn(besideOf(legsAfter, forLegs, -1))}? Do a set fewer of each leg exercise.`,
        ]
      : []),
  ].join(' ')
  return {
    says,
    claims: [
      { is: 'free-of-lifting', days: kept },
      { is: 'legs-on', days: [...tired, ...legsBefore, ...legsAfter] },
      ...(isFresh && isOfLegs ? [{ is: 'fresh-legs', days: taken } as const] : []),
    ],
  }
}

/** `Monday and Thursday, in the order of the days`; each day with its name if day 1 is not the first of a week. */
function inTurn(lifted: readonly Weekday[], kinds: readonly DayKind[]): string {
  const fromMonday = WEEKDAYS.filter((day) => lifted.includes(day))
  if (lifted.every((day, at) => day === fromMonday[at])) return `${daysIn(lifted)}, in the order of the days`
  const named = kinds.map((kind, at) => {
    const { place } = titleOf(at, kind, letterOf(kinds, at), null)
    return `${daysIn(lifted.slice(at, at + 1))} (${place})`
  })
  return inWords(named)
}

/** What to do about sessions on the day before a sport that takes what they train. */
function easedBefore(days: readonly Weekday[], sport: readonly OtherTraining[]): string[] {
  if (!days.length) return []
  const next = besideOf(days, sport, 1)
  return [
    `Your ${askedOf(next)} train on ${daysIn(days)}, before your ${namesIn(next)}. Need them fresh? Do half of the sets for them.`,
  ]
}

/** Without a name, it is as likely rehab as a sport: nobody rests for it. */
const BESIDE_CARE =
  'Your other training comes first: lift on the days between, or after it. Show this program to whoever guides it.'

/** For other training without days. */
function ruleBeside(tiring: readonly OtherTraining[], waits: string | null, { withLegs }: Sessions): Told {
  const asked = askedOf(tiring)
  const trainsLegs = withLegs.includes(true)
  const spared = asked === LEGS && !trainsLegs ? null : asked
  const easy = asked === LEGS && !trainsLegs ? 'train hard' : `train ${asked ?? 'what it takes'}`
  return {
    says: `${waits ? `${waits} Once it is back, lift after it` : `Lift after your ${namesIn(tiring)}`} or on another day. Never ${easy} the day before your most important session.`,
    ...(spared === LEGS && { claims: [{ is: 'trains-legs' }] }),
  }
}

const onDays = (tiring: readonly OtherTraining[], days: readonly Weekday[]): OtherTraining[] =>
  tiring.filter((each) => each.days.some((day) => days.includes(day)))

/** The sports so many days after some sessions. */
const besideOf = (sessions: readonly Weekday[], sport: readonly OtherTraining[], days: 1 | -1) =>
  onDays(
    sport,
    sessions.map((day) => weekdayAfter(day, days)),
  )

/** The sessions that lie so many days before a sport. */
const onDaysBeside = (sessions: readonly Weekday[], sport: readonly OtherTraining[], days: 1 | -1) =>
  sessions.filter((day) => takenBy(sport).includes(weekdayAfter(day, days)))

const isAmong = <Each>(all: readonly Each[], one: Each | undefined): boolean =>
  all.some((each) => each === one)
