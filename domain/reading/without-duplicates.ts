import { restsAlsoOn } from './places.ts'
import type { Kind, Statement } from './statement.ts'

/** Their words are all that they say. */
const IN_OWN_WORDS: readonly Kind[] = ['wish', 'question']

/**
 * Keeps the first of the statements that differ only in their quote. It rests on the words of all.
 * @param whatever - other fields that may differ
 */
export function withoutDuplicates(
  statements: readonly Statement[],
  whatever: { firm?: undefined } = {},
): Statement[] {
  const seen = new Map<string, Statement>()
  for (const each of statements) {
    const quote = IN_OWN_WORDS.includes(each.kind) ? each.quote : ''
    const key = JSON.stringify({ ...each, quote, ...whatever })
    const first = seen.get(key)
    if (first) restsAlsoOn(first, each)
    else seen.set(key, each)
  }
  return [...seen.values()]
}
