import { entryById } from '../../../domain/exercises/catalogue.ts'
import type { Implement } from '../../../domain/exercises/vocabulary.ts'
import { effortIn, repsIn, rpeOf } from '../../../domain/program/notation.ts'
import type { Units } from '../../../domain/program/units.ts'
import type { ExportRow } from '../rows.ts'

/** The sets of a row in Liftosaur's language, such as `3x8-12 @8 60kg 90s`. */
export function setsOf(row: ExportRow, units: Units): string {
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

/**
 * Whether Liftosaur should ask for the weight; otherwise it would derive one from a maximum that nobody
 * entered.
 */
const isWeighed = ({ exercise: { exerciseId } }: ExportRow): boolean =>
  entryById(exerciseId ?? '')?.needs.some((need) => WEIGHED.has(need)) ?? false
