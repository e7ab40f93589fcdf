import type { Cell } from 'exceljs'

/** The format of a cell whose content stays text, even after editing. */
const AS_TEXT = '@'

/**
 * Writes text that is never a formula, even if it begins with `=` or `+`. Removes characters that XML does
 * not allow.
 */
export function write(cell: Cell, text: string): void {
  cell.numFmt = AS_TEXT
  cell.value = readable(text)
}

/** Removes characters that XML does not allow. */
export const readable = (text: string): string =>
  text.toWellFormed().replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
