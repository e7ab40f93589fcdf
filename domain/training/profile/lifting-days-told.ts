import { WEEKDAYS, type Weekday } from '../../program/weeks.ts'
import type { DayKind } from '../../program/day.ts'
import { inWords } from '../../exercises/words.ts'
import { liftingDays, WITH_LEGS, type WhenTold } from './lifting-days.ts'
import { daysIn, isClosedOn, namedIn, NONE_NAMED, type NamedDays } from './named-days.ts'
import { askedOf, isTiring, LEGS, namesIn, takenBy, type OtherTraining } from './other-training.ts'
import type { Told } from './told.ts'

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
