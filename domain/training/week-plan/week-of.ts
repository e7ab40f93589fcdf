import type { TrainingProfile } from '../profile/profile.ts'
import { DAY_NAMES, type DayKind } from '../../program/day.ts'
import { belongsOn, daysWithRoomFor } from '../draft/days.ts'
import { eligibleFor } from '../profile/eligible.ts'
import { hasOnlyKettlebells } from '../profile/equipment/equipment.ts'
import { peaksFor } from '../profile/event.ts'
import type { CatalogueEntry } from '../../exercises/exercise.ts'
import { isBroughtUp } from '../prescription/bring-up.ts'
import { cannotStand } from '../profile/health/care.ts'
import { isLegs, isTrunk, PATTERNS, type Split } from '../../exercises/vocabulary.ts'
import { inWords, many } from '../../exercises/words.ts'
import type { WeakPoint } from '../../forms/facts.ts'
import { entriesOf } from '../profile/kept.ts'
import { legLimitOf, type OfPart } from '../profile/limits.ts'
import { WITH_LEGS } from '../profile/lifting-days.ts'
import type { Group } from '../../program/muscle-groups.ts'
import { GOOD_SESSION, isShortSession, sessionCapacity } from '../prescription/volume.ts'

/** The days of a week in order, and what to tell the buyer if they differ from the requested split. */
export interface TrainingWeek {
  kinds: readonly DayKind[]
  /** The name of the split in the overview. */
  split: string
  decisions: readonly string[]
}

const OWN_EXERCISES = 3

const repeat = (kinds: readonly DayKind[], days: number): DayKind[] =>
  Array.from({ length: days }, (_, day) => kinds[day % kinds.length] ?? 'full-body')

function upperLower({ days }: TrainingProfile, last: LastDay): DayKind[] {
  if (days === 4 && isForArms(last)) return repeat(['upper', 'lower-arms'], days)
  // An odd third day would train the upper body twice and the legs once. A full-body day trains both twice.
  return days === 3 ? ['upper', 'lower', 'full-body'] : repeat(['upper', 'lower'], days)
}

/** The possible fifth days of a five-day week. */
type LastDay = 'lower' | 'full-body' | 'arms' | 'shoulders-arms'

const isForArms = (last: LastDay): boolean => last === 'arms' || last === 'shoulders-arms'

/** With an arm day among five, any two days with both curls and extensions have a day between them (T67). */
function pushPullLegs(days: number, legs: 'legs' | 'lower', last: LastDay): DayKind[] {
  const round: DayKind[] = ['push', 'pull', legs]
  if (days === 4) return [...round, 'full-body']
  if (days !== 5) return repeat(round, days)
  return isForArms(last) ? ['upper', legs, last, 'pull', 'push'] : [...round, 'upper', last]
}

function bodyParts(days: number): DayKind[] {
  if (days === 3) return ['chest-triceps', 'back-biceps', 'legs-shoulders']
  if (days === 4) return ['chest-triceps', 'back-biceps', 'legs', 'shoulders-arms']
  return days === 5
    ? ['chest', 'back', 'legs', 'shoulders', 'arms']
    : ['chest', 'back', 'legs', 'shoulders', 'arms', 'lower']
}

/**
 * @see Iversen and others, "No time to lift?" (2021): a leg press, a press and a pull in each brief session;
 *   leg work pairs with lifts that leave the legs fresh
 * @see Tsatsouline, "Enter the Kettlebell" (2006), and Neupert, "The Giant": each day presses, squats or swings with all
 */
const isWholeEachDay = ({ days, minutes, equipment }: TrainingProfile): boolean =>
  days <= 3 || (days === 4 && (isShortSession({ minutes }) || hasOnlyKettlebells(equipment)))

const BENCHES_THRICE: DayKind[] = ['upper', 'lower', 'upper', 'full-body']

/** Before a meet, a full-body last day allows a third bench press session (T54). */
const benchesThrice = (profile: TrainingProfile): boolean => profile.days === 4 && peaksFor(profile)

function ourChoice(profile: TrainingProfile, novice: boolean, last: LastDay): DayKind[] {
  const { days } = profile
  if (isWholeEachDay(profile)) return repeat(['full-body'], days)
  if (benchesThrice(profile)) return BENCHES_THRICE
  if (days === 4 || novice) return upperLower(profile, last)
  return pushPullLegs(days, 'legs', last)
}

/** Another week than ours, for what the buyer wants to train most; null if ours serves it. */
function asWanted(profile: TrainingProfile, ours: readonly DayKind[]): DayKind[] | null {
  const { days, keep = [] } = profile
  const kept = keep.map((each) => ({ entries: entriesOf(each), least: each.daysAWeek ?? 1 }))
  const legDays = days === 5 && isAllForLegs(profile) ? 3 : 0
  const serves = (kinds: readonly DayKind[]) =>
    kept.every(({ entries, least }) => daysWithRoomFor(entries, kinds) >= least) &&
    kinds.filter((kind) => WITH_LEGS.includes(kind)).length >= legDays
  const others = [
    repeat(['upper', 'lower'], days),
    repeat(['lower', 'upper'], days),
    ...(days === 4 ? [BENCHES_THRICE] : []),
    repeat(['full-body'], days),
  ]
  return serves(ours) ? null : (others.find(serves) ?? null)
}

/** The third leg day of five takes the room of the upper body. */
const isAllForLegs = (profile: TrainingProfile): boolean =>
  LEGS.some((group) => isBroughtUp(group, profile)) &&
  profile.person.bringUp.every((each) => OF_LEGS.includes(each))
const OF_LEGS: readonly WeakPoint[] = ['legs', 'glutes', 'calves', 'squat', 'deadlift']

/** Assigns the split to the days. Two days cannot hold a three-part split, so they become full body. */
export function weekOf(profile: TrainingProfile): TrainingWeek {
  const week = splitOver(profile)
  if (!isOpen(profile, ({ pattern }) => isLegs(pattern) && pattern !== 'jump'))
    return ofUpperBody(week, profile)
  const limit = legLimitOf(profile)
  if (limit && (limit.onOneDay || limit.exercisesADay < OWN_EXERCISES)) return ofFewLegs(week, limit)
  const empty = week.kinds.filter((kind) => !canFill(kind, profile))
  if (!empty.length) return week
  const names = [...new Set(empty)].map((kind) => DAY_NAMES[kind]).join(' and ')
  return {
    ...week,
    kinds: week.kinds.map((kind) => (canFill(kind, profile) ? kind : 'full-body')),
    decisions: [
      ...week.decisions,
      `What you asked us to leave out leaves too little for ${names} days. Those days train what is left.`,
    ],
  }
}

const isOpen = (profile: TrainingProfile, is: (entry: CatalogueEntry) => boolean): boolean =>
  eligibleFor(profile).some(is)

const WITHOUT_LEGS: Readonly<Partial<Record<DayKind, DayKind>>> = {
  'full-body': 'upper',
  lower: 'upper',
  'lower-arms': 'upper',
  legs: 'upper',
  'legs-shoulders': 'shoulders-arms',
}

/** Whether it is the buyer who leaves the legs out, and no health or tool. */
const saysNoLegs = (profile: TrainingProfile): boolean =>
  !cannotStand(profile) &&
  PATTERNS.filter(isLegs).every((pattern) => profile.avoid.patterns.includes(pattern))

/** The same week without open leg exercises: no day is named after the legs. */
function ofUpperBody({ kinds, split }: TrainingWeek, profile: TrainingProfile): TrainingWeek {
  const named = kinds.map((kind) => WITHOUT_LEGS[kind] ?? kind)
  return {
    kinds: named.map((kind) =>
      canFill(kind, profile) ? kind : canFill('upper', profile) ? 'upper' : 'full-body',
    ),
    split: split.startsWith(`${profile.said.split}: `) ? `${profile.said.split}: upper body` : split,
    decisions: [
      saysNoLegs(profile)
        ? 'Your legs have no exercise here, as you wrote, so every day trains your upper body.'
        : 'No leg work is open to you, so every day trains your upper body.',
    ],
  }
}

/** The same week with few exercises for the legs: no day is theirs alone, and one or all hold some. */
function ofFewLegs(
  { kinds, split, decisions }: TrainingWeek,
  { exercisesADay, onOneDay }: OfPart,
): TrainingWeek {
  const few = `${many(exercisesADay, 'exercise')} for your legs`
  const first = kinds.findIndex((kind) => WITH_LEGS.includes(kind))
  const isLegDay = (kind: DayKind) => kind !== 'full-body' && WITH_LEGS.includes(kind)
  if (!onOneDay && !kinds.some(isLegDay)) return { kinds, split, decisions }
  return {
    kinds: kinds.map((kind, at) =>
      onOneDay && at !== first ? (WITHOUT_LEGS[kind] ?? kind) : isLegDay(kind) ? 'full-body' : kind,
    ),
    split,
    decisions: [`You want at most ${few}${onOneDay ? '' : ' a day'}, so no day is a leg day.`],
  }
}

/** A day needs a few exercises of its own. Trunk work alone does not make a chest day. */
const canFill = (kind: DayKind, profile: TrainingProfile): boolean =>
  eligibleFor(profile).filter(
    (entry) => !isTrunk(entry.pattern) && entry.pattern !== 'jump' && belongsOn(kind, entry),
  ).length >= OWN_EXERCISES

function splitOver(profile: TrainingProfile): TrainingWeek {
  const { days, split, level, said } = profile
  const asked = said.split
  const kept = (kinds: DayKind[], decisions: string[] = []): TrainingWeek => ({
    kinds,
    split: asked,
    decisions,
  })
  const novice = level === 'novice'
  const last = lastDayOf(profile)

  if (days === 2 && isOfThreeParts(split)) {
    return {
      kinds: ['full-body', 'full-body'],
      split: `${asked}, run as Full Body A/B`,
      decisions: [
        `Two days cannot hold ${asked} without leaving muscles untrained, so both days train your full body.`,
      ],
    }
  }
  switch (split) {
    case 'full-body':
      return kept(repeat(['full-body'], days))
    case 'upper-lower':
      return kept(
        upperLower(profile, last),
        days === 3
          ? ['Your third day is a full-body day, so that every muscle is trained twice a week.']
          : armsAfterLegs(days, last),
      )
    case 'push-pull-legs':
    case 'push-pull-lower':
      return kept(
        pushPullLegs(days, split === 'push-pull-legs' ? 'legs' : 'lower', last),
        oddDays(asked, days, last),
      )
    case 'body-part':
      return kept(bodyParts(days))
    case 'any': {
      const [short, name] = isWholeEachDay(profile)
        ? ['full body', 'full-body days']
        : benchesThrice(profile)
          ? ['upper/lower/full body', 'upper and lower days, with a full-body day for a third bench press']
          : days === 4 || novice
            ? ['upper/lower', 'upper and lower days']
            : ['push/pull/legs', 'push, pull and leg days']
      const ours = ourChoice(profile, novice, last)
      const wanted = asWanted(profile, ours)
      if (wanted) {
        const names = [...new Set(wanted)].map((kind) => DAY_NAMES[kind])
        return {
          kinds: wanted,
          split: `${asked}: ${names.join('/').toLowerCase()}`,
          decisions: [
            `You left the split to us: ${inWords(names)} days leave the most room for what you want most.`,
          ],
        }
      }
      return {
        kinds: ours,
        split: `${asked}: ${short}`,
        decisions: [
          `You left the split to us. Best for ${days} days and your experience: ${name}.`,
          ...armsAfterLegs(days, last),
        ],
      }
    }
  }
}

/**
 * The last day of five if the arms are brought up. For size it is an arm day, or an arm and shoulder day if
 * the session is longer. Otherwise it is a full-body day, which also trains them.
 *
 * @see Bickel and others, "Exercise dosing to retain resistance training adaptations in young and older adults" (2011):
 *   one session a week of a third of the sets kept what young legs had for 32 weeks
 */
function lastDayOf(profile: TrainingProfile): LastDay {
  if (!isBroughtUp('biceps', profile)) return 'lower'
  const legsPay = !LEGS.some((group) => isBroughtUp(group, profile))
  if (profile.goal !== 'hypertrophy' || profile.level === 'novice' || !legsPay) return 'full-body'
  return sessionCapacity(profile.minutes) <= ARMS_AT_ONCE ? 'arms' : 'shoulders-arms'
}

const armsAfterLegs = (days: number, last: LastDay): string[] =>
  days === 4 && isForArms(last)
    ? ['Leg days finish with a little arm work, so your arms train four times. Your legs lose nothing.']
    : []

const LEGS: readonly Group[] = ['quads', 'hamstrings', 'glutes', 'calves']
/** Good sets for biceps and triceps together in one session (R18). */
const ARMS_AT_ONCE = 2 * GOOD_SESSION

const isOfThreeParts = (split: Split) =>
  split === 'push-pull-legs' || split === 'push-pull-lower' || split === 'body-part'

const LAST_DAYS: Readonly<Record<LastDay, string>> = {
  lower: 'a lower day: every muscle is trained twice',
  'full-body': 'a full-body day: every muscle is trained twice',
  arms: 'an arm day, in an order that lets your arms rest between; your legs keep what they have on their one day',
  'shoulders-arms':
    'a day for shoulders and arms, in an order that lets your arms rest between; your legs keep what they have on their one day',
}

function oddDays(asked: string, days: number, last: LastDay): string[] {
  if (days === 4)
    return [
      `${asked} takes three days, so your fourth is a full-body day that trains every muscle a second time.`,
    ]
  if (days === 5) return [`${asked} takes three days, so two more are an upper day and ${LAST_DAYS[last]}.`]
  return []
}
