import { inNumbers } from '../../domain/in-numbers.ts'
import type { Drawing } from './drawing.ts'
import { HEADING } from './fonts.ts'
import { countLines, fitted, linesOf } from './measure.ts'
import { contentWidth, FOOTER, LINE, MARGIN, PAPER, SIZES } from './styles.ts'

/** The buyer's name as the cover sets it. */
export interface Title {
  lines: string[]
  /** Room above it, in points. */
  above: number
  style: { fontFamily: string[]; fontWeight: number; fontSize: number; lineHeight: number }
  /** What it takes of the page, in points. */
  height: number
}

/** As large as the name and `largest` allow; null without one. */
export function titleIn(
  { name, isForeignName, fonts }: Drawing,
  width: number,
  largest: number,
): Title | null {
  if (!name) return null
  const face = isForeignName ? fonts.ofName.face : fonts.heading
  // The fallback face is wider and taller than ours: it needs smaller sizes to look as large.
  const sizes = isForeignName ? [52, 44, 36, 28, 22] : [88, 76, 66, 56, 48, 40, 32, 24]
  const fontSize = fitted(
    name,
    face,
    sizes.filter((size) => size <= largest),
    width,
  )
  const lineHeight = isForeignName ? 1.3 : 1.05
  const isOther = fonts.ofName.families.length > 1
  // Marks on Thai and Devanagari letters reach higher than any of ours.
  const above = isOther ? 8 : 0
  const lines = isOther ? linesOf(name, face, fontSize, width) : [name]
  const count = isOther ? lines.length : countLines(name, face, fontSize, width)
  return {
    lines,
    above,
    style: {
      fontFamily: isForeignName ? fonts.ofName.families : HEADING,
      fontWeight: isForeignName ? 700 : 800,
      fontSize,
      lineHeight,
    },
    height: count * fontSize * lineHeight + above + 18,
  }
}

/** Lower than `GOOD_BARS` they stand only where the answers would need a second page. */
const LEAST_BARS = 30
const GOOD_BARS = 70
const MOST_BARS = 170

/** The line on top and the title's first half, and beside them the code. */
export const HEAD = 86
/** What stands on every cover: its head, the labels of the bars and what they show, the summary. */
const FIXED = HEAD + 44 + 17 + 20 + 104

/** Where the answers need the room. */
const MODEST_TITLE = 48

export interface CoverPlan {
  title: Title | null
  barsHeight: number
  /** Whether the program in numbers stands there too: it gets no other page. */
  hasNumbers: boolean
}

/** The bars take what the answers leave, so that the cover stays one page as long as it can. */
export function planCover(drawing: Drawing): CoverPlan {
  const { fonts, paper, program } = drawing
  const width = contentWidth(paper)
  const { clearance, equipment = '', decisions = [] } = program.overview
  const notice = clearance
    ? countLines(clearance, fonts.regular, SIZES.lead, width - 28) * SIZES.lead * 1.35 + 72
    : 0
  const list = (items: readonly string[]) =>
    items.reduce(
      (sum, text) => sum + countLines(text, fonts.regular, SIZES.list, width - 15) * SIZES.list * LINE + 4,
      items.length ? 52 : 0,
    )
  const listed =
    Math.max(0, countLines(equipment, fonts.bold, SIZES.list, width - 346) - 1) * SIZES.list * LINE
  const room = PAPER[paper].height - MARGIN.top - MARGIN.bottom - FOOTER
  const leftBy = (title: Title | null) =>
    room - FIXED - (title?.height ?? 18) - notice - list(decisions) - listed
  const large = titleIn(drawing, width, Infinity)
  const title = leftBy(large) >= GOOD_BARS ? large : titleIn(drawing, width, MODEST_TITLE)
  const left = leftBy(title)
  const leftBeside = left - list(inNumbers(program))
  const hasNumbers = leftBeside >= GOOD_BARS
  return {
    title,
    barsHeight: Math.max(LEAST_BARS, Math.min(MOST_BARS, hasNumbers ? leftBeside : left)),
    hasNumbers,
  }
}
