import { z } from 'zod'
import { UNITS, type Units } from '../../../../domain/program/units.ts'
import { linked, oneOf, typedNumber } from '../calculator/linked-inputs.tsx'
import { numberIn } from '../calculator/number-in.ts'
import { EFFORTS, REPS } from './rpe.ts'
import type { Calculation } from './rpe-result.tsx'

/** The inputs, as the address of a result holds them. */
export const RpeInputs = z.object({
  units: linked(z.enum(UNITS)),
  weight: linked(typedNumber),
  reps: linked(oneOf(REPS)),
  rpe: linked(oneOf(EFFORTS)),
  targetReps: linked(oneOf(REPS)),
  targetRpe: linked(oneOf(EFFORTS)),
})
export type RpeInputs = z.infer<typeof RpeInputs>

export const missingIn = ({ weight = '', reps, rpe, targetReps, targetRpe }: RpeInputs): string[] =>
  [
    !numberIn(weight) && 'weight',
    !reps && 'reps performed',
    !rpe && 'performed RPE',
    !targetReps && 'target reps',
    !targetRpe && 'target RPE',
  ].filter((name) => name !== false)

/** Null while anything is missing. */
export function calculationOf(inputs: RpeInputs, units: Units): Calculation | null {
  const { reps, rpe, targetReps, targetRpe } = inputs
  const weight = numberIn(inputs.weight ?? '')
  if (!weight || !reps || !rpe || !targetReps || !targetRpe) return null
  return { performed: { weight, reps, rpe }, target: { reps: targetReps, rpe: targetRpe }, units }
}
