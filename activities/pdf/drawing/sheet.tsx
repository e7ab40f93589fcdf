import type { ReactNode } from 'react'
import { Page, Text, View } from '@react-pdf/renderer'
import { beside, Painted, spaced, stacked, textBlock } from './blocks.tsx'
import type { Drawing } from './drawing.ts'
import { inGroups } from './keep-together.ts'
import { PageFoot } from './page-foot.tsx'
import { FOOTER, MARGIN, PAPER, SIZES, styles } from './styles.ts'
import { ROMAN } from './typeset.ts'

interface SheetProps {
  drawing: Drawing
  /** Its name in the outline; a continuation sheet has none. */
  bookmark?: string
  /** Whether all of it is known to fit on one page. */
  isOnePage?: boolean
  children: ReactNode
}

/** One or more pages, as the content needs, each with its page number in the footer. */
export const Sheet = ({ drawing, bookmark, isOnePage = false, children }: SheetProps) => (
  <Page
    size={PAPER[drawing.paper]}
    style={[
      styles.page,
      { paddingBottom: MARGIN.bottom + FOOTER },
      isOnePage ? { minHeight: PAPER[drawing.paper].height } : {},
    ]}
    {...(bookmark ? { bookmark } : {})}
    wrap={!isOnePage}
  >
    {children}
    <PageFoot drawing={drawing} />
  </Page>
)

/**
 * An outline entry for a part that shares its sheet. react-pdf accepts it on any view, but its types only on
 * pages.
 */
export const bookmarked = (title: string): object => ({ bookmark: title })

interface SectionProps {
  title: string
  /** Stays on one page with the heading. */
  first?: ReactNode
  /** True on a very full page. */
  isTight?: boolean
  /** The space above it, in points. */
  above?: number
  children?: ReactNode
}

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
  width: number
  isTight?: boolean
  /** The space above, the font size, and the gap between items, in points. */
  above?: number
  fontSize?: number
  itemGap?: number
}

const DASH_WIDTH = 15

/**
 * A heading and its list. No item is split or left alone on a page, and the heading stays with the first two.
 */
export function ListSection({
  title,
  items,
  width,
  fontSize = SIZES.list,
  itemGap = 4,
  ...section
}: ListSectionProps) {
  if (!items.length) return null
  const type = { ...ROMAN, size: fontSize }
  const item = (text: string) => {
    const line = beside([
      [0, textBlock('–', type, { width: DASH_WIDTH })],
      [DASH_WIDTH, textBlock(text, type, { width: width - DASH_WIDTH })],
    ])
    return spaced(line, 0, itemGap)
  }
  const [first, ...others] = inGroups(items).map((group, index) => (
    <Painted key={index} block={stacked(group.map(item))} width={width} />
  ))
  return (
    <Section title={title} first={first} {...section}>
      {others}
    </Section>
  )
}
