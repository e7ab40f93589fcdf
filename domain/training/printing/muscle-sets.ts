import { isLightWeek, type GeneratedProgram } from '../../program/program.ts'
import { plainGroup } from '../../program/worked.ts'
import { entryById, entryByName } from '../../exercises/catalogue.ts'
import { GROUPS, type Group } from '../../program/muscle-groups.ts'
import { sharesOf } from '../prescription/volume.ts'

export interface MuscleSets {
  group: Group
  /** The group in plain words, lower case. */
  muscle: string
  /** Sets in an average loaded week, not rounded. Secondary muscles count half. */
  sets: number
}

/** The sets of each muscle; null if the program names an exercise outside our catalogue. */
export function muscleSetsOf({ weeks }: GeneratedProgram): MuscleSets[] | null {
  const loaded = weeks.filter((week) => !isLightWeek(week))
  const counted = new Map<Group, number>()
  for (const { name, exerciseId, sets } of loaded.flatMap(({ workouts }) =>
    workouts.flatMap((day) => day.exercises),
  )) {
    const entry = (exerciseId && entryById(exerciseId)) || entryByName(name)
    if (!entry) return null
    for (const [group, share] of sharesOf(entry))
      counted.set(group, (counted.get(group) ?? 0) + (sets * share) / loaded.length)
  }
  return GROUPS.map((group) => ({
    group,
    muscle: plainGroup(group),
    sets: counted.get(group) ?? 0,
  }))
}
