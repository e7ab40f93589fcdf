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
/** How much longer than its words a time may be. */
const ABOUT = 1.1

/** A measured time in plain words, rather too long than too short; null for what nobody waits for. */
export function aboutTime(seconds: number): string | null {
  const [, words] = WORDS.find(([most]) => seconds <= most * ABOUT) ?? []
  return words ? `about ${words}` : null
}
