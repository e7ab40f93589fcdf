import { beforeAll, describe, expect, it } from '@jest/globals'
import { programIn } from '../../domain/program/program-in.ts'
import { extractText, getDocumentProxy } from 'unpdf'
import { bigRowsOf } from '../../domain/exercises/big-rows.ts'
import { liftRules, mainLifts } from '../../domain/program/progression-rules.ts'
import { jobOf, longestProgram, meetProgram } from '../../dev/testkit/examples/example-program.ts'
import { threads } from '../../dev/testkit/threads.ts'
import { tier } from '../../dev/testkit/tiers/tier.ts'
import { PAPER, type Paper } from './drawing/styles.ts'

const program = meetProgram()
const onPaper = async (paper: Paper, written = program) =>
  getDocumentProxy(new Uint8Array(await threads.pdfs.render(jobOf({ program: written, paper }))))
async function pagesOn(paper: Paper) {
  const document = await onPaper(paper)
  const { text } = await extractText(document)
  return {
    pages: text.map((page) => page.replace(/\s+/g, ' ')),
    outline: await document.getOutline(),
    heights: await heightsOf(document),
  }
}
const heightsOf = async (document: Awaited<ReturnType<typeof onPaper>>) =>
  Promise.all(
    Array.from({ length: document.numPages }, async (_page, index) => {
      const page = await document.getPage(index + 1)
      return page.getViewport({ scale: 1 }).height
    }),
  )

describe('where one part ends and the next begins', () => {
  let a4: Awaited<ReturnType<typeof pagesOn>>
  let letter: Awaited<ReturnType<typeof pagesOn>>
  beforeAll(async () => {
    a4 = await pagesOn('A4')
    letter = await pagesOn('LETTER')
  })

  it('has the reading instructions on one page, on either paper', () => {
    for (const { pages } of [a4, letter]) {
      const [page, ...others] = pages.filter((each) => each.includes('How to read it'))
      expect(others).toEqual([])
      for (const part of ['Your first session', 'What RIR means', 'Words']) expect(page).toContain(part)
      expect(pages[pages.indexOf(page!) + 1]).toMatch(/^(Day|Week) 1/)
    }
  })

  it('has the lines for new numbers and their heading on one page', () => {
    for (const { pages } of [a4, letter]) {
      const lines = pages.find((page) => page.includes('Your new numbers'))!.split('Your new numbers')[1]!
      for (const lift of mainLifts(program, bigRowsOf)) expect(lines).toContain(lift)
    }
  })

  it('begins each part where the one before it ends, with an outline entry', () => {
    const last = liftRules(programIn(program, 'kg')).at(-1)!.lifts.at(-1)!.name
    for (const { pages, outline } of [a4, letter]) {
      const text = pages.join(' ')
      expect(text.split('Guidelines Progression')[0]!.slice(-400)).toContain(last)
      const parts = outline.map(({ title }) => title)
      for (const part of ['Exercises', 'Lift by lift', 'Guidelines', 'After week 8'])
        expect(parts).toContain(part)
    }
  })

  it('says at the foot of a week where to look things up', () => {
    for (const { pages } of [a4, letter]) {
      const pageAfter = (words: RegExp) => Number(words.exec(pages.join(' '))?.[1])
      const pageWith = (words: RegExp) => pages.findIndex((page) => words.test(page)) + 1
      expect(pageAfter(/its swap if taken: pages? (\d+)/)).toBe(pageWith(/^Your exercises/))
      expect(pageAfter(/add weight: pages? (\d+)/)).toBe(pageWith(/Lift by lift Hit/))
    }
  })

  it('says at the foot of each week what to do at a pain', () => {
    for (const { pages } of [a4, letter]) {
      const weeks = pages.filter((page) => page.includes('Missed a day?'))
      expect(weeks.length).toBeGreaterThanOrEqual(4)
      for (const page of weeks) expect(page).toContain('Pain? Sharp pain means')
    }
  })

  it('has the safety of a bar read with the first session, before the weeks, and only there', () => {
    for (const { pages } of [a4, letter]) {
      const safe = pages.filter((page) => page.includes('set the safety bars'))
      expect(safe).toHaveLength(1)
      expect(safe[0]).toContain('Your first session')
    }
  })

  it('needs at most 16 pages, on either paper', () => {
    for (const { pages } of [a4, letter]) expect(pages.length).toBeLessThanOrEqual(16)
  })

  // A week does not flow onto another page. Anything its plan missed would make its page longer than the paper.
  it('has each page as long as its paper', () => {
    for (const height of a4.heights) expect(height).toBeCloseTo(PAPER.A4.height, 1)
    for (const height of letter.heights) expect(height).toBeCloseTo(PAPER.LETTER.height, 1)
  })
})

/** In a quick run the longest program stands for the example. */
const OTHERS = {
  'the longest program': longestProgram(),
  ...(tier !== 'quick' && { 'the example': jobOf().program }),
}
describe.each(Object.entries(OTHERS))('each page of %s', (_, written) => {
  it.each(['A4', 'LETTER'] as const)('is as long as its paper (%s)', async (paper) => {
    for (const height of await heightsOf(await onPaper(paper, written)))
      expect(height).toBeCloseTo(PAPER[paper].height, 1)
  })
})
