import { StyleSheet, Page, Text, View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import { HEADING, TEXT } from '../fonts/fonts.ts'
import { INK, PAPER, SOFT } from '../drawing/styles.ts'

/** In points; a phone shows them a twelfth larger, in pixels. Nothing is smaller than `body`. */
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

interface PhonePageProps {
  bookmark?: string
  children: ReactNode
}

/** One page as long as its content, to scroll through; nothing is cut off or left empty. */
export const PhoneScroll = ({ bookmark, children }: PhonePageProps) => (
  <Page size={[PAPER.PHONE.width]} style={phone.page} {...(bookmark ? { bookmark } : {})} wrap={false}>
    {children}
  </Page>
)

interface PhoneSectionProps {
  title: string
  first?: ReactNode
  children?: ReactNode
}

export const PhoneSection = ({ title, first, children }: PhoneSectionProps) => (
  <View style={{ marginTop: 20 }}>
    <View wrap={false}>
      <Text style={[phone.section, { marginBottom: 8 }]}>{title}</Text>
      {first}
    </View>
    {children}
  </View>
)

const DASH_WIDTH = 18
/** Width of a two-digit number and its gap. */
const NUMBER_WIDTH = 25

interface ItemProps {
  text: string
  mark: string
  markWidth?: number
}

const Item = ({ text, mark, markWidth = DASH_WIDTH }: ItemProps) => (
  <View style={[phone.row, { marginBottom: 6 }]} wrap={false}>
    <Text style={{ width: markWidth }}>{mark}</Text>
    <Text style={{ flex: 1 }}>{text}</Text>
  </View>
)

export function PhoneList({ title, items }: { title: string; items: readonly string[] }) {
  const [first, ...others] = items
  if (first === undefined) return null
  return (
    <PhoneSection title={title} first={<Item text={first} mark="–" />}>
      {others.map((item, index) => (
        <Item key={index} text={item} mark="–" />
      ))}
    </PhoneSection>
  )
}

export const PhoneSteps = ({ items }: { items: readonly string[] }) =>
  items.map((item, index) => <Item key={index} text={item} mark={`${index + 1}.`} markWidth={NUMBER_WIDTH} />)
