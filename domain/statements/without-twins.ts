import type { Statement } from './statement.ts'

/**
 * Keeps the first of the statements that differ only in their quote.
 * @param whatever - other fields that may differ
 */
export function withoutTwins(
  statements: readonly Statement[],
  whatever: { firm?: undefined } = {},
): Statement[] {
  const seen = new Set<string>()
  return statements.filter((each) => {
    const key = JSON.stringify({ ...each, quote: '', ...whatever })
    return !seen.has(key) && seen.add(key)
  })
}
