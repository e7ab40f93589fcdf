/** `November 25, 2026`, in UTC: the buyer's time zone is unknown. */
export const longDate = (instant: Date): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(instant)

/** `2026-11-26 08:00 UTC` */
export const utcMinute = (date: Date): string => `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`

const WORDS: readonly (readonly [seconds: number, words: string])[] = [
  [5, '5 seconds'],
  [10, '10 seconds'],
  [15, '15 seconds'],
  [20, '20 seconds'],
  [30, '30 seconds'],
  [45, '45 seconds'],
  [60, 'a minute'],
  [120, '2 minutes'],
  [180, '3 minutes'],
  [300, '5 minutes'],
  [600, '10 minutes'],
]
/** A time may exceed its words by this factor. */
const ABOUT = 1.1

/** A measured time in plain words, usually rounded up. Null above 11 minutes: nobody waits that long. */
export function aboutTime(seconds: number): string | null {
  const [, words] = WORDS.find(([most]) => seconds <= most * ABOUT) ?? []
  return words ? `about ${words}` : null
}
