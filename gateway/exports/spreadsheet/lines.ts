import { entryById } from '../../../domain/exercises/catalogue.ts'
import type { Units } from '../../../domain/program/units.ts'
import type { ShownRow } from '../../../domain/program/program-in.ts'
import type { LoadChange, RuleLoads } from '../../../domain/program/rule-loads.ts'
import type { ExportWeek } from '../rows.ts'

/** A change of weight in the unit of the sheet, or a step that the lifter enters on the first sheet. */
export type Amount = number | 'size' | 'least'

export type RuleInNumbers = ReturnType<typeof ruleInNumbers>

/** A row's rule in one unit. A row without one keeps its weight. */
export function ruleInNumbers(loads: RuleLoads | undefined, units: Units) {
  const { hit, top, tooEasy, missed, perRepOver, heaviest, ...rule } = loads ?? {}
  const amount = (change: LoadChange | undefined): Amount | null =>
    typeof change === 'object' ? (units === 'kg' ? change.kg : change.kg * 2) : (change ?? null)
  return {
    ...rule,
    hit: amount(hit),
    top: amount(top),
    tooEasy: amount(tooEasy),
    missed: amount(missed),
    heaviest: heaviest?.[units] ?? null,
    perRepOver: perRepOver ? { set: perRepOver.set, amount: amount(perRepOver.amount) ?? 0 } : null,
  }
}

export interface Line {
  row: ShownRow
  week: number
  isLight: boolean
  at: number
  rule: RuleInNumbers
  /** Whether its steps are kettlebell sizes. */
  isOfBells: boolean
  /** The line that its load builds on; never one of a light week. */
  before: Line | null
  /** The same row in the first week. */
  inFirstWeek: Line | null
}

/** A day of a week with the line number of its heading; its lines follow. */
export interface DayLines {
  title: string
  minutes: number | null
  headAt: number
  lines: readonly Line[]
}

/** Lines above the first day: the week's title and the table's heading. */
const HEAD_LINES = 2

/** Places every week's days, and links each row to the one it builds on. */
export function linesOf(weeks: readonly ExportWeek[], units: Units): DayLines[][] {
  const latest = new Map<string, Line>()
  const first = new Map<string, Line>()
  const forget = (key: string) => [latest, first].forEach((lines) => lines.delete(key))
  return weeks.map(({ number, isLight, days }) => {
    let at = HEAD_LINES
    return days.map(({ title, minutes, rows }, day) => {
      const headAt = ++at
      const keys = keysOf(rows, day)
      const lines = rows.map((row, index): Line => {
        const { ofDay, ofLift } = keys[index] ?? { ofDay: '', ofLift: '' }
        if (row.facts.special?.of === 'begins') for (const key of [ofDay, ofLift]) forget(key)
        const inFirstWeek = first.get(ofDay) ?? null
        const rule = inFirstWeek?.rule ?? ruleInNumbers(row.ruleLoads, units)
        const key = rule.isFromLastTime ? ofLift : ofDay
        const line: Line = {
          row,
          week: number,
          isLight,
          at: ++at,
          rule,
          isOfBells: entryById(row.exerciseId ?? '')?.needs.includes('kettlebell') ?? false,
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

/** Keys that identify a row within its week, and a lift within the program. */
function keysOf(rows: readonly ShownRow[], day: number): { ofDay: string; ofLift: string }[] {
  const seen = new Map<string, number>()
  return rows.map(({ name, isSingle }) => {
    const kind = isSingle ? `single ${name}` : `sets ${name}`
    const times = seen.get(kind) ?? 0
    seen.set(kind, times + 1)
    return { ofDay: `day ${day} ${times} ${kind}`, ofLift: `lift ${kind}` }
  })
}
