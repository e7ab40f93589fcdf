import { isLift } from '../../../reading/lexicon/lifts.ts'
import type { Way } from '../../../reading/lexicon/ways.ts'
import type { Statement } from '../../../reading/statement.ts'
import { CATALOGUE } from '../../../exercises/catalogue.ts'
import type { CatalogueEntry } from '../../../exercises/exercise.ts'
import { namedLift } from '../lift-entries.ts'
import { WAYS_OF_MOVING } from '../ways-of-moving.ts'

/** Catalogue ids of exercises that the person can do or is cleared for. */
export const saidFineOf = (statements: readonly Statement[]): string[] => [
  ...new Set(
    statements.flatMap((each) =>
      each.kind === 'allow' ? allowedBy(each.what, each.quote).map(({ id }) => id) : [],
    ),
  ),
]

/** What `what` names in the words of `quote`. */
export function allowedBy(what: string, quote: string): readonly CatalogueEntry[] {
  if (isLift(what)) return namedLift(what, quote).entries
  const way = isWay(what) ? WAYS_OF_MOVING[what] : null
  if (!way) return []
  const { patterns = [], positions = [], is } = way
  return CATALOGUE.filter(
    (entry) =>
      patterns.includes(entry.pattern) ||
      entry.positions.some((position) => positions.includes(position)) ||
      is?.(entry),
  )
}

const isWay = (what: string): what is Way => what in WAYS_OF_MOVING
