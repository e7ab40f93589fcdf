import { StyleSheet } from '@react-pdf/renderer'
import { HEADING, TEXT } from '../fonts/fonts.ts'
import { INK, PAPER, SOFT } from '../drawing/styles.ts'

/**
 * Sizes in points. A phone shows the page at a width of 390 pixels, so each is a twelfth larger on screen.
 * Nothing is smaller than `body`, which is 14 pixels.
 */
export const PHONE_SIZES = { body: 13, name: 17, section: 24, title: 38, figure: 52 } as const

const SIDE = 18
export const PHONE_WIDTH = PAPER.PHONE.width - 2 * SIDE

export const phone = StyleSheet.create({
  page: {
    fontFamily: TEXT,
    fontSize: PHONE_SIZES.body,
    color: INK,
    paddingVertical: 20,
    paddingHorizontal: SIDE,
  },
  title: { fontFamily: HEADING, fontWeight: 800, lineHeight: 1, fontSize: PHONE_SIZES.title },
  section: { fontFamily: HEADING, fontWeight: 800, lineHeight: 1, fontSize: PHONE_SIZES.section },
  bold: { fontWeight: 700 },
  soft: { color: SOFT },
  figures: { fontFeatureSettings: ['tnum', 'lnum'] },
  row: { flexDirection: 'row' },
})
