import { StyleSheet } from '@react-pdf/renderer'
import { HEADING, TEXT } from './fonts.ts'

/** Black and white first: greys only where nothing is lost when a printer drops them. */
export const INK = '#111111'
export const SOFT = '#3a3a3a'
export const RULE = '#8a8a8a'
export const FAINT = '#d4d4d4'

/** All sizes in points. Nothing is set smaller than `body`. */
export const SIZES = { body: 10.5, name: 12, numbers: 12.5, lead: 13, day: 21 } as const
export const LINE = 1.2

export const PAPER = {
  A4: { width: 595.28, height: 841.89 },
  LETTER: { width: 612, height: 792 },
} as const
export type Paper = keyof typeof PAPER

export const MARGIN = { side: 36, top: 32, bottom: 28 } as const
export const contentWidth = (paper: Paper): number => PAPER[paper].width - 2 * MARGIN.side

export const styles = StyleSheet.create({
  page: {
    fontFamily: TEXT,
    fontSize: SIZES.body,
    lineHeight: LINE,
    color: INK,
    paddingTop: MARGIN.top,
    paddingHorizontal: MARGIN.side,
    paddingBottom: MARGIN.bottom + 26,
  },
  heading: { fontFamily: HEADING, fontWeight: 800, lineHeight: 1 },
  row: { flexDirection: 'row' },
  lead: { fontSize: SIZES.lead, lineHeight: 1.35 },
  bold: { fontFamily: TEXT, fontWeight: 700 },
  soft: { color: SOFT },
  figures: { fontFeatureSettings: ['tnum', 'lnum'] },
  footer: {
    position: 'absolute',
    left: MARGIN.side,
    right: MARGIN.side,
    bottom: MARGIN.bottom - 6,
    flexDirection: 'row',
    justifyContent: 'space-between',
    fontSize: SIZES.body,
    color: SOFT,
  },
})
