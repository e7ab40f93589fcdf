/** Memoizes a function of one argument. */
export function once<From, To>(of: (from: From) => To): (from: From) => To {
  const known = new Map<From, To>()
  return (from) => {
    const found = known.get(from)
    if (found !== undefined) return found
    const made = of(from)
    known.set(from, made)
    return made
  }
}
