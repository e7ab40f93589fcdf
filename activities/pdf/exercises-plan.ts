import type { Drawing } from './drawing.ts'
import { glossaryHeight } from './glossary.tsx'
import { countLines } from './measure.ts'
import { cuesOf } from './row-notes.ts'
import { contentWidth, FOOTER, LINE, MARGIN, PAPER, SIZES } from './styles.ts'

export const NAME_WIDTH = 200
export const NAME_GAP = 8
export const ROW_RULE = 0.5
export const TITLE_GAP = 10

/** Above and below a row, in points: as roomy as lets one page hold all rows. */
const ROOMY = 4
const PADDINGS = [ROOMY, 3, 2.5]

export interface ExercisesPlan {
  told: readonly (readonly [name: string, cue: string])[]
  rowPadding: number
  /** Whether the words fit underneath; if not they go to the guidelines, not to a page of their own. */
  hasWords: boolean
}

export function planExercises(drawing: Drawing): ExercisesPlan {
  const { fonts, paper, program } = drawing
  const told = [...cuesOf(program)].flatMap(([name, cue]) =>
    cue.length ? [[name, cue.join(' ')] as const] : [],
  )
  const room = PAPER[paper].height - MARGIN.top - MARGIN.bottom - FOOTER
  const lines = told.map(([name, cue]) =>
    Math.max(
      countLines(name, fonts.bold, SIZES.list, NAME_WIDTH - NAME_GAP),
      countLines(cue, fonts.regular, SIZES.list, contentWidth(paper) - NAME_WIDTH),
    ),
  )
  /** What stands on the last page, and on how many before it. */
  const filled = (padding: number) => {
    let [pages, used] = [0, SIZES.title + TITLE_GAP]
    for (const count of lines) {
      const height = count * SIZES.list * LINE + 2 * padding + ROW_RULE
      if (used + height > room) [pages, used] = [pages + 1, 0]
      used += height
    }
    return { pages, used }
  }
  const rowPadding = PADDINGS.find((padding) => filled(padding).pages === 0) ?? ROOMY
  return { told, rowPadding, hasWords: filled(rowPadding).used + glossaryHeight(program) <= room }
}
