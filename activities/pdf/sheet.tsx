import type { ReactNode } from 'react'
import { Page, Text, View } from '@react-pdf/renderer'
import type { Drawing } from './drawing.ts'
import { inGroups } from './keep-together.ts'
import { PageFoot } from './page-foot.tsx'
import { FOOTER, MARGIN, PAPER, SIZES, styles } from './styles.ts'

interface SheetProps {
  drawing: Drawing
  /** Its name in the outline; a sheet that only continues another has none. */
  bookmark?: string
  /** Room that a fixed foot of the sheet needs above the page number, in points. */
  footHeight?: number
  /** Whether all of it is known to stand on one page. */
  isOnePage?: boolean
  children: ReactNode
}

/** One page, or as many as its content needs, each with its number at the foot. */
export const Sheet = ({ drawing, bookmark, footHeight = 0, isOnePage = false, children }: SheetProps) => (
  <Page
    size={PAPER[drawing.paper]}
    style={[
      styles.page,
      { paddingBottom: MARGIN.bottom + FOOTER + footHeight },
      isOnePage ? { minHeight: PAPER[drawing.paper].height } : {},
    ]}
    {...(bookmark ? { bookmark } : {})}
    wrap={!isOnePage}
  >
    {children}
    <PageFoot drawing={drawing} />
  </Page>
)

/** The name in the outline of a part that shares its sheet. What react-pdf takes on any view, its types know of pages alone. */
export const bookmarked = (title: string): object => ({ bookmark: title })

interface SectionProps {
  title: string
  /** What the heading never leaves, at the foot of a page. */
  first?: ReactNode
  /** On a page that holds more than most. */
  isTight?: boolean
  /** The space above it, in points. */
  above?: number
  children?: ReactNode
}

/** A heading within a sheet and what stands under it. */
export const Section = ({
  title,
  first,
  isTight = false,
  above = isTight ? 12 : 18,
  children,
}: SectionProps) => (
  <View style={{ marginTop: above }}>
    <View wrap={false}>
      <Text style={[styles.heading, { fontSize: SIZES.section, marginBottom: 7 }]}>{title}</Text>
      {first}
    </View>
    {children}
  </View>
)

interface ListSectionProps {
  title: string
  items: readonly string[]
  isTight?: boolean
  /** The space above it, its type, and the space between two items, in points. */
  above?: number
  fontSize?: number
  itemGap?: number
}

/** A heading and its list; no item is cut, none stands alone on a page, and the heading keeps to its first two. */
export function ListSection({
  title,
  items,
  fontSize = SIZES.list,
  itemGap = 4,
  ...section
}: ListSectionProps) {
  if (!items.length) return null
  const [first, ...others] = inGroups(items).map((group, index) => (
    <View key={index} wrap={false}>
      {group.map((text, place) => (
        <View key={place} style={[styles.row, { marginBottom: itemGap, fontSize }]} wrap={false}>
          <Text style={{ width: 15 }}>–</Text>
          <Text style={{ flex: 1 }}>{text}</Text>
        </View>
      ))}
    </View>
  ))
  return (
    <Section title={title} first={first} {...section}>
      {others}
    </Section>
  )
}
