import { repsIn, effortIn, effortText, rpeOf } from '../../../domain/program/notation.ts'
import { noticeInOne } from '../../../domain/program/notice.ts'
import type { ShownRow } from '../../../domain/program/program-in.ts'
import type { Units } from '../../../domain/program/units.ts'
import { exportWeeks, noteWithout, type ExportDay, type ExportInput } from '../rows.ts'
import { knownName, ownName } from './names.ts'
import { entryById } from '../../../domain/exercises/catalogue.ts'
import { LOADS } from '../../../domain/training/draft/generated/implements.ts'

/** To paste into its program editor. @see https://www.liftosaur.com/docs/liftoscript */
export function drawLiftoscript({ program, units, resultsUrl }: ExportInput): string {
  const weeks = exportWeeks(program, units)
  const names = weeks.flatMap(({ days }) => days.flatMap(({ rows }) => rows.map(({ name }) => name)))
  const unknown = [...new Set(names.filter((name) => !knownName(name)).map(ownName))]
  const notice = noticeInOne(program.overview)
  return [
    ...(notice ? [`/// ${inOneLine(notice)}`] : []),
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
function merged(rows: readonly ShownRow[]): ShownRow[][] {
  const lifts: ShownRow[][] = []
  for (const row of rows) {
    const before = lifts.at(-1)
    if (before?.at(-1)?.isSingle && before.at(-1)?.name === row.name) before.push(row)
    else lifts.push([row])
  }
  return lifts
}

const nameOf = ([row]: readonly ShownRow[]): string => {
  const name = row?.name ?? ''
  return knownName(name) ?? ownName(name)
}

/** Labels a lift that occurs twice in a day. */
function labelled(lift: readonly ShownRow[], place: number, all: readonly ShownRow[][]): string {
  const name = nameOf(lift)
  const before = all.slice(0, place).filter((other) => nameOf(other) === name).length
  return before ? `again${before}: ${name}` : name
}

const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** Removes the rest, which is in the sets, and leading characters that have a meaning in the language. */
const noteOf = (exercise: ShownRow): string => {
  const side = repsIn(exercise.reps)?.of === 'reps a side' ? 'Each side. ' : ''
  const rule = exercise.rule ? ` ${exercise.rule}` : ''
  return inOneLine(`${side}${noteWithout(exercise, ['weight', 'rest'])}${rule}`).replace(/^[!/]{1,9}/, '')
}

/** Alternating lifts, labelled with the position of the first one. */
function supersetOf([row]: readonly ShownRow[], rows: readonly ShownRow[]): string[] {
  const partner = row?.facts.inTurnWith
  const places = [row?.name, partner].map((name) => rows.findIndex((each) => each.name === name))
  return partner && Math.min(...places) >= 0 ? [`superset: ${'ABCDEFGHIJ'.charAt(Math.min(...places))}`] : []
}

/** The sets of a row in Liftosaur's language, such as `3x8-12 @8 60kg 90s`. */
function setsOf(row: ShownRow, units: Units): string {
  const { sets, weight } = row
  const { firstSet, backOff } = row.facts
  const effort = inRpe(effortText(row))
  const load = weight ? `${weight[units]}${units}` : isWeighed(row) ? '?+' : ''
  if (!backOff && !firstSet) return setOf(row, sets, false, [effort, load])
  const lighter = backOff?.weight ? `${backOff.weight[units]}${units}` : ''
  return [
    setOf(row, 1, firstSet !== undefined, [effort, load]),
    ...(sets > 1 ? [setOf(row, sets - 1, false, backOff ? [lighter] : [effort, load])] : []),
  ].join(', ')
}

function setOf(
  { reps, restSeconds }: ShownRow,
  sets: number,
  isOpen: boolean,
  besides: readonly string[],
): string {
  const asked = repsIn(reps)
  const { low, high } = asked ?? { low: 1, high: 1 }
  const seconds = asked?.of === 'seconds' ? low : null
  const count = seconds ? '1' : low < high ? `${low}-${high}` : low
  const open = isOpen || !asked ? '+' : ''
  const rest = restSeconds === undefined ? '' : `${restSeconds}s`
  const timer = seconds ? `${seconds}s|${rest || '?'}` : rest
  return [`${sets}x${count}${open}`, ...besides, timer].filter(Boolean).join(' ')
}

/** Converts `RIR 2` to `@8`; a range to its middle. */
function inRpe(intensity: string): string {
  const effort = effortIn(intensity)
  return effort ? `@${rpeOf(effort)}` : ''
}

/** Whether it should ask for the weight; else it would derive one from a maximum nobody entered. */
const isWeighed = ({ exerciseId }: ShownRow): boolean =>
  entryById(exerciseId ?? '')?.needs.some((need) => LOADS.includes(need)) ?? false
