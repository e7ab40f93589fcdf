import { Canvas, Page, View } from '@react-pdf/renderer'
import { createPen, type Block, type Pen } from '../drawing/blocks.tsx'
import type { Drawing } from '../drawing/drawing.tsx'
import { bookmarked } from '../drawing/sheet.tsx'
import { PAPER, RULE, styles } from '../drawing/styles.ts'
import { cardBlock, type CardSize } from './card-block.ts'
import { CARD_STYLES, type CardStyle } from './card-style.ts'
import { cardsOf, type Card } from './card.ts'

const ACROSS = 2
const ON_A_SHEET = 4
/** From the edge of a card: printers leave about 12 points of a sheet empty. */
const EDGE = { side: 17, top: 15 } as const

/** A quarter of the paper: A6 of A4. */
const quarterOf = ({ width, height }: CardSize): CardSize => ({
  width: width / ACROSS,
  height: height / ACROSS,
})

/** Each week on a card for a pocket, four to a sheet. */
export function CardPages({ drawing }: { drawing: Drawing }) {
  const sheet = PAPER[drawing.paper]
  const card = quarterOf(sheet)
  const cards = cardsOf(drawing.program, drawing.units)
  const drawn = planCards(cards, drawing, {
    width: card.width - 2 * EDGE.side,
    height: card.height - 2 * EDGE.top,
  })
  return Array.from({ length: Math.ceil(cards.length / ON_A_SHEET) }, (_, page) => {
    const from = page * ON_A_SHEET
    return (
      <Page key={page} size={sheet} style={styles.card} wrap={false}>
        {cards.slice(from, from + ON_A_SHEET).map(({ number }) => (
          <View key={number} {...bookmarked(`Week ${number}`)} />
        ))}
        <Canvas
          style={sheet}
          paint={(painter) => {
            const pen = createPen(painter)
            paintCutMarks(pen, sheet)
            drawn.slice(from, from + ON_A_SHEET).forEach((block, place) => {
              const left = (place % ACROSS) * card.width + EDGE.side
              block.paint(pen, left, Math.floor(place / ACROSS) * card.height + EDGE.top)
            })
            return null
          }}
        />
      </Page>
    )
  })
}

/** The rows of all cards look alike. */
function planCards(cards: readonly Card[], drawing: Drawing, size: CardSize): Block[] {
  for (const styles of CARD_STYLES) {
    const blocks = cards.flatMap((card) => roomiest(card, drawing, size, styles) ?? [])
    if (blocks.length === cards.length) return blocks
  }
  return []
}

function roomiest(card: Card, drawing: Drawing, size: CardSize, styles: readonly CardStyle[]): Block | null {
  for (const style of styles) {
    const block = cardBlock(card, drawing, size, style)
    if (block) return block
  }
  return null
}

/** Long enough to reach out of the edge that printers leave empty. */
const MARK = 28
const LINE = 0.5

/** Where to cut: a mark at each edge, and a cross in the middle. */
function paintCutMarks(pen: Pen, { width, height }: CardSize): void {
  const [x, y] = [width / 2 - LINE / 2, height / 2 - LINE / 2]
  for (const [left, top] of [
    [x, 0],
    [x, y - MARK / 2],
    [x, height - MARK],
  ] as const)
    pen.fill(RULE, left, top, LINE, MARK)
  for (const [left, top] of [
    [0, y],
    [x - MARK / 2, y],
    [width - MARK, y],
  ] as const)
    pen.fill(RULE, left, top, MARK, LINE)
}
