import { StyleSheet } from '@react-pdf/renderer'
import { HEADING, TEXT } from '../fonts.ts'
import { INK, PAPER, SOFT } from '../styles.ts'

/**
 * All sizes in points; at 390 pixels across, as phones show the page, each is a twelfth more. Nothing is set smaller
 * than `body`: 14 pixels.
 */
export const PHONE_SIZES = { body: 13, name: 17, section: 24, title: 38, figure: 52 } as const

export const SIDE = 18
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
