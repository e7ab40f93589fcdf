/**
 * Keeps what was made for a key. Of what was not asked for again while as many others were made as `most`, the rest is
 * forgotten: up to twice as many are kept.
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
