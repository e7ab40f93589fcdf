import { z } from 'zod'
import { CATALOGUE } from '../../exercises/catalogue.ts'
import type { CatalogueEntry } from '../../exercises/exercise.ts'
import { MUSCLES } from '../../exercises/vocabulary.ts'
import { MUSCLES as NAMES } from '../../reading/lexicon/body.ts'
import { isLift } from '../../reading/lexicon/lifts.ts'
import type { Statement } from '../../reading/statement.ts'
import { namedLift } from './lift-entries.ts'
import { musclesOf } from './no-bigger.ts'

/** A lift, an exercise or a part of the body, as the buyer names it. */
const Exercises = z.object({
  what: z.string(),
  /** Catalogue ids, if the words mean less than the name. */
  ids: z.array(z.string()).optional(),
})
type Exercises = z.infer<typeof Exercises>

/** Lifts that the program must have. */
export const Kept = Exercises.extend({ daysAWeek: z.number().optional() })
export type Kept = z.infer<typeof Kept>

/** What opens a session, and what closes it, wherever it stands in the week. */
export const Placed = z.object({ first: z.array(Exercises), last: z.array(Exercises) })
export type Placed = z.infer<typeof Placed>

export const keptOf = (statements: readonly Statement[]): Kept[] =>
  statements.flatMap((each) =>
    each.kind === 'keep'
      ? [{ ...exercisesOf(each), ...(each.timesAWeek && { daysAWeek: each.timesAWeek }) }]
      : [],
  )

/** Undefined if no words ask for an order. */
export function placedOf(statements: readonly Statement[]): Placed | undefined {
  const of = (kind: 'first' | 'last') =>
    statements.flatMap((each) => (each.kind === kind ? [exercisesOf(each)] : []))
  const placed = { first: of('first'), last: of('last') }
  return placed.first.length + placed.last.length ? placed : undefined
}

function exercisesOf({ what, quote }: { what: string; quote: string }): Exercises {
  if (!isLift(what)) return { what }
  const own = namedLift(what, quote).entries
  return own.length === namedLift(what, '').entries.length ? { what } : { what, ids: own.map(({ id }) => id) }
}

/** Our words for it: `squats`, `core`. */
export const spokenOf = ({ what, quote }: { what: string; quote: string }): string =>
  isLift(what) ? namedLift(what, quote).spoken : what.replaceAll('-', ' ')

/** The exercises that are meant. */
export function entriesOf({ what, ids }: Exercises): readonly CatalogueEntry[] {
  if (ids) return CATALOGUE.filter(({ id }) => ids.includes(id))
  if (isLift(what)) return namedLift(what, '').entries
  const own = what in NAMES ? musclesOf([what as keyof typeof NAMES]) : []
  const muscles = own.length ? own : MUSCLES.filter((each) => each === what)
  return CATALOGUE.filter(({ primary: [first] }) => first !== undefined && muscles.includes(first))
}

type Place = 'first' | 'last'
const places = new WeakMap<Placed, ReadonlyMap<string, Place>>()

/** Where the buyer wants an exercise in its session; undefined if they do not mind. */
export function placeOf({ id }: CatalogueEntry, placed: Placed | undefined): Place | undefined {
  if (!placed) return undefined
  const known =
    places.get(placed) ??
    new Map(
      (['last', 'first'] as const).flatMap((place) =>
        placed[place].flatMap((each) => entriesOf(each).map((entry) => [entry.id, place] as const)),
      ),
    )
  places.set(placed, known)
  return known.get(id)
}

/** Rows in the order that the buyer wants; the others stay as they are. */
export function placedIn<Row extends { entry: CatalogueEntry }>(
  rows: readonly Row[],
  placed: Placed | undefined,
): Row[] {
  if (!placed) return [...rows]
  const at = (place: Place | undefined) => rows.filter(({ entry }) => placeOf(entry, placed) === place)
  return [...at('first'), ...at(undefined), ...at('last')]
}
