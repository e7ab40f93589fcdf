import type { ExportWeek } from '../rows.ts'

export interface Layout {
  name: 1
  sets: 2
  reps: 3
  effort: 4
  load: 5
  /** Only if the program has lighter sets after a heavy one. */
  backOff: number | null
  lifted: number
  /** The column with the first set's reps; the other sets follow. */
  firstSet: number
  mostSets: number
  felt: number
  note: number
  /** Hidden: how it went, as entered or derived from the reps. */
  result: number
  /** Hidden: the lifted weight, or else the planned one. */
  used: number
}

export function layoutOf(weeks: readonly ExportWeek[]): Layout {
  const rows = weeks.flatMap(({ days }) => days.flatMap((day) => day.rows))
  const mostSets = Math.max(1, ...rows.map(({ sets }) => sets))
  const backOff = rows.some(({ facts }) => facts.backOff) ? 6 : null
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

/** `H` for 8. Our sheets have at most 26 columns. */
export const columnName = (column: number): string => String.fromCharCode('A'.charCodeAt(0) + column - 1)

export const sheetOf = (week: number): string => `Week ${week}`

export const HOW_TO = 'How to use'
