import type { Cell } from 'exceljs'

/** The format of a cell whose content is text whatever it begins with, also when somebody edits it. */
const AS_TEXT = '@'

/** Whatever a name or a note begins with, `=` or `+` too, it is no formula. What XML knows no sign for is left out. */
export function write(cell: Cell, text: string): void {
  cell.numFmt = AS_TEXT
  cell.value = readable(text)
}

/** Without what XML knows no sign for. */
export const readable = (text: string): string =>
  text.toWellFormed().replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
