import type { Borders, Fill, Font } from 'exceljs'

/** Ink, chalk and iron, as the pages have them; large enough for a phone held at arm's length. */
const INK = 'FF15171A'
const FAINT = 'FFD9D6CE'
const CHALK = 'FFF4F1EA'
/** Where one types. */
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
/** A finger hits it. */
const LEAST_HEIGHT = 30
/** In pixels, of a column's unit: the width of a figure in 11 points. */
const UNIT = 7
/** Of the size of a letter: what a usual one takes in width, at its widest, and a line in height. */
const LETTER = { width: 0.7, height: 1.34 } as const

/** How high a line must be for a text that wraps: not every viewer finds out by itself. */
export function heightOf(text: string, column: number, size = BODY_SIZE): number {
  const letters = Math.max(1, Math.floor((column * UNIT) / (size * LETTER.width)))
  let lines = 1
  let used = 0
  for (const word of text.split(' ')) {
    const needed = used === 0 ? word.length : used + 1 + word.length
    if (needed > letters && used > 0) lines += 1
    used = needed > letters && used > 0 ? word.length : needed
  }
  return Math.max(LEAST_HEIGHT, Math.ceil(lines * size * LETTER.height) + 6)
}
