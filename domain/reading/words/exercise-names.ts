import { CATALOGUE, entryById } from '../../exercises/catalogue.ts'
import { pluralOf } from '../../exercises/words.ts'
import { LIFTS } from '../lexicon/generated/words.ts'
import type { Branch, Sense } from './term-tree.ts'
import { wordsIn } from './tokens.ts'

/** A name or an alias of one exercise. */
export interface ExerciseName {
  words: readonly string[]
  id: string
}

/** All names of the catalogue, one and several, the shorter ones first: a `superman row` is no `superman`. */
export const exerciseNames = (): readonly ExerciseName[] =>
  CATALOGUE.flatMap(({ id, name, aka }) =>
    [name, ...aka].flatMap((each) => [each, pluralOf(each)]).map((each) => ({ words: wordsIn(each), id })),
  ).sort((one, other) => one.words.length - other.words.length)

/** What a name means: its exercise, its family, and the implement that it begins with, which must be there. */
export function sensesOf(root: Branch, { words, id }: ExerciseName): readonly Sense[] {
  const parts = partsOf(words, root)
  const families = parts.flatMap(({ senses }) =>
    senses.filter(({ of, is }) => of === 'family' || (of === 'lift' && is in LIFTS)),
  )
  // `Standing barbell press 60 kg`: whoever presses overhead has a record of it.
  const usual: Sense[] =
    entryById(id)?.pattern === 'vertical-push' ? [{ of: 'family', is: 'overhead-press' }] : []
  return [
    { of: 'lift', is: id },
    ...[...usual, ...families].slice(-1).map(({ is }): Sense => ({ of: 'family', is })),
    ...(parts[0]?.senses.filter(({ of }) => of === 'implement') ?? []),
  ]
}

/**
 * Whether the other phrases tell a name well. `Goblet squat` is told by its family, `dumbbell curl` by a family and
 * the implement before it. `Bird dog` is told by nothing, `barbell pause squat` reads as a barbell and a squat, and `no standing` is a ban.
 *
 * @param root - the tree with all other phrases
 */
export function isToldBy(root: Branch, { words, id }: ExerciseName): boolean {
  const [last, ...before] = partsOf(words, root)
    .filter(({ senses }) => senses.some(({ of }) => SAYS.includes(of)))
    .toReversed()
  if (!last || last.to < words.length) return false
  const lift = last.senses.find(({ of }) => of === 'lift')?.is
  if (lift !== undefined && !(lift in LIFTS)) return lift === id && !before.length
  // A name of its own, such as a way of moving: `dead hang`.
  if (last.from === 0) return true
  if (lift === undefined || (words[0] === 'standing' && last.from > 1)) return false
  return before.every(
    (each) =>
      (isOf(each, 'implement') && each.to === last.from) || (isOf(each, 'way', 'one-leg') && isBalanced(id)),
  )
}

/** `Single-leg deadlift` is about balancing. Who lies down balances nothing. */
const isBalanced = (id: string): boolean => entryById(id)?.positions.includes('standing') === true

interface Part {
  senses: readonly Sense[]
  from: number
  to: number
}
const isOf = ({ senses }: Part, table: Sense['of'], name?: string): boolean =>
  senses.some(({ of, is }) => of === table && (!name || is === name))

/** What a sentence can say something about. */
const SAYS: readonly Sense['of'][] = [
  'lift',
  'way',
  'implement',
  'several',
  'tool',
  'joint',
  'muscle',
  'condition',
  'sport',
  'movement',
  'ban',
  'and',
  'filler',
]

/** The longest phrases, from left to right. */
function partsOf(words: readonly string[], root: Branch): Part[] {
  const parts: Part[] = []
  for (let from = 0; from < words.length;) {
    let at: Branch | undefined = root
    let found: Part | undefined
    for (let to = from; at && to < words.length;) {
      at = at.next.get(words[to++] ?? '')
      if (at?.senses.length) found = { senses: at.senses, from, to }
    }
    if (found) parts.push(found)
    from = found?.to ?? from + 1
  }
  return parts
}
