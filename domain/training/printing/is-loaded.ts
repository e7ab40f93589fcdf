import { entryById } from '../../exercises/catalogue.ts'
import type { ShownRow } from '../../program/program-in.ts'
import { LOADS } from '../draft/generated/implements.ts'

/** Rows of earlier versions name no entry, and may have a weight. */
export function isLoaded({ exerciseId }: ShownRow): boolean {
  const entry = exerciseId === undefined ? undefined : entryById(exerciseId)
  return !entry || entry.needs.some((each) => LOADS.includes(each))
}
