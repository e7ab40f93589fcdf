import type { Borders, Fill, Font, Cell } from 'exceljs'

/** The colours of the web pages; large type, readable at arm's length on a phone. */
const INK = 'FF15171A'
const FAINT = 'FFD9D6CE'
const CHALK = 'FFF4F1EA'
const PAD = 'FFFFF4C2'

const filled = (argb: string): Fill => ({ type: 'pattern', pattern: 'solid', fgColor: { argb } })
const thin = { style: 'thin', color: { argb: FAINT } } as const

const BODY_SIZE = 12
export const NOTE_SIZE = 11
export const BODY: Partial<Font> = { name: 'Arial', size: BODY_SIZE, color: { argb: INK } }
export const BOLD: Partial<Font> = { ...BODY, bold: true }
export const TITLE: Partial<Font> = { ...BODY, size: 18, bold: true }
export const SMALL: Partial<Font> = { ...BODY, size: NOTE_SIZE }
export const LINK: Partial<Font> = { ...BODY, underline: true, color: { argb: 'FF1B4F9C' } }
export const HEAD_FILL = filled(FAINT)
export const DAY_FILL = filled(CHALK)
export const PAD_FILL = filled(PAD)
export const UNDER: Partial<Borders> = { bottom: thin }
export const AROUND: Partial<Borders> = { top: thin, right: thin, bottom: thin, left: thin }
/** Tall enough to tap. */
const MIN_HEIGHT = 30
/** Pixels per unit of column width: the width of a digit at 11 points. */
const UNIT = 7
/** Relative to the font size: the width of a typical wide letter, and the line height. */
const LETTER = { width: 0.7, height: 1.34 } as const

/** The height of a line with wrapped text; some viewers do not compute it. */
export function heightOf(text: string, column: number, size = BODY_SIZE): number {
  const letters = Math.max(1, Math.floor((column * UNIT) / (size * LETTER.width)))
  let lines = 1
  let used = 0
  for (const word of text.split(' ')) {
    const needed = used === 0 ? word.length : used + 1 + word.length
    if (needed > letters && used > 0) lines += 1
    used = needed > letters && used > 0 ? word.length : needed
  }
  return Math.max(MIN_HEIGHT, Math.ceil(lines * size * LETTER.height) + 6)
}

/** The format of a cell whose content stays text, even after editing. */
const AS_TEXT = '@'

/** Never a formula, even if it begins with `=` or `+`. */
export function write(cell: Cell, text: string): void {
  cell.numFmt = AS_TEXT
  cell.value = readable(text)
}

/** Removes characters that XML does not allow. */
export const readable = (text: string): string =>
  text.toWellFormed().replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
