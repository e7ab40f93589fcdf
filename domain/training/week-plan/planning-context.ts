import type { TrainingProfile } from '../profile/profile.ts'
import { reachesFor, type WeeklyRoom } from './weekly-room.ts'
import type { DayKind } from '../../program/day.ts'
import { daysWithRoomFor } from '../draft/days.ts'
import { eligibleFor, objectionTo, swapsFor, workingLevel } from '../profile/eligible.ts'
import { isRackless, type CatalogueEntry } from '../../exercises/exercise.ts'
import { entryById } from '../../exercises/catalogue.ts'
import { isClosedSkill } from '../profile/skills.ts'
import { hashToFraction } from '../draft/hash.ts'
import { canReplace } from '../draft/swaps.ts'
import { NAMED_GEAR, type Level, type Pattern } from '../../exercises/vocabulary.ts'
import type { Group } from '../../program/muscle-groups.ts'
import { outOfReach, sessionCapacity, volumeTargets, type VolumeTargets } from '../prescription/volume.ts'
import { weekOf } from './week-of.ts'

/** Everything that follows from a profile before a program is written. Computed once and passed down. */
export interface PlanningContext {
  profile: TrainingProfile
  /** The level of training. Someone who needs clearance first trains as a novice. */
  level: Level
  /** Exercises that the program may contain. */
  open: readonly CatalogueEntry[]
  kinds: readonly DayKind[]
  /** The sets that fit in a week. */
  capacity: number
  targets: VolumeTargets
  reach: Readonly<Record<Group, WeeklyRoom>>
  /** Major muscles that no open exercise works. */
  beyond: readonly Group[]
  /** Open exercises by movement. */
  families: ReadonlyMap<Pattern, readonly CatalogueEntry[]>
  /** The possible substitutes of each exercise that is open, now or later. */
  standIns: ReadonlyMap<CatalogueEntry, readonly CatalogueEntry[]>
  /** In [0, 1). Decides ties, always the same way for the same answers. */
  chance: (of: string) => number
}

export function planningContextOf(profile: TrainingProfile): PlanningContext {
  const { days, minutes, goal, level, split, equipment, avoid, likes, redFlags } = profile
  const open = eligibleFor(profile)
  // Skills that nobody asked for, gear that is not there, and what does without a rack that is, decide nothing.
  const isAbsent = (need: unknown) =>
    NAMED_GEAR.some((each) => each === need && !equipment.implements.includes(each))
  const isTold = (each: unknown) => {
    const entry = typeof each === 'string' ? entryById(each) : undefined
    if (!entry) return !isAbsent(each)
    const isNeedless = isRackless(entry) && objectionTo(entry, profile) === 'equipment'
    return !isNeedless && !isClosedSkill(entry, profile) && !entry.needs.some(isAbsent)
  }
  const key = hashToFraction(
    JSON.stringify([days, minutes, goal, level, split, equipment, avoid, likes, redFlags], (_, value) =>
      Array.isArray(value) ? value.filter(isTold) : value,
    ),
  )
  const families = Map.groupBy(open, ({ pattern }) => pattern)
  const usable = swapsFor(profile)
  const swaps = Map.groupBy(usable, ({ pattern }) => pattern)
  return {
    profile,
    families,
    level: workingLevel(profile),
    open,
    kinds: weekOf(profile).kinds,
    capacity: days * sessionCapacity(minutes),
    targets: volumeTargets(profile),
    reach: reachesFor(profile),
    beyond: outOfReach(profile),
    standIns: new Map(
      usable.map((entry) => [
        entry,
        swaps.get(entry.pattern)?.filter((other) => canReplace(other, entry)) ?? [],
      ]),
    ),
    chance: (of) => hashToFraction(`${key}|${of}`),
  }
}

export const isOpen = ({ open }: PlanningContext, is: (entry: CatalogueEntry) => boolean): boolean =>
  open.some(is)

/** The number of weekly days that may hold an open exercise of a kind. */
export const daysFor = ({ open, kinds }: PlanningContext, is: (entry: CatalogueEntry) => boolean): number =>
  daysWithRoomFor(open.filter(is), kinds)
