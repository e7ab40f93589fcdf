import { MAJOR, sharesOf, type Group } from '../prescription/volume.ts'
import type { ReadDay, ReadWeek } from './printed-program.ts'

const noSets = () => new Map<Group, number>(MAJOR.map((group) => [group, 0]))

function countDay(sets: Map<Group, number>, { rows }: ReadDay): Map<Group, number> {
  for (const row of rows) {
    if (!row.entry) continue
    for (const [group, share] of sharesOf(row.entry))
      sets.set(group, (sets.get(group) ?? 0) + share * row.sets)
  }
  return sets
}

/** Counted sets per muscle in a week. Major muscles are always listed. */
export const weeklySets = ({ days }: ReadWeek): Map<Group, number> => days.reduce(countDay, noSets())
