import { StyleSheet } from '@react-pdf/renderer'
import { HEADING, TEXT } from '../fonts/fonts.ts'

/** Designed for black and white. Greys are used only where a printer may drop them. */
export const INK = '#111111'
export const SOFT = '#3a3a3a'
export const RULE = '#8a8a8a'
export const FAINT = '#d4d4d4'

/** Sizes in points. Nothing is smaller than `body`. */
export const SIZES = {
  body: 10.5,
  name: 12,
  numbers: 12.5,
  list: 12,
  lead: 13,
  section: 22,
  day: 21,
  title: 46,
} as const

/** The faces' own. On pages, a lineHeight makes react-pdf drop page numbers (its issues 3402, 3566). */
export const LINE = 1.2

export const PAPER = {
  A4: { width: 595.28, height: 841.89 },
  LETTER: { width: 612, height: 792 },
  /** A phone's screen in portrait orientation. */
  PHONE: { width: 360, height: 780 },
} as const
export type Paper = keyof typeof PAPER

export const MARGIN = { side: 36, top: 28, bottom: 20 } as const
export const FOOTER = 20
export const contentWidth = (paper: Paper): number => PAPER[paper].width - 2 * MARGIN.side
export const contentHeight = (paper: Paper): number =>
  PAPER[paper].height - MARGIN.top - MARGIN.bottom - FOOTER

export const styles = StyleSheet.create({
  page: {
    fontFamily: TEXT,
    fontSize: SIZES.body,
    color: INK,
    paddingTop: MARGIN.top,
    paddingHorizontal: MARGIN.side,
  },
  /** Painted to its edges. */
  card: { fontFamily: TEXT, fontSize: SIZES.body, color: INK },
  heading: { fontFamily: HEADING, fontWeight: 800, lineHeight: 1 },
  title: { fontFamily: HEADING, fontWeight: 800, lineHeight: 1, fontSize: SIZES.title },
  row: { flexDirection: 'row' },
  lead: { fontSize: SIZES.lead, lineHeight: 1.35 },
  bold: { fontFamily: TEXT, fontWeight: 700 },
  soft: { color: SOFT },
  figures: { fontFeatureSettings: ['tnum', 'lnum'] },
  atFoot: { position: 'absolute', left: MARGIN.side, right: MARGIN.side, flexDirection: 'row' },
})
