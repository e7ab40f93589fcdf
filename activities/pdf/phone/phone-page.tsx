import type { ReactNode } from 'react'
import { Page, Text, View } from '@react-pdf/renderer'
import { PAPER } from '../styles.ts'
import { phone } from './phone-styles.ts'

interface PhonePageProps {
  /** Its name in the outline. */
  bookmark: string
  children: ReactNode
}

/** One screen, or as many as its content needs; a reader on a phone counts pages itself. */
export const PhonePage = ({ bookmark, children }: PhonePageProps) => (
  <Page size={PAPER.PHONE} style={phone.page} bookmark={bookmark}>
    {children}
  </Page>
)

/** One page, and a longer one where a screen is too short: a thumb scrolls on, and nothing is cut. */
export const PhoneScroll = ({ bookmark, children }: PhonePageProps) => (
  <Page
    size={[PAPER.PHONE.width]}
    style={[phone.page, { minHeight: PAPER.PHONE.height }]}
    bookmark={bookmark}
    wrap={false}
  >
    {children}
  </Page>
)

interface PhoneSectionProps {
  title: string
  /** What the heading never leaves, at the foot of a screen. */
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

const Item = ({ text, mark }: { text: string; mark: string }) => (
  <View style={[phone.row, { marginBottom: 6 }]} wrap={false}>
    <Text style={{ width: 18 }}>{mark}</Text>
    <Text style={{ flex: 1 }}>{text}</Text>
  </View>
)

/** A heading and its list; without items, nothing. */
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
  items.map((item, index) => <Item key={index} text={item} mark={`${index + 1}.`} />)
