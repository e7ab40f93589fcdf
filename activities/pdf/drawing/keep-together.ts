/**
 * Groups items that stay on one page: the first two and the last two. No heading is left with one item, and
 * no page begins with only the last item.
 */
export function inGroups<T>(items: readonly T[]): T[][] {
  if (items.length <= 3) return items.length ? [[...items]] : []
  return [items.slice(0, 2), ...items.slice(2, -2).map((item) => [item]), items.slice(-2)]
}
