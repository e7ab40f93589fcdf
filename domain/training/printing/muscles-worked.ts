import { entryById, entryByName } from '../../exercises/catalogue.ts'
import type { Exercise } from '../../program/program.ts'
import type { MusclesWorked } from '../../program/worked.ts'
import { GROUPS, type Group } from '../../program/muscle-groups.ts'
import { sharesOf } from '../prescription/volume.ts'

type Row = Pick<Exercise, 'name' | 'exerciseId' | 'sets'>

/** Null if none of the exercises is in our catalogue. */
export function musclesWorked(rows: readonly Row[]): MusclesWorked | null {
  const counted = new Map<Group, number>()
  for (const { name, exerciseId, sets } of rows) {
    const entry = (exerciseId && entryById(exerciseId)) || entryByName(name)
    for (const [group, share] of entry ? sharesOf(entry) : [])
      counted.set(group, (counted.get(group) ?? 0) + sets * share)
  }
  if (!counted.size) return null
  const most = Math.max(...counted.values())
  const worked = GROUPS.filter((group) => counted.has(group))
  const isMain = (group: Group) => (counted.get(group) ?? 0) > most / 2
  return { main: worked.filter(isMain), helping: worked.filter((group) => !isMain(group)) }
}
