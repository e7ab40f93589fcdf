import type { Units } from '../../domain/program/units.ts'
import type { ExportRow } from './rows.ts'

/** Formats a row, such as `Barbell Back Squat: 4 × 5, RIR 2, 82.5 kg`. */
export function rowInWords({ exercise, load }: ExportRow, units: Units): string {
  const { name, sets, reps, intensity } = exercise
  const weight = load
    ? `, ${load.isEstimate ? 'about ' : ''}${load.weight} ${units}${load.isEach ? ' each' : ''}`
    : ''
  return `${name}: ${sets} × ${reps}, ${intensity}${weight}`
}
