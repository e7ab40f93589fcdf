/**
 * Items as they keep together over the pages: the first two and the last two, so that no heading stands with one alone, and
 * no page begins with the last alone.
 */
export function inGroups<T>(items: readonly T[]): T[][] {
  if (items.length <= 3) return items.length ? [[...items]] : []
  return [items.slice(0, 2), ...items.slice(2, -2).map((item) => [item]), items.slice(-2)]
}
