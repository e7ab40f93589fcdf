import type { TrainingProfile } from '../profile.ts'
import { reachesFor, type Reach } from './reach.ts'
import { belongsOn, type DayKind } from './days.ts'
import { eligibleFor, workingLevel } from './eligible.ts'
import type { CatalogueEntry } from './exercise.ts'
import { fractionOf } from './seed.ts'
import { standsInFor } from './stand-ins.ts'
import type { Level, Pattern } from './vocabulary.ts'
import { outOfReach, sessionCapacity, volumeTargets, type Group, type VolumeTargets } from './volume.ts'
import { weekOf } from './week-of.ts'

/** All that follows from a profile before anything is written: made once, handed down. */
export interface Brief {
  profile: TrainingProfile
  /** As trained: whoever must be cleared first is a novice. */
  level: Level
  /** What may be in the program. */
  open: readonly CatalogueEntry[]
  kinds: readonly DayKind[]
  /** Sets that a week holds. */
  capacity: number
  targets: VolumeTargets
  reach: Readonly<Record<Group, Reach>>
  /** Major muscles that nothing open works. */
  beyond: readonly Group[]
  /** The same by movement. */
  families: ReadonlyMap<Pattern, readonly CatalogueEntry[]>
  /** What may be done instead of each open exercise. */
  standIns: ReadonlyMap<CatalogueEntry, readonly CatalogueEntry[]>
  /** In [0, 1): decides even choices, the same way for the same answers. */
  chance: (of: string) => number
}

export function briefOf(profile: TrainingProfile): Brief {
  const { days, minutes, goal, level, split, equipment, avoid, likes, redFlags } = profile
  const open = eligibleFor(profile)
  const key = fractionOf(
    JSON.stringify([days, minutes, goal, level, split, equipment, avoid, likes, redFlags]),
  )
  const families = Map.groupBy(open, ({ pattern }) => pattern)
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
      open.map((entry) => [
        entry,
        families.get(entry.pattern)?.filter((other) => standsInFor(other, entry)) ?? [],
      ]),
    ),
    chance: (of) => fractionOf(`${key}|${of}`),
  }
}

/** Whether anything of a kind is open. */
export const isOpen = ({ open }: Brief, is: (entry: CatalogueEntry) => boolean): boolean => open.some(is)

/** Days of the week that may hold an open exercise of a kind. */
export const daysFor = ({ open, kinds }: Brief, is: (entry: CatalogueEntry) => boolean): number => {
  const entries = open.filter(is)
  return kinds.filter((kind) => entries.some((entry) => belongsOn(kind, entry))).length
}
