/** How roomy the rows of a card are. Sizes are in points. */
export interface CardStyle {
  columns: 1 | 2
  /** Whether a day may begin in one column and end in the other. */
  mayBreakDays: boolean
  /** Whether the name has a line of its own, above what is asked and the box. */
  isStacked: boolean
  boxWidth: number
  boxHeight: number
  nameSize: number
  /** Whether the sentences of a row are printed; otherwise a star says that the program has them. */
  hasNotes: boolean
  /** The exercises of a day that have a box. The others stand below them in plain lines. */
  mostBoxes: number
  /** The exercises of a day that are named. Then their number is told. */
  mostRows: number
}

const down = (from: number, to: number): number[] =>
  Array.from({ length: from - to + 1 }, (_, step) => from - step)

const whole = { mayBreakDays: false, hasNotes: true, mostBoxes: Infinity, mostRows: Infinity }
const lines = { ...whole, columns: 1, isStacked: false, boxWidth: 60, nameSize: 13 } as const
const stacks = { ...whole, columns: 2, isStacked: true, boxWidth: 50, nameSize: 12 } as const
const broken = { ...stacks, mayBreakDays: true } as const
const tight = { ...broken, boxHeight: 11, hasNotes: false } as const

/**
 * From roomy to tight. The cards of a program take the first group that each of them has a style in, and each card
 * the first style of it that it fits in.
 */
export const CARD_STYLES: readonly (readonly CardStyle[])[] = [
  down(30, 17).map((boxHeight) => ({ ...lines, boxHeight })),
  [stacks, broken].flatMap((kind) => down(30, 14).map((boxHeight) => ({ ...kind, boxHeight }))),
  [
    ...down(18, 11).map((boxHeight) => ({ ...tight, boxHeight })),
    ...down(8, 0).map((mostBoxes) => ({ ...tight, mostBoxes })),
    // Longer than any program of ours.
    ...down(9, 1).map((mostRows) => ({ ...tight, mostBoxes: 0, mostRows })),
  ],
]
