import { CATALOGUE } from './catalogue.ts'
import type { CatalogueEntry } from './exercise.ts'
import { holdsAll, wordsOf } from './words.ts'

/** Words that alone mean a whole family of exercises. */
const FAMILIES = new Set(
  `squat deadlift lunge row curl press bench fly raise bridge thrust crunch plank dip pullup pushup chinup pulldown
   pushdown situp stepup swing shrug carry extension kickback burpee pullover rollout woodchop twist bulgarian`.split(
    /\s+/,
  ),
)

export const IMPLEMENT_WORDS: ReadonlySet<string> = new Set([
  'barbell',
  'dumbbell',
  'kettlebell',
  'cable',
  'machine',
  'band',
  'bodyweight',
  'smith',
])
/** In words. */
export const LONGEST_NAME = 5

const spellings = new Map(CATALOGUE.map((entry) => [entry, [entry.name, ...entry.aka].map(wordsOf)]))

/** Folded names and aliases with their search terms. */
const NAMES = new Map<string, readonly string[][]>()
for (const [name = [], ...aka] of spellings.values()) {
  const bareName = name.filter((word) => !IMPLEMENT_WORDS.has(word))
  NAMES.set(name.join(' '), [name])
  for (const alias of aka) {
    // An abbreviation such as RDL does not contain the family name, so the full name is added.
    const terms = alias.some((word) => name.includes(word)) ? [alias] : [alias, bareName]
    if (!NAMES.has(alias.join(' '))) NAMES.set(alias.join(' '), terms)
  }
}

const KNOWN = new Map<string, Set<CatalogueEntry>>()
for (const [entry, names] of spellings)
  for (const word of names.flat()) KNOWN.set(word, (KNOWN.get(word) ?? new Set()).add(entry))

/** The exercise that a term names, and its variants: one of their names contains all words of the term. */
export function variantsOf(term: readonly string[]): CatalogueEntry[] {
  const rarest = term
    .map((word) => KNOWN.get(word) ?? new Set<CatalogueEntry>())
    .reduce((fewest, entries) => (entries.size < fewest.size ? entries : fewest))
  return [...rarest].filter((entry) => spellings.get(entry)?.some((words) => holdsAll(words, term)))
}

export const nameExercises = (words: readonly string[]): boolean =>
  variantsOf(wordsOf(words.join(' '))).length > 0

/** `heavy barbell squats and my knee` names `barbell squat`. */
export function exerciseTermsIn(clause: string): string[][] {
  const words = wordsOf(clause)
  const used = new Set<number>()
  const terms: string[][] = []

  for (let start = 0; start < words.length; start++) {
    for (let length = Math.min(LONGEST_NAME, words.length - start); length > 0; length--) {
      const named = NAMES.get(words.slice(start, start + length).join(' '))
      if (!named || used.has(start)) continue
      terms.push(...named.map((term) => [...term]))
      for (let at = start; at < start + length; at++) used.add(at)
      break
    }
  }
  for (const [index, word] of words.entries()) {
    if (used.has(index) || !FAMILIES.has(word)) continue
    let term = [word]
    used.add(index)
    for (let left = index - 1; left >= 0 && !used.has(left); left--) {
      const word = words[left] ?? ''
      // A repeated word does not extend the name.
      const longer = term.includes(word) ? term : [word, ...term]
      if (!variantsOf(longer).length) break
      term = longer
      used.add(left)
    }
    terms.push(term)
  }
  return terms
}
