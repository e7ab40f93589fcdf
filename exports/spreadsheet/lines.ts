import { entryById } from '../../domain/training/catalogue.ts'
import type { ExportRow, ExportWeek } from '../rows.ts'
import { ruleInNumbers, type RuleInNumbers } from './rule-in-numbers.ts'

/** A row in its place on a sheet. */
export interface Line {
  row: ExportRow
  week: number
  isLight: boolean
  /** Counted from 1, as spreadsheets do. */
  at: number
  rule: RuleInNumbers
  /** Whether its sizes are those of kettlebells. */
  isOfBells: boolean
  /** What its load goes on from: no light week. */
  before: Line | null
  /** The same row in the first week. */
  inFirstWeek: Line | null
}

/** A day of a week with the place of its head; its lines follow. */
export interface DayLines {
  title: string
  minutes: number | null
  headAt: number
  lines: readonly Line[]
}

/** Above the first day: the week, and the head of the table. */
export const HEAD_LINES = 2

/** Every week's days, each row knowing what it goes on from. */
export function linesOf(weeks: readonly ExportWeek[]): DayLines[][] {
  const latest = new Map<string, Line>()
  const first = new Map<string, Line>()
  return weeks.map(({ number, isLight, days }) => {
    let at = HEAD_LINES
    return days.map(({ title, minutes, rows }, day) => {
      const headAt = ++at
      const keys = keysOf(rows, day)
      const lines = rows.map((row, index): Line => {
        const { ofDay, ofLift } = keys[index] ?? { ofDay: '', ofLift: '' }
        const inFirstWeek = first.get(ofDay) ?? null
        const rule = inFirstWeek?.rule ?? ruleInNumbers(row.exercise.rule)
        const key = rule.from === 'last time' ? ofLift : ofDay
        const line: Line = {
          row,
          week: number,
          isLight,
          at: ++at,
          rule,
          isOfBells: entryById(row.exercise.exerciseId ?? '')?.needs.includes('kettlebell') ?? false,
          before: latest.get(key) ?? null,
          inFirstWeek,
        }
        if (!inFirstWeek) first.set(ofDay, line)
        if (!isLight) latest.set(key, line)
        return line
      })
      return { title, minutes, headAt, lines }
    })
  })
}

/** What tells a row from all others of its week, and a lift from all others. */
function keysOf(rows: readonly ExportRow[], day: number): { ofDay: string; ofLift: string }[] {
  const seen = new Map<string, number>()
  return rows.map(({ exercise: { name }, isSingle }) => {
    const kind = isSingle ? `single ${name}` : `sets ${name}`
    const times = seen.get(kind) ?? 0
    seen.set(kind, times + 1)
    return { ofDay: `day ${day} ${times} ${kind}`, ofLift: `lift ${kind}` }
  })
}
