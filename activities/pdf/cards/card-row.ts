import { beside, inMiddle, spaced, stacked, textBlock, type Block } from '../drawing/blocks.tsx'
import { INK, SOFT } from '../drawing/styles.ts'
import { HEAD, type Type } from '../drawing/typeset.ts'
import { paintCell } from '../pages/paint-day.ts'
import type { CardDay, CardRow } from './card.ts'
import type { CardStyle } from './card-style.ts'

/** The narrow cut of the headings, at the size of text. */
export const narrow = (size: number, weight: 600 | 800 = 600): Type => ({
  ...HEAD,
  weight,
  size,
  lineHeight: size,
})

export const SMALL = 11

/** Says that the program has a sentence for a row. */
const STAR = '*'

const FIGURE = narrow(12)
const MOST_LINES = 2
const GAP = 4
const ROW_GAP = 2
const PLAIN_GAP = 0.5
const SETS_WIDTH = 56
const EFFORT_WIDTH = 30
/** Letters reach below their line. */
const UNDER_NAME = 2
/** The bar beside exercises that are done in turn, and where they begin. */
const BAR = 1.5
const BAR_ROOM = 5

/** One exercise: its name, what is asked, and a box for the weight. */
export function rowBlock(row: CardRow, day: CardDay, width: number, style: CardStyle): Block {
  const inner = width - BAR_ROOM
  const notes = style.hasNotes ? row.notes.join(' ') : ''
  const body = stacked([
    style.isStacked ? stackedRow(row, day, inner, style) : lineOf(row, inner, style),
    textBlock(notes, narrow(SMALL), { width: inner }, SOFT),
  ])
  return barred(spaced(body, 0, ROW_GAP), row.isJoined)
}

function lineOf(row: CardRow, width: number, style: CardStyle): Block {
  const { boxWidth, boxHeight } = style
  const ofBox = width - boxWidth
  const ofEffort = ofBox - EFFORT_WIDTH
  const ofSets = ofEffort - SETS_WIDTH
  return beside([
    [0, inMiddle(nameBlock(row, ofSets - GAP, style), boxHeight)],
    [ofSets, inMiddle(figures(row.setsReps, SETS_WIDTH - GAP), boxHeight)],
    [ofEffort, inMiddle(figures(row.effort, EFFORT_WIDTH - GAP), boxHeight)],
    [ofBox, boxBlock(row, style)],
  ])
}

function stackedRow(row: CardRow, day: CardDay, width: number, style: CardStyle): Block {
  const { boxWidth, boxHeight } = style
  const ofBox = width - boxWidth
  return stacked([
    spaced(nameBlock(row, width, style), 0, UNDER_NAME),
    beside([
      [
        0,
        inMiddle(figures(spacedOut([row.setsReps, unbroken(ownEffort(row, day))]), ofBox - GAP), boxHeight),
      ],
      [ofBox, boxBlock(row, style)],
    ]),
  ])
}

/** Empty where the head of its day says it. */
const ownEffort = ({ effort }: CardRow, day: CardDay): string => (effort === day.effort ? '' : effort)

const unbroken = (words: string): string => words.replaceAll(' ', '\u00A0')

const spacedOut = (words: readonly string[]): string => words.filter(Boolean).join(' ')

const nameBlock = (row: CardRow, width: number, { nameSize, hasNotes }: CardStyle): Block =>
  textBlock(hasNotes ? row.name : starred(row), narrow(nameSize, 800), {
    ...{ width, maxLines: MOST_LINES, isCut: true },
  })

const starred = ({ name, notes }: CardRow): string => `${name}${notes.length ? STAR : ''}`

const figures = (text: string, width: number): Block =>
  textBlock(text, FIGURE, { width, maxLines: MOST_LINES, isCut: true })

/** A weight that is asked stands at its left, and leaves room for the one that was lifted. */
const boxBlock = ({ inBox }: CardRow, { boxWidth, boxHeight }: CardStyle): Block => ({
  height: boxHeight,
  paint: (pen, left, top) => {
    paintCell(pen.painter, { left, top, width: boxWidth, height: boxHeight })
    const asked = textBlock(inBox, FIGURE, { width: boxWidth - GAP, maxLines: 1, isCut: true }, SOFT)
    asked.paint(pen, left + GAP, top + (boxHeight - FIGURE.size) / 2 - 1)
  },
})

/** Reaches to the row below. */
const barred = (body: Block, isJoined: boolean): Block => ({
  height: body.height,
  paint: (pen, left, top) => {
    body.paint(pen, left + BAR_ROOM, top)
    if (isJoined) pen.fill(INK, left, top + 2, BAR, body.height + 10)
  },
})

/** An exercise without a box: `Barbell Bench Press 4 × 5 at 57.5 kg RPE 6`, whose amounts are not broken. */
export function plainRow(row: CardRow, day: CardDay, width: number): Block {
  const asked = spacedOut([row.setsReps, row.weight && `at ${row.weight}`, ownEffort(row, day)])
  const told = `${starred(row)} ${unbroken(asked)}`
  const room = { width: width - BAR_ROOM, maxLines: MOST_LINES, isCut: true }
  return barred(spaced(textBlock(told, narrow(SMALL), room), 0, PLAIN_GAP), row.isJoined)
}

/** The end of a day that is longer than a card. */
export const restOf = (rows: number, width: number): Block => {
  const more = textBlock(`and ${rows} more`, FIGURE, { width: width - BAR_ROOM }, SOFT)
  return beside([[BAR_ROOM, more]])
}
