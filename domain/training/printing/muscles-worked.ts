import { entryById, entryByName } from '../../exercises/catalogue.ts'
import type { Exercise } from '../../program/program.ts'
import { GROUPS, type Group } from '../../exercises/muscle-groups.ts'
import { sharesOf } from '../prescription/volume.ts'
import { plainGroup } from './muscle-sets.ts'

/** Of the muscles of some exercises: the ones that get most of the work, and the ones that help. */
export interface MusclesWorked {
  main: readonly Group[]
  helping: readonly Group[]
}

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

/** What the work does for a part of the body; null for nothing. */
export function roleOf(part: string, { main, helping }: MusclesWorked): keyof MusclesWorked | null {
  const isPart = (group: Group) => group === part
  return main.some(isPart) ? 'main' : helping.some(isPart) ? 'helping' : null
}

const LIST = new Intl.ListFormat('en-GB')

/** `Works chest and triceps. Also shoulders.` */
export function musclesInWords({ main, helping }: MusclesWorked): string {
  const words = (groups: readonly Group[]) => LIST.format(groups.map(plainGroup))
  return `Works ${words(main)}.${helping.length ? ` Also ${words(helping)}.` : ''}`
}
