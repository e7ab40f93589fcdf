import type { GeneratedProgram } from '../../domain/program.ts'
import { entryById, entryByName } from '../../domain/training/catalogue.ts'
import { GROUPS, sharesOf, type Group } from '../../domain/training/volume.ts'
import { isLight } from './facts.ts'

const NAMES: Partial<Record<Group, string>> = { delts: 'shoulders' }
const nameOf = (group: Group): string => {
  const name = NAMES[group] ?? group
  return name.charAt(0).toUpperCase() + name.slice(1)
}

export interface MuscleSets {
  muscle: string
  sets: number
}

/** Sets that each muscle gets in an average loaded week; null when the program names what our catalogue does not know. */
export function muscleSets({ weeks }: GeneratedProgram): MuscleSets[] | null {
  const loaded = weeks.filter((week) => !isLight(week))
  const counted = new Map<Group, number>()
  for (const { name, exerciseId, sets } of loaded.flatMap(({ workouts }) =>
    workouts.flatMap((day) => day.exercises),
  )) {
    const entry = (exerciseId && entryById(exerciseId)) || entryByName(name)
    if (!entry) return null
    for (const [group, share] of sharesOf(entry)) {
      counted.set(group, (counted.get(group) ?? 0) + (sets * share) / loaded.length)
    }
  }
  return GROUPS.map((group) => ({ muscle: nameOf(group), sets: Math.round(counted.get(group) ?? 0) }))
}
