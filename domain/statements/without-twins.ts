import type { Statement } from './statement.ts'

/**
 * The first of those that say the same, on whatever words they rest.
 * @param whatever - what may differ besides, by its name
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
