import { exercises, type CatalogueEntry } from './exercise.ts'
import { ROWS } from './generated/rows.ts'
import { wordsOf } from './words.ts'

export const CATALOGUE: readonly CatalogueEntry[] = ROWS.flatMap(([pattern, rows]) =>
  exercises(pattern, rows),
)

const byId = new Map(CATALOGUE.map((entry) => [entry.id, entry]))
/** Nearly every look-up uses a name that we printed. */
const byPrintedName = new Map(CATALOGUE.map((entry) => [entry.name, entry]))
const byName = new Map(
  CATALOGUE.flatMap((entry) => [entry.name, ...entry.aka].map((name) => [foldedName(name), entry] as const)),
)

export const entryById = (id: string): CatalogueEntry | undefined => byId.get(id)

/** Finds an exercise by its name or an alias. Case, hyphens and plurals do not matter. */
export const entryByName = (name: string): CatalogueEntry | undefined =>
  byPrintedName.get(name) ?? byName.get(foldedName(name))

function foldedName(name: string): string {
  return wordsOf(name).join(' ')
}
