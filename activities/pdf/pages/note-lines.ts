import { textBlock, type Pen } from '../drawing/blocks.tsx'
import { RULE, SOFT } from '../drawing/styles.ts'
import { ROMAN } from '../drawing/typeset.ts'

const NOTES_GAP = 16
const NOTE_LINE = 26
/** Height that the heading takes from the first line. */
const NOTES_HEAD = 10
const MAX_NOTES = 5

/** Lines for notes, if the page has room for them. */
export function paintNotes(pen: Pen, width: number, room: number, above: number): void {
  const lines = Math.min(MAX_NOTES, Math.floor((room - 30) / NOTE_LINE))
  if (lines < 1) return
  const top = above + NOTES_GAP
  textBlock('Notes', ROMAN, { width }, SOFT).paint(pen, 0, top)
  for (let line = 1; line <= lines; line += 1)
    pen.fill(RULE, 0, top + 14 - NOTES_HEAD + line * NOTE_LINE - 0.5, width, 0.5)
}
