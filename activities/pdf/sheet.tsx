import type { ReactNode } from 'react'
import { Page, Text, View } from '@react-pdf/renderer'
import type { Drawing } from './drawing.ts'
import { TEXT } from './fonts.ts'
import { FOOTER, MARGIN, PAPER, SIZES, styles } from './styles.ts'

interface SheetProps {
  drawing: Drawing
  /** Its name in the outline; a sheet that only continues another has none. */
  bookmark?: string
  /** Room that a fixed foot of the sheet needs above the page number, in points. */
  footHeight?: number
  children: ReactNode
}

/** One page, or as many as its content needs, each with its number at the foot. */
export const Sheet = ({ drawing, bookmark, footHeight = 0, children }: SheetProps) => (
  <Page
    size={PAPER[drawing.paper]}
    style={[styles.page, { paddingBottom: MARGIN.bottom + FOOTER + footHeight }]}
    {...(bookmark ? { bookmark } : {})}
  >
    {children}
    <View style={[styles.atFoot, styles.soft, { bottom: MARGIN.bottom, alignItems: 'baseline' }]} fixed>
      <Text style={{ flex: 1, maxLines: 1, textOverflow: 'ellipsis' }}>
        {drawing.isTest ? 'Eightfold · Test purchase' : 'Eightfold'}
        {drawing.name ? (
          <Text
            style={{ fontFamily: drawing.isForeignName ? drawing.fonts.ofName.families : TEXT }}
          >{` · ${drawing.name}`}</Text>
        ) : null}
      </Text>
      <Text
        style={{ width: 100, textAlign: 'right' }}
        render={({ pageNumber, totalPages }) => `Page ${pageNumber} of ${totalPages}`}
      />
    </View>
  </Page>
)

interface SectionProps {
  title: string
  first?: ReactNode
  /** On a page that holds more than most. */
  isTight?: boolean
  children?: ReactNode
}

/** A heading within a sheet and what stands under it. The heading keeps to its first part. */
export const Section = ({ title, first, isTight = false, children }: SectionProps) => (
  <View style={{ marginTop: isTight ? 12 : 18 }}>
    <View wrap={false}>
      <Text style={[styles.heading, { fontSize: SIZES.section, marginBottom: 7 }]}>{title}</Text>
      {first}
    </View>
    {children}
  </View>
)

const Item = ({ text }: { text: string }) => (
  <View style={[styles.row, { marginBottom: 4, fontSize: SIZES.list }]} wrap={false}>
    <Text style={{ width: 15 }}>–</Text>
    <Text style={{ flex: 1 }}>{text}</Text>
  </View>
)

interface ListSectionProps {
  title: string
  items: readonly string[]
  isTight?: boolean
}

/** A heading and its list; no item is cut, and the heading never stands alone. */
export function ListSection({ title, items, isTight = false }: ListSectionProps) {
  const [first, ...others] = items
  if (first === undefined) return null
  return (
    <Section title={title} first={<Item text={first} />} isTight={isTight}>
      {others.map((item, index) => (
        <Item key={index} text={item} />
      ))}
    </Section>
  )
}
