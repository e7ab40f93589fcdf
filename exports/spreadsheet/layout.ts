import type { ExportWeek } from '../rows.ts'

/** Where things stand in the sheet of every week, as numbers of columns. */
export interface Layout {
  name: 1
  sets: 2
  reps: 3
  effort: 4
  load: 5
  /** Only where a program has lighter sets after a heavy one. */
  backOff: number | null
  lifted: number
  /** Of the reps of the first set; the others follow. */
  firstSet: number
  mostSets: number
  felt: number
  note: number
  /** Hidden: how it went, told or read off the reps. */
  result: number
  /** Hidden: what was lifted, or else what was asked for. */
  used: number
}

export function layoutOf(weeks: readonly ExportWeek[]): Layout {
  const rows = weeks.flatMap(({ days }) => days.flatMap((day) => day.rows))
  const mostSets = Math.max(1, ...rows.map(({ exercise }) => exercise.sets))
  const backOff = rows.some((row) => row.backOff !== null) ? 6 : null
  const lifted = backOff === null ? 6 : 7
  const felt = lifted + 1 + mostSets
  return {
    name: 1,
    sets: 2,
    reps: 3,
    effort: 4,
    load: 5,
    backOff,
    lifted,
    firstSet: lifted + 1,
    mostSets,
    felt,
    note: felt + 1,
    result: felt + 2,
    used: felt + 3,
  }
}

/** `H` for 8; no sheet of ours is wider than the alphabet. */
export const letterOf = (column: number): string => String.fromCharCode('A'.charCodeAt(0) + column - 1)

export const sheetOf = (week: number): string => `Week ${week}`

export const HOW_TO = 'How to use'
