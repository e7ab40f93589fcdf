import { repsIn } from '../../../domain/program/notation.ts'
import type { Units } from '../../../domain/program/units.ts'
import { exportWeeks, noteWithout, type ExportDay, type ExportRow } from '../rows.ts'
import type { ExportInput } from '../export-input.ts'
import { knownName, ownName } from './names.ts'
import { setsOf } from './sets.ts'

/**
 * Writes the program in Liftosaur's language, to paste into its program editor.
 *
 * @see https://www.liftosaur.com/docs/liftoscript
 */
export function drawLiftoscript({ program, units, resultsUrl }: ExportInput): string {
  const weeks = exportWeeks(program, units)
  const names = weeks.flatMap(({ days }) =>
    days.flatMap(({ rows }) => rows.map(({ exercise }) => exercise.name)),
  )
  const unknown = [...new Set(names.filter((name) => !knownName(name)).map(ownName))]
  const { clearance } = program.overview
  return [
    ...(clearance ? [`/// ${inOneLine(clearance)}`] : []),
    `/// Eightfold, eight weeks: ${inOneLine(resultsUrl)}`,
    '/// In Liftosaur add a program, edit it as text, and paste all of this.',
    ...(unknown.length
      ? ['/// Liftosaur does not know these: add them first under its exercises, with exactly these names.']
      : []),
    ...unknown.map((name) => `/// ${name}`),
    '',
    ...weeks.flatMap(({ number, days }) => [`# Week ${number}`, ...days.flatMap((day) => dayOf(day, units))]),
    '',
  ].join('\n')
}

const dayOf = ({ title, rows }: ExportDay, units: Units): string[] => [
  `## ${inOneLine(title)}`,
  ...merged(rows).flatMap((lift, place, all) => [
    `// ${lift.map(noteOf).filter(Boolean).join(' ')}`,
    [
      labelled(lift, place, all),
      lift.map((row) => setsOf(row, units)).join(', '),
      'warmup: none',
      ...supersetOf(lift, rows),
    ].join(' / '),
  ]),
  '',
]

/** Merges a single with the sets that follow it: the language allows a lift once per day. */
function merged(rows: readonly ExportRow[]): ExportRow[][] {
  const lifts: ExportRow[][] = []
  for (const row of rows) {
    const before = lifts.at(-1)
    if (before?.at(-1)?.exercise.isSingle && before.at(-1)?.exercise.name === row.exercise.name)
      before.push(row)
    else lifts.push([row])
  }
  return lifts
}

const nameOf = ([row]: readonly ExportRow[]): string => {
  const name = row?.exercise.name ?? ''
  return knownName(name) ?? ownName(name)
}

/** Labels a lift that occurs twice in a day. */
function labelled(lift: readonly ExportRow[], place: number, all: readonly ExportRow[][]): string {
  const name = nameOf(lift)
  const before = all.slice(0, place).filter((other) => nameOf(other) === name).length
  return before ? `again${before}: ${name}` : name
}

const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** Removes the rest, which is in the sets, and leading characters that have a meaning in the language. */
const noteOf = ({ exercise }: ExportRow): string => {
  const side = repsIn(exercise.reps)?.of === 'reps a side' ? 'Each side. ' : ''
  const rule = exercise.rule ? ` ${exercise.rule}` : ''
  return inOneLine(`${side}${noteWithout(exercise, ['weight', 'rest'])}${rule}`).replace(/^[!/]{1,9}/, '')
}

/** Alternating lifts, labelled with the position of the first one. */
function supersetOf([row]: readonly ExportRow[], rows: readonly ExportRow[]): string[] {
  const partner = row?.exercise.facts.inTurnWith
  const places = [row?.exercise.name, partner].map((name) =>
    rows.findIndex(({ exercise }) => exercise.name === name),
  )
  return partner && Math.min(...places) >= 0 ? [`superset: ${'ABCDEFGHIJ'.charAt(Math.min(...places))}`] : []
}
