import type { Exercise } from '../program/program.ts'
import { entryById } from './catalogue.ts'
import { isCompound } from './vocabulary.ts'

type Named = Pick<Exercise, 'exerciseId'>

/** Rows of earlier versions name no entry: nothing speaks against them. */
function isMultiJoint({ exerciseId }: Named): boolean {
  const entry = exerciseId === undefined ? undefined : entryById(exerciseId)
  return !entry || isCompound(entry.pattern)
}

/** The rows that stand for a day or a program, in order: the multi-joint lifts, or all rows if there is none. */
export function bigRowsOf<Row extends Named>(rows: readonly Row[]): readonly Row[] {
  const big = rows.filter(isMultiJoint)
  return big.length ? big : rows
}
