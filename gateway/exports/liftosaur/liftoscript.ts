import { repsIn, effortIn, rpeOf } from '../../../domain/program/notation.ts'
import type { Units } from '../../../domain/program/units.ts'
import { exportWeeks, noteWithout, type ExportDay, type ExportRow, type ExportInput } from '../rows.ts'
import { knownName, ownName } from './names.ts'
import { entryById } from '../../../domain/exercises/catalogue.ts'
import type { Implement } from '../../../domain/exercises/vocabulary.ts'

/** To paste into its program editor. @see https://www.liftosaur.com/docs/liftoscript */
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

/** The sets of a row in Liftosaur's language, such as `3x8-12 @8 60kg 90s`. */
function setsOf(row: ExportRow, units: Units): string {
  const { exercise, load, backOff, restSeconds } = row
  const effort = inRpe(exercise.intensity)
  const weight = load ? `${load.weight}${units}` : isWeighed(row) ? '?+' : ''
  const goesOn = exercise.facts.firstSet !== undefined
  if (!backOff && !goesOn) return setOf(row, exercise.sets, false, [effort, weight], restSeconds)
  const lighter = backOff?.weight == null ? '' : `${backOff.weight}${units}`
  const others = exercise.sets - 1
  return [
    setOf(row, 1, goesOn, [effort, weight], restSeconds),
    ...(others > 0 ? [setOf(row, others, false, backOff ? [lighter] : [effort, weight], restSeconds)] : []),
  ].join(', ')
}

function setOf(
  { exercise: { reps } }: ExportRow,
  sets: number,
  isOpen: boolean,
  besides: readonly string[],
  restSeconds: number | null,
): string {
  const asked = repsIn(reps)
  const { low, high } = asked ?? { low: 1, high: 1 }
  const seconds = asked?.of === 'seconds' ? low : null
  const count = seconds ? '1' : low < high ? `${low}-${high}` : low
  const open = isOpen || !asked ? '+' : ''
  const rest = restSeconds === null ? '' : `${restSeconds}s`
  const timer = seconds ? `${seconds}s|${rest || '?'}` : rest
  return [`${sets}x${count}${open}`, ...besides, timer].filter(Boolean).join(' ')
}

/** Converts `RIR 2` to `@8`; a range to its middle. */
function inRpe(intensity: string): string {
  const effort = effortIn(intensity)
  return effort ? `@${rpeOf(effort)}` : ''
}

const WEIGHED = new Set<Implement>([
  'barbell',
  'dumbbells',
  'kettlebell',
  'cable',
  'machines',
  'smith-machine',
  'ez-bar',
  'trap-bar',
  'landmine',
  'medicine-ball',
  'leg-press',
  'lat-pulldown',
  'leg-curl',
  'leg-extension',
  'plates',
])

/** Whether it should ask for the weight; else it would derive one from a maximum nobody entered. */
const isWeighed = ({ exercise: { exerciseId } }: ExportRow): boolean =>
  entryById(exerciseId ?? '')?.needs.some((need) => WEIGHED.has(need)) ?? false
