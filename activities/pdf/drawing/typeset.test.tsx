import { beforeAll, describe, expect, it } from '@jest/globals'
import { programIn } from '../../../domain/program/program-in.ts'
import { Document, Page, renderToBuffer, Text, View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import { getDocumentProxy } from 'unpdf'
import { Painted, textBlock } from './blocks.tsx'
import { longestProgram, meetProgram } from '../../../dev/testkit/examples/example-program.ts'
import { loadFonts } from '../fonts/fonts.ts'
import { HEAD, ROMAN, STRONG, type Type, typeset } from './typeset.ts'
import { weekSheets } from '../pages/week-sheets.ts'

beforeAll(async () => void (await loadFonts()))

/** The position of each piece of text on a page of its own. */
async function standing(content: ReactNode) {
  const pdf = await renderToBuffer(
    <Document>
      <Page size={[600, 4_000]}>{content}</Page>
    </Document>,
  )
  const page = await (await getDocumentProxy(new Uint8Array(pdf))).getPage(1)
  const { items } = await page.getTextContent()
  return items.flatMap((item) => ('str' in item && item.str.trim() ? [item] : []))
}

const styleOf = ({ families, weight, size, lineHeight }: Type) => ({
  fontFamily: [...families],
  fontWeight: weight,
  fontSize: size,
  ...(lineHeight && { lineHeight: 1 }),
})

const notes = (program = meetProgram()) => [
  ...new Set(
    weekSheets(programIn(program, 'kg')).flatMap(({ days }) =>
      days.flatMap(({ rows }) => rows.map((row) => row.small)),
    ),
  ),
]

describe('a text that is set', () => {
  it.each([
    ['notes', notes(), ROMAN, 325],
    ['notes in a narrow column', notes().slice(0, 30), ROMAN, 90],
    ['the longest notes', notes(longestProgram()).slice(0, 20), STRONG, 290],
    ['headings', ['Day 1 · Upper', 'Your exercises'], HEAD, 60],
    ['letters of two faces', ['Thử Ưở Chest-Supported Dumbbell Row', 'Ưở'], STRONG, 90],
    ['a word that no line holds', [`${'Press'.repeat(20)} and on`], ROMAN, 120],
  ])('is positioned as in react-pdf: %s', async (_, texts, type, width) => {
    const theirs = await standing(
      texts.map((text, index) => (
        <View key={index}>
          <Text style={{ ...styleOf(type), width }}>{text}</Text>
        </View>
      )),
    )
    const ours = await standing(
      texts.map((text, index) => (
        <Painted key={index} block={textBlock(text, type, { width })} width={width} />
      )),
    )
    expect(ours.length).toBeGreaterThan(texts.length - 1)
    expect(ours.map(({ str }) => str)).toEqual(theirs.map(({ str }) => str))
    ours.forEach(({ transform, width: wide }, index) => {
      for (const [place, value] of [...transform, wide].entries())
        expect(value).toBeCloseTo([...theirs[index]!.transform, theirs[index]!.width][place] as number, 1)
    })
  })

  it('ends with an ellipsis within its width if it is cut', () => {
    const { lines, width } = typeset([{ text: 'Day 1 · Shoulders, Back and Arms', type: HEAD }], {
      width: 140,
      maxLines: 1,
      isCut: true,
    })
    expect(lines.map(({ runs }) => runs.map(({ text }) => text).join(''))).toEqual([
      expect.stringMatching(/^Day 1 · \w.*…$/u),
    ])
    expect(width).toBeLessThanOrEqual(140)
  })

  it.each([
    ['right', 100],
    ['center', 50],
  ] as const)('is at the %s of its space', (align, share) => {
    const [line] = typeset([{ text: 'Reps', type: ROMAN }], { width: 200, align }).lines
    const { width } = typeset([{ text: 'Reps', type: ROMAN }], { width: 200 })
    expect(line!.runs[0]!.left).toBeCloseTo(((200 - width) * share) / 100, 3)
  })
})
