import { beforeAll, describe, expect, it } from '@jest/globals'
import { extractText, getDocumentProxy } from 'unpdf'
import { planCover, titleIn } from './cover-plan.ts'
import { drawingOf, type PdfJob } from '../drawing/drawing.tsx'
import {
  jobOf,
  longestProgram,
  meetProgram,
  shortProgram,
  writtenProgram,
} from '../../../dev/testkit/examples/example-program.ts'
import { threads } from '../../../dev/testkit/threads.ts'
import { tier } from '../../../dev/testkit/tiers/tier.ts'
import { loadFonts, type Fonts } from '../fonts/fonts.ts'
import { contentWidth, PAPER } from '../drawing/styles.ts'

const LONG = 'Þórdís Ævarsdóttir-Featherstonehaugh'
const MILLIMETRE = 72 / 25.4

let fonts: Fonts
beforeAll(async () => {
  fonts = await loadFonts()
})

const planOf = (job: Partial<PdfJob>) => planCover(drawingOf(jobOf(job), fonts))
async function pagesOf(job: Partial<PdfJob>) {
  const { text } = await extractText(
    await getDocumentProxy(new Uint8Array(await threads.pdfs.render(jobOf(job)))),
  )
  return text.map((page) => page.replace(/\s+/g, ' '))
}

describe('the name on the cover', () => {
  it.each([LONG, 'Wolfeschlegelsteinhausenbergerdorff', 'Ann', 'Anne-Marie de la Fontaine-Desrosiers'])(
    'breaks only at spaces and at its own hyphens: %s',
    (name) => {
      const drawing = drawingOf(jobOf({ name }), fonts)
      for (const width of [contentWidth('A4'), contentWidth('LETTER'), 324]) {
        const { lines, style } = titleIn(drawing, width, Infinity)!
        expect(lines.map((line) => line.replace(/[^-]$/, '$& ')).join('')).toBe(`${name} `)
        for (const line of lines) expect(fonts.heading.width(line, style.fontSize)).toBeLessThanOrEqual(width)
      }
    },
  )

  it('is broken the same way in the PDF', async () => {
    const [cover] = await pagesOf({ name: LONG, program: shortProgram() })
    expect(cover).toMatch(/Þórdís Ævarsdóttir- ?Featherstonehaugh/)
  })
})

describe('the space on the cover', () => {
  const pregnant = () =>
    writtenProgram({
      trainingDays: 3,
      sessionLength: 45,
      programmingSplit: 'No Preference',
      exercisesToAvoid: 'I am 22 weeks pregnant',
    })

  it.each(['A4', 'LETTER'] as const)('leaves the bars of a meet program 40 mm, on %s', (paper) => {
    const { barsHeight } = planOf({ name: LONG, program: meetProgram(), paper })
    expect(barsHeight / MILLIMETRE).toBeGreaterThanOrEqual(39.5)
  })

  // The shorter paper has less space.
  it.each(tier === 'quick' ? (['LETTER'] as const) : (['A4', 'LETTER'] as const))(
    'holds all the text, on %s, but for what follows a long list of warning signs',
    async (paper) => {
      const lastOf = (program: ReturnType<typeof pregnant>) =>
        program.overview.decisions!.at(-1)!.slice(0, 40)
      const [cover, next] = await pagesOf({ name: LONG, program: meetProgram(), paper })
      expect(cover).toContain(lastOf(meetProgram()))
      expect(next).toContain('How to read it')
      const [signs, answers] = await pagesOf({ name: 'Ana', program: pregnant(), paper })
      expect(signs).toContain('weakness that upsets your balance')
      expect(`${signs} ${answers}`).toContain(lastOf(pregnant()))
      expect(answers).toContain('How to read it')
    },
  )

  it('is planned with the longest foreword', async () => {
    const decision = 'You asked for this, and this is what it changed. '.repeat(3)
    const { foreword } = longestProgram()
    const planned = []
    for (const count of [0, 1, 2, 3]) {
      const program = { ...shortProgram(), ...(foreword && { foreword }) }
      program.overview.decisions = Array.from({ length: count }, () => decision)
      planned.push(planOf({ program }).isOnePage)
      const pdf = await getDocumentProxy(new Uint8Array(await threads.pdfs.render(jobOf({ program }))))
      const [, , , height] = (await pdf.getPage(1)).view
      expect([count, Math.round(height ?? 0)]).toEqual([count, Math.round(PAPER.A4.height)])
    }
    expect(new Set(planned)).toEqual(new Set([true, false]))
  })

  it('moves more than a sentence or two to the next page, if anything has to move', async () => {
    const decision = 'You asked for this, and this is what it changed. '.repeat(3)
    const program = shortProgram()
    for (const count of [14, 15, 16, 17]) {
      program.overview.decisions = Array.from({ length: count }, () => decision)
      const [, next] = await pagesOf({ program })
      expect([count, next!.split('–').length - 1 >= 3]).toEqual([count, true])
      expect(planOf({ program }).barsHeight / MILLIMETRE).toBeGreaterThanOrEqual(39.5)
    }
  })
})
