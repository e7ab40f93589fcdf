import { ENDINGS, EVERYDAY } from '../lexicon/generated/words.ts'

const SHORTEST = 5
const SHORTEST_NAME = 4
/** No word in our tables is longer. */
const LONGEST = 20
/** Phonetic letters. A shorter word must match in spelling; a longer word may have two errors. */
const SHORTEST_ONCE = 6
const SHORTEST_TWICE = 8
/** Written letters. `pacmaker` does not sound like pacemaker. */
const SHORTEST_SPELT = 8
/** An ending counts only if a stem remains. */
const SHORTEST_STEM = 3

const lettersAtEnd = (word: string): string => word.slice(-2)
/**
 * Endings that determine what a word means, each with a word of that meaning. Endings of medicines are stems of
 * the WHO's international nonproprietary names; the others are those of operations.
 */
const STEMS = Object.entries(ENDINGS).flatMap(([means, endings]) =>
  endings.map((ending) => ({ ending, means })),
)
const STEMS_BY_END = Map.groupBy(STEMS, ({ ending }) => lettersAtEnd(ending))
/**
 * Words that never count as misspellings of ours, although they sound alike or differ by a letter or two:
 * frequent words that otherwise would, and a few of their misspellings. They are the first 25,000 of each
 * language by `wordfreq` without those of one stem with ours (`operieren`, `caduta`), and without those that are
 * ours in another spelling (`handebol`).
 */
const IS_EVERYDAY: ReadonlySet<string> = new Set(EVERYDAY)

/** The sound of a word. Words that sound alike get the same text: `ketlebel`, `siezure`, `tendonitus`. */
const heard = (word: string): string =>
  word
    .replace(/^kn/, 'n')
    .replace(/^wr/, 'r')
    .replace(/^ps/, 's')
    .replace(/ph/g, 'f')
    .replace(/([rt])h/g, '$1')
    .replace(/[ao]e|ie|ei/g, 'e')
    .replace(/c(?=[eiy])|z/g, 's')
    .replace(/ck|[cq]/g, 'k')
    .replace(/y/g, 'i')
    .replace(/(.)\1+/g, '$1')

const withoutOne = (word: string): string[] =>
  Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1))

/**
 * Whether the words differ by one letter: added, missing, replaced or out of place. The first letters must
 * match.
 */
export function isSlipAway(said: string, word: string): boolean {
  if (said === word || said[0] !== word[0] || Math.abs(said.length - word.length) > 1) return false
  let at = 0
  while (said[at] === word[at]) at++
  if (said.length > word.length) return said.slice(at + 1) === word.slice(at)
  if (said.length < word.length) return said.slice(at) === word.slice(at + 1)
  return said.slice(at + 1) === word.slice(at + 1) || isSwapped(said, word)
}

/** Whether the words differ by two swapped neighbouring letters. */
export function isSwapped(said: string, word: string): boolean {
  if (said.length !== word.length) return false
  let at = 0
  while (at < said.length && said[at] === word[at]) at++
  return (
    at < said.length - 1 &&
    said[at] === word[at + 1] &&
    said[at + 1] === word[at] &&
    said.slice(at + 2) === word.slice(at + 2)
  )
}

/** The sound of a word, whole and with each letter removed. */
function soundsOf(word: string): string[] {
  const sound = heard(word)
  return [sound, ...withoutOne(sound)]
}

/**
 * The spelling of a long word, whole and with each letter removed. A mark separates spellings from sounds.
 */
const spellingsOf = (word: string): string[] =>
  word.length < SHORTEST_SPELT ? [] : [word, ...withoutOne(word)].map((part) => `=${part}`)

/** An index from word parts to names. */
function indexOf(names: Iterable<string>): ReadonlyMap<string, readonly string[]> {
  const index = new Map<string, string[]>()
  for (const word of names)
    if (word.length >= SHORTEST_NAME && !IS_EVERYDAY.has(word) && /^[a-z]+$/.test(word)) {
      for (const part of new Set([...soundsOf(word), ...spellingsOf(word)])) {
        const words = index.get(part)
        if (words) words.push(word)
        else index.set(part, [word])
      }
    }
  return index
}

/**
 * Corrects a word to the closest word of the tables. Returns it unchanged if it is known, too short or too
 * different. A misspelt word and the right one share a form with one letter removed. The index finds it
 * without comparing all words.
 */
export function speller(tables: {
  names: ReadonlySet<string>
  known: ReadonlySet<string>
}): (said: string) => string {
  // Built at the first unknown word.
  let index: ReadonlyMap<string, readonly string[]> | null = null
  return (said) => {
    if (tables.known.has(said) || said.length < SHORTEST - 1 || said.length > LONGEST) return said
    if (!/^[a-z]+$/.test(said)) return said
    const stem = STEMS_BY_END.get(lettersAtEnd(said))?.find(
      ({ ending }) => said.endsWith(ending) && said.length >= ending.length + SHORTEST_STEM,
    )
    if (stem) return stem.means
    index ??= indexOf(tables.names)
    return said.length < SHORTEST ? shortMeant(said, index) : longMeant(said, index)
  }
}

/**
 * A four-letter word may miss one letter (silent or not) or have two letters swapped, nothing more: `sqat`,
 * `rist`, `rakc`.
 */
function shortMeant(said: string, index: ReadonlyMap<string, readonly string[]>): string {
  const misses = (word: string): boolean =>
    isSwapped(said, word) ||
    (word.length === SHORTEST && (isSlipAway(said, word) || isWithoutSilent(said, word)))
  return index.get(heard(said))?.find(misses) ?? said
}

/** `rist` for wrist: the first letter is silent. */
const isWithoutSilent = (said: string, word: string): boolean =>
  word.slice(1) === said && heard(word) === heard(said)

function longMeant(said: string, index: ReadonlyMap<string, readonly string[]>): string {
  const sound = heard(said)
  // Too many words share this ending.
  const isLong = sound.length >= SHORTEST_TWICE && !said.endsWith('ing')
  const near = (parts: readonly string[], isNear: (word: string) => boolean): string | undefined =>
    [...new Set(parts.flatMap((part) => index.get(part) ?? []))]
      .filter((word) => heard(word)[0] === sound[0] && isNear(word))
      .toSorted((one, other) => Math.abs(one.length - said.length) - Math.abs(other.length - said.length))[0]
  const once = withoutOne(sound)
  const within = (most: number) => (word: string) => Math.abs(word.length - said.length) <= most
  return (
    near([sound, ...once, ...spellingsOf(said)], (word) => isSlipAway(said, word)) ??
    near([sound], within(2)) ??
    (sound.length >= SHORTEST_ONCE ? near([sound, ...once], within(2)) : undefined) ??
    (isLong ? near(once.flatMap(withoutOne), within(2)) : undefined) ??
    said
  )
}
