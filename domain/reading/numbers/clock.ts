/** A span between two times of day: `6 to 6:45`, `12:00-12:45`, `5:30pm until 6:15`. */
const SPAN =
  /(?<![\d.,:/])(\d{1,2})(?:[:.h](\d{2}))?\s?(am|pm|uhr)?\s?(?:-|–|to|and|till?|until|bis|a las|a|à|y|e|und|et|tot|al)\s?(\d{1,2})(?:[:.h](\d{2}))?\s?(am|pm|uhr)?(?![\d.:/])/giu
const SHORTEST = 10
const LONGEST = 120
const HALF_A_DAY = 12 * 60

/** Minutes between two times of day; null if there are none. At least one must be written as a time. */
export function spanIn(said: string): { minutes: number; quote: string } | null {
  for (const found of said.matchAll(SPAN)) {
    const [quote, hour = '', minute, half, laterHour = '', laterMinute, laterHalf] = found
    const isTime = [minute, half, laterMinute, laterHalf].some(Boolean)
    if (!isTime || Number(hour) > 24 || Number(laterHour) > 24) continue
    const from = Number(hour) * 60 + Number(minute ?? 0)
    const to = Number(laterHour) * 60 + Number(laterMinute ?? 0)
    const minutes = (to - from + HALF_A_DAY * 2) % HALF_A_DAY
    if (minutes >= SHORTEST && minutes <= LONGEST) return { minutes, quote }
  }
  return null
}
