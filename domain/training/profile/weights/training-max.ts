const NAMED = /\b(?:training[ -]?max(?:e?s)?|tms?)\b/i
/** Up to the end of the sentence or line: a list of lifts goes on past its commas. */
const END = /[;\n!?]|\.(?!\d)/
const AFTER = /^ ?(?:kgs?|lbs?|kilos?|pounds?)?,? ?\(?(?:as )?(?:my |a )?(?:training[ -]?max|tm)\b/i

/**
 * The share of a maximum that a training max is.
 *
 * @see Wendler, "5/3/1" (2nd edition): work with 90 percent of the maximum
 */
export const SHARE_OF_TRAINING_MAX = 0.9

/**
 * Whether the words of a lift tell a training max: `training maxes: press 90, bench 130`, `squat TM 180`.
 *
 * @param quote - the words of the lift, which may leave out what its list is of
 * @param words - all that the person wrote
 */
export function isTrainingMax(quote: string, words: string): boolean {
  if (NAMED.test(quote)) return true
  const at = words.indexOf(quote)
  if (at < 0) return false
  const before = words.slice(0, at).split(END).at(-1) ?? ''
  return NAMED.test(before) || AFTER.test(words.slice(at + quote.length))
}
