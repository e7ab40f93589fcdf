import type { ShownProgram } from '../../../domain/program/program-in.ts'
import { inAnswer } from '../../../domain/program/for-you.ts'
import { inNumbers } from '../../../domain/program/in-numbers.ts'
import { STOP_AT } from '../../../domain/program/notice.ts'
import { letterTo } from '../../../domain/program/outlook.ts'
import { whatWeDid } from '../../../domain/shop/what-we-did.ts'
import type { Drawing } from '../drawing/drawing.tsx'
import { HEADING } from '../fonts/fonts.ts'
import { countLines, fitted, linesOf } from '../drawing/measure.ts'
import { contentHeight, contentWidth, LINE, SIZES } from '../drawing/styles.ts'

/** What the program was made for, with labels; leaves out what is unknown. */
export function factsOf(overview: ShownProgram['overview']): (readonly [label: string, value: string])[] {
  const { equipment, goal, level, split, programmingStyle } = overview
  const facts = [
    ['Equipment', equipment],
    ['Goal', goal],
    ['Level', level],
    ['Split', split],
    ['Style', programmingStyle],
  ] as const
  return facts.flatMap(([label, value]) => (value ? [[label, value] as const] : []))
}

export interface Title {
  lines: string[]
  above: number
  style: { fontFamily: string[]; fontWeight: number; fontSize: number; lineHeight: number }
  height: number
}

/** Sets the title as large as the name and `largest` allow; null without a name. */
export function titleIn(
  { name, isForeignName, fonts }: Drawing,
  width: number,
  largest: number,
): Title | null {
  if (!name) return null
  const face = isForeignName ? fonts.ofName.face : fonts.heading
  // The fallback face is wider and taller than ours; a smaller size looks equally large.
  const sizes = isForeignName ? [52, 44, 36, 28, 22, 18] : [88, 76, 66, 56, 48, 40, 32, 24, 20, 16]
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
  const lines = linesOf(name, face, fontSize, width)
  return {
    lines,
    above,
    style: {
      fontFamily: isForeignName ? fonts.ofName.families : HEADING,
      fontWeight: isForeignName ? 700 : 800,
      fontSize,
      lineHeight,
    },
    height: lines.length * fontSize * lineHeight + above + 18,
  }
}

/** 40 mm: readable bars. Lower bars are used only when the answers would otherwise need a second page. */
const GOOD_BARS = 113
const MIN_BARS = 70
const MAX_BARS = 170

/** The top line and the first half of the title, with the QR code beside them. */
export const HEAD = 86
const LABELS = 44 + 17

export interface Setting {
  largestTitle: number
  list: number
  itemGap: number
  between: number
  figure: number
  factGap: number
  notice: { fontSize: number; lineHeight: number; padding: number }
  /** The size of the note, which stands beneath the title. */
  note: number
}

const ROOMY: Setting = {
  largestTitle: Infinity,
  list: SIZES.list,
  itemGap: 4,
  between: 18,
  figure: 64,
  factGap: 3,
  notice: { fontSize: SIZES.lead, lineHeight: 1.35, padding: 12 },
  note: SIZES.lead,
}
const MODEST: Setting = { ...ROOMY, largestTitle: 48 }
const TIGHT: Setting = {
  largestTitle: 40,
  list: SIZES.body,
  itemGap: 3,
  between: 12,
  figure: 52,
  factGap: 2,
  notice: { fontSize: SIZES.list, lineHeight: 1.25, padding: 9 },
  note: SIZES.body,
}

export interface CoverPlan {
  title: Title | null
  barsHeight: number
  /** Whether the cover includes the program in numbers; no other page does. */
  hasNumbers: boolean
  isOnePage: boolean
  setting: Setting
}

/** The bars get the space that the answers leave on one page. If even the tightest is full, all is roomy. */
export function planCover(drawing: Drawing): CoverPlan {
  const width = contentWidth(drawing.paper)
  const tried = [ROOMY, MODEST, TIGHT].map((setting) => {
    const title = titleIn(drawing, width, setting.largestTitle)
    return { setting, title, left: leftFor(drawing, setting, title) }
  })
  const plan =
    tried.find(({ left }) => left >= GOOD_BARS) ?? tried.findLast(({ left }) => left >= MIN_BARS) ?? tried[0]!
  const { setting, title, left } = plan
  const leftBeside = left - listHeight(drawing, inNumbers(drawing.program), setting)
  const hasNumbers = leftBeside >= GOOD_BARS
  const isOnePage = left >= MIN_BARS
  return {
    title,
    barsHeight: isOnePage ? Math.min(MAX_BARS, hasNumbers ? leftBeside : left) : GOOD_BARS,
    hasNumbers,
    isOnePage,
    setting,
  }
}

function listHeight(
  { fonts, paper }: Drawing,
  items: readonly string[],
  { list, itemGap, between }: Setting,
) {
  const width = contentWidth(paper) - 15
  return items.reduce(
    (sum, text) => sum + countLines(text, fonts.regular, list, width) * list * LINE + itemGap,
    items.length ? between + SIZES.section + 12 : 0,
  )
}

/** Below each paragraph of the letter. */
export const UNDER_NOTE = 14

/** The notice, and each sign to stop at in a line of its own. */
export const linesOfNotice = ({ clearance, stopSigns = [] }: ShownProgram['overview']): string[] => [
  ...(clearance ? [clearance] : []),
  ...(stopSigns.length ? [`${STOP_AT}:`, ...stopSigns.map((sign) => `– ${sign}`)] : []),
]

/** Width of the days, the minutes and their rules, plus the labels of the facts. */
const BESIDE_FACTS = 346

function leftFor(drawing: Drawing, setting: Setting, title: Title | null): number {
  const { fonts, paper, program } = drawing
  const { list, between, factGap, notice, note } = setting
  const width = contentWidth(paper)
  const lines = linesOfNotice(program.overview)
  const told = lines.length
    ? lines.reduce(
        (sum, line) => sum + countLines(line, fonts.regular, notice.fontSize, width - 2 * notice.padding - 4),
        0,
      ) *
        notice.fontSize *
        notice.lineHeight +
      between +
      2 * notice.padding +
      SIZES.section +
      8
    : 0
  const facts = factsOf(program.overview).reduce((sum, [, value]) => {
    const lines = Math.max(1, countLines(value, fonts.bold, list, width - BESIDE_FACTS))
    return sum + lines * list * LINE + factGap
  }, 0)
  const summary = between + 14 + facts
  const { foreword } = program
  const said = letterTo(program).reduce(
    (sum, text) => sum + countLines(text, fonts.regular, note, width) * note * LINE + UNDER_NOTE,
    0,
  )
  const room = contentHeight(paper)
  return (
    room -
    HEAD -
    LABELS -
    (title?.height ?? 18) -
    told -
    said -
    listHeight(drawing, program.overview.firstSteps ?? [], setting) -
    listHeight(drawing, inAnswer(foreword), setting) -
    listHeight(drawing, whatWeDid(program.overview), setting) -
    summary
  )
}
