const SAID = [
  '',
  'of',
  'is',
  'was',
  ':',
  '-',
  'of -',
  'is -',
  'was -',
  ': -',
  'minus',
  'of minus',
  'is minus',
]
const TENTHS = 10

/** The spellings of every T-score in a range, such as `T-score -2.8`, in tenths without the sign. */
export const tScores = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, off) => ((from + off) / TENTHS).toFixed(1))
    .flatMap((value) => SAID.map((said) => `t score ${said} ${value}`))
    .join('|')
