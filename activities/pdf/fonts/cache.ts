/**
 * Caches values by key. A value that is not requested while `most` others are made is dropped, so the cache
 * holds up to `2 * most` values.
 */
export function createKept<Key, Value>(most: number) {
  let recent = new Map<Key, Value>()
  let former = new Map<Key, Value>()
  return (key: Key, make: () => Value): Value => {
    const known = recent.get(key)
    if (known !== undefined) return known
    if (recent.size >= most) {
      former = recent
      recent = new Map()
    }
    const value = former.get(key) ?? make()
    recent.set(key, value)
    return value
  }
}
