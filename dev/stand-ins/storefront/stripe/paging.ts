import { listObject } from './objects.ts'

type Query = Readonly<Record<string, string | string[] | undefined>>

/** Reads a list such as `expand[0]=a&expand[1]=b`. */
export const listParam = (query: Query, name: string): string[] =>
  Object.entries(query).flatMap(([key, value]) =>
    key.startsWith(`${name}[`) && value !== undefined ? value : [],
  )

/** Returns up to `limit` items after `starting_after`, newest first. */
export function page<T extends { id: string; createdAt: number }>(
  path: string,
  query: Query,
  all: T[],
  show: (one: T) => unknown,
) {
  const limit = Math.min(Math.max(Number(query['limit'] ?? 10), 1), 100)
  const earliest = Number(query['created[gte]'] ?? 0) * 1000
  const latest = Number(query['created[lte]'] ?? Infinity) * 1000 + 999
  const found = all.filter(({ createdAt }) => createdAt >= earliest && createdAt <= latest).reverse()
  const after = query['starting_after']
  const start = after === undefined ? 0 : found.findIndex(({ id }) => id === after) + 1
  const shown = found.slice(start, start + limit)
  return listObject(path, shown.map(show), start + limit < found.length)
}
