import type { TrainingProfile } from '../profile/profile.ts'
import { eligibleFor, workingLevel } from '../profile/eligible.ts'
import { musclesOf } from '../profile/no-bigger.ts'
import { hasOnlyKettlebells } from '../profile/equipment/equipment.ts'
import { isBallistic, type CatalogueEntry } from '../../exercises/exercise.ts'
import { GROUPS, MAJOR, type Group } from '../../program/muscle-groups.ts'
import type { Muscle } from '../../exercises/vocabulary.ts'

export const groupRecord = <T>(value: (group: Group) => T): Record<Group, T> => ({
  chest: value('chest'),
  back: value('back'),
  quads: value('quads'),
  hamstrings: value('hamstrings'),
  glutes: value('glutes'),
  delts: value('delts'),
  biceps: value('biceps'),
  triceps: value('triceps'),
  calves: value('calves'),
  core: value('core'),
})

export const isMajor = (group: Group): boolean => MAJOR.some((each) => each === group)

const isGroup = (word: string): word is Group => GROUPS.some((group) => group === word)

/** The group that counts a muscle; null for muscles without a target. */
export function groupOf(muscle: Muscle): Group | null {
  const name = muscle.endsWith('delts') ? 'delts' : muscle
  return isGroup(name) ? name : null
}

export type Share = readonly [group: Group, share: number]

const shares = new WeakMap<CatalogueEntry, readonly Share[]>()

/**
 * The weight of one set: 1.0 for a muscle worked directly, 0.5 for a secondary muscle (fractional counting,
 * Pelland 2025) and for ballistic work, which never comes near failure.
 */
export function sharesOf(entry: CatalogueEntry): readonly Share[] {
  const known = shares.get(entry)
  if (known) return known
  const counted = new Map<Group, number>()
  for (const muscle of entry.secondary) countOnce(counted, groupOf(muscle), 0.5)
  for (const muscle of entry.primary) countOnce(counted, groupOf(muscle), isBallistic(entry) ? 0.5 : 1)
  const found = [...counted]
  shares.set(entry, found)
  return found
}

function countOnce(counted: Map<Group, number>, group: Group | null, share: number) {
  if (group) counted.set(group, Math.max(share, counted.get(group) ?? 0))
}

/**
 * Sessions under half an hour. The forms do not offer them, but people write of them. They hold a short
 * warm-up, about three lifts of two or three sets, and supersets.
 *
 * @see Iversen and others, "No time to lift? Designing time-efficient training programs for strength and hypertrophy"
 *   (2021): warm up for the lift alone, prefer lifts of several joints, take lifts in turn, and four sets a muscle a week
 *   do much of the good
 */
export const isShortSession = ({ minutes }: Pick<TrainingProfile, 'minutes'>): boolean => minutes < 30

const MINUTES_A_SET = { usual: 3.3, brief: 2.8 }

/** The sets that fit in a session beside the warm-up. Brief sessions use some supersets. */
export const sessionCapacity = (minutes: number): number =>
  Math.floor(
    (minutes - warmUpMinutes(minutes)) / MINUTES_A_SET[isShortSession({ minutes }) ? 'brief' : 'usual'],
  )

/** With more hard sets of one muscle in one session, quality falls (R18). */
export const GOOD_SESSION = 8

export const warmUpMinutes = (minutes: number): number =>
  isShortSession({ minutes }) ? 3 : minutes < 60 ? 5 : 8

/** Weekly sets per major muscle: the sound minimum, the aim, and the useful maximum. */
export interface VolumeTargets {
  least: number
  goal: number
  /** Further sets do not repay their time. */
  plenty: number
  /** Further sets no longer suit the goal. */
  fine: number
  most: number
}

/** @see docs/program-quality.md, Derived quantities (floors scale with the available time), and R15, R16 */
export function volumeTargets(profile: TrainingProfile): VolumeTargets {
  const capacity = profile.days * sessionCapacity(profile.minutes)
  const novice = workingLevel(profile) === 'novice'
  const sizeMatters = isForSize(profile)
  return {
    least: Math.min(profile.minutes < 45 ? 3 : 4, Math.floor(capacity / 4)),
    goal: Math.min(novice ? 8 : 10, Math.floor(capacity / 4.5)),
    fine: novice || (profile.goal === 'strength' && !hasOnlyKettlebells(profile.equipment)) ? 14 : 20,
    plenty: novice ? 12 : sizeMatters ? 16 : 13,
    most: novice ? 20 : profile.level === 'advanced' ? 26 : 22,
  }
}

/** Whether a week can be asked to hold it. Two sets per side take half of the shortest sessions. */
export const canBeAskedFor = (
  { perSide }: CatalogueEntry,
  { minutes }: Pick<TrainingProfile, 'minutes'>,
): boolean => minutes >= 20 || !perSide

/** Whether a set of an exercise counts fully for a muscle. */
export const isDirectFor = (group: Group, entry: CatalogueEntry): boolean =>
  sharesOf(entry).some(([each, share]) => each === group && share === 1)

/** Major muscles that no open exercise works directly. They have no floor. */
export function outOfReach(profile: TrainingProfile): readonly Group[] {
  const open = eligibleFor(profile).filter((entry) => canBeAskedFor(entry, profile))
  return MAJOR.filter((group) => !open.some((entry) => isDirectFor(group, entry)))
}

/** Whether all muscles of a group are to get no bigger. Delts that keep the shoulder sound have no say. */
export function isBigEnough(group: Group, { noBigger }: Pick<TrainingProfile, 'noBigger'>): boolean {
  return noBigger !== undefined && musclesOf(noBigger).some((muscle) => groupOf(muscle) === group)
}

export const isForSize = ({ goal }: Pick<TrainingProfile, 'goal'>): boolean =>
  goal === 'hypertrophy' || goal === 'powerbuilding'
