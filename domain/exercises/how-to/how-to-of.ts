import { HOW_TOS } from '../generated/how-tos.ts'
import type { HowTo } from './how-to.ts'

/** The how-to text of an exercise by its id; undefined for an id outside the catalogue. */
export function howToOf(
  id: string,
  { isSeated, isFlatFooted }: { isSeated?: boolean | undefined; isFlatFooted?: boolean | undefined } = {},
): HowTo | undefined {
  const told = Object.hasOwn(HOW_TOS, id) ? HOW_TOS[id] : undefined
  if (!told) return undefined
  const { seated, flatFooted, ...howTo } = told
  return { ...howTo, ...(isSeated && seated), ...(isFlatFooted && flatFooted) }
}
