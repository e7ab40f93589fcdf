import { Canvas, Text, View, Page } from '@react-pdf/renderer'
import type { ReactElement, ReactNode } from 'react'
import { PageMark, type Drawing, type PartEnd, type PartName } from './drawing.tsx'
import { createPen, beside, Painted, spaced, stacked, textBlock, inGroups } from './blocks.tsx'
import { contentWidth, MARGIN, SOFT, styles, FOOTER, PAPER, SIZES } from './styles.ts'
import { ROMAN, typesetOne } from './typeset.ts'

const HEIGHT = 13
const NUMBER_WIDTH = 100

/** The name and the page number. react-pdf sets a name in faces that exist for one PDF only. */
function PageFoot({ drawing }: { drawing: Drawing }) {
  const { name, isForeignName, isTest, paper, pageNumbers, fonts } = drawing
  const width = contentWidth(paper)
  const ours = isTest ? 'Eightfold · Test purchase' : 'Eightfold'
  const named = name ? ` · ${name}` : ''
  return (
    <View style={[styles.atFoot, styles.soft, { bottom: MARGIN.bottom, alignItems: 'baseline' }]} fixed>
      {isForeignName && (
        <Text style={{ flex: 1, maxLines: 1, textOverflow: 'ellipsis' }}>
          {ours}
          <Text style={{ fontFamily: fonts.ofName.families }}>{named}</Text>
        </Text>
      )}
      <Canvas
        style={{ width: isForeignName ? NUMBER_WIDTH : width, height: HEIGHT }}
        paint={(painter, right) => {
          const pen = createPen(painter)
          pen.dip(SOFT)
          if (!isForeignName) {
            const room = { width: width - NUMBER_WIDTH, maxLines: 1, isCut: true }
            const words = typesetOne(`${ours}${named}`, ROMAN, room)
            pen.write(words, 0, HEIGHT - words.height)
          }
          const number = typesetOne(pageNumbers.next(), ROMAN, { width: NUMBER_WIDTH })
          pen.write(number, right - number.width, 0)
          return null
        }}
      />
    </View>
  )
}

interface SheetProps {
  drawing: Drawing
  bookmark?: string
  isOnePage?: boolean
  children: ReactNode
}

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

/** An outline entry inside a sheet. react-pdf takes it on any view, but its types only on pages. */
export const bookmarked = (title: string): object => ({ bookmark: title })

/** The title of a part that follows another on the same page, with its outline entry. */
export const PartTitle = ({ children, mark }: { children: string; mark?: ReactNode }) => (
  <View style={{ marginTop: 26, marginBottom: 6 }} {...bookmarked(children)}>
    {mark}
    <Text style={styles.title}>{children}</Text>
  </View>
)

/** The place of an end of a part that other pages refer to. */
export const markOf = ({ pageNumbers }: Drawing, part: PartName, end: PartEnd): ReactNode => (
  <PageMark numbers={pageNumbers} part={part} end={end} />
)

interface PartProps {
  title: string
  mark?: ReactNode
  /** Stays on one page with the title. */
  first: ReactNode
}

/** The beginning of a part, whole. */
export const Part = ({ title, mark, first }: PartProps) => (
  <View wrap={false}>
    <PartTitle mark={mark}>{title}</PartTitle>
    {first}
  </View>
)

interface SectionProps {
  /** Stays on one page with the heading. */
  before?: ReactNode
  title: string
  /** Stays on one page with the heading. */
  first?: ReactNode
  isTight?: boolean
  above?: number
  children?: ReactNode
}

export const Section = ({
  before,
  title,
  first,
  isTight = false,
  above = isTight ? 12 : 18,
  children,
}: SectionProps) => (
  <View style={{ marginTop: above }}>
    <View wrap={false}>
      {before}
      <Text style={[styles.heading, { fontSize: SIZES.section, marginBottom: 7 }]}>{title}</Text>
      {first}
    </View>
    {children}
  </View>
)

interface ListSectionProps {
  before?: ReactNode
  title: string
  items: readonly string[]
  width: number
  isTight?: boolean
  above?: number
  fontSize?: number
  itemGap?: number
}

const DASH_WIDTH = 15

/** A heading and its list. No item is split or alone on a page; the heading stays with the first two. */
export function ListSection({
  title,
  items,
  width,
  fontSize = SIZES.list,
  itemGap = 4,
  ...section
}: ListSectionProps) {
  const [first, ...others] = itemGroups({ items, width, fontSize, itemGap })
  return (
    first && (
      <Section title={title} first={first} {...section}>
        {others}
      </Section>
    )
  )
}

interface ItemsProps {
  items: readonly string[]
  width: number
  fontSize: number
  itemGap?: number
}

/** The items of a list beneath something that is its heading. */
export const Items = (props: ItemsProps) => <View style={{ marginTop: 8 }}>{itemGroups(props)}</View>

function itemGroups({ items, width, fontSize, itemGap = 4 }: ItemsProps): ReactElement[] {
  const type = { ...ROMAN, size: fontSize }
  const item = (text: string) => {
    const line = beside([
      [0, textBlock('–', type, { width: DASH_WIDTH })],
      [DASH_WIDTH, textBlock(text, type, { width: width - DASH_WIDTH })],
    ])
    return spaced(line, 0, itemGap)
  }
  return inGroups(items).map((group, index) => (
    <Painted key={index} block={stacked(group.map(item))} width={width} />
  ))
}
