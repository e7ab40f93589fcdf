import type { CatalogueEntry } from '../../exercises/exercise.ts'

/** A swap has the same movement, shares a directly worked muscle and is counted the same way (R20). */
export const canReplace = (substitute: CatalogueEntry, entry: CatalogueEntry): boolean =>
  substitute !== entry &&
  substitute.pattern === entry.pattern &&
  substitute.movement === entry.movement &&
  substitute.timed === entry.timed &&
  substitute.primary.some((muscle) => entry.primary.includes(muscle))
