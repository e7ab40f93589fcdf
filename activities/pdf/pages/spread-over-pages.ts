function fill<T>(items: readonly T[], height: (item: T) => number, limit: number): T[][] {
  const pages: T[][] = []
  let used = 0
  for (const item of items) {
    const page = pages.at(-1)
    if (page && used + height(item) <= limit) {
      page.push(item)
      used += height(item)
    } else {
      pages.push([item])
      used = height(item)
    }
  }
  return pages
}

/** As few pages as possible, as even as possible. An item taller than a page overflows its own. */
export function spread<T>(items: readonly T[], height: (item: T) => number, room: number): T[][] {
  const fewest = fill(items, height, room)
  const step = room / 50
  for (let limit = room / fewest.length / 2; limit < room; limit += step) {
    const pages = fill(items, height, limit)
    if (pages.length === fewest.length) return pages
  }
  return fewest
}
