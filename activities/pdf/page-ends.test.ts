import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { extractText, getDocumentProxy } from 'unpdf'
import { liftRules, mainLifts } from '../../domain/lift-rules.ts'
import { jobOf, longestProgram, meetProgram } from '../../sandbox/example-program.ts'
import { createPdfThread } from './pdf-thread.ts'
import { PAPER } from './styles.ts'

const thread = createPdfThread()
afterAll(() => thread.close())

const program = meetProgram()
async function pagesOn(paper: 'A4' | 'LETTER') {
  const pdf = new Uint8Array(await thread.render(jobOf({ program, paper })))
  const document = await getDocumentProxy(pdf)
  const { text } = await extractText(document)
  return { pages: text.map((page) => page.replace(/\s+/g, ' ')), outline: await document.getOutline() }
}

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
      expect(page).toContain('What each muscle gets')
    }
  })

  it('has the lines for new numbers and their heading on one page', () => {
    for (const { pages } of [a4, letter]) {
      const lines = pages.find((page) => page.includes('Your new numbers'))!.split('Your new numbers')[1]!
      for (const lift of mainLifts(program)) expect(lines).toContain(lift)
    }
  })

  it('puts the guidelines after the last few lifts on the same page, with an outline entry', () => {
    const last = liftRules(program).at(-1)!.lifts.at(-1)!.name
    for (const { pages, outline } of [a4, letter]) {
      const guidelines = pages.find((page) => page.includes('Guidelines Progression'))!
      expect(guidelines.split('Guidelines Progression')[0]).toContain(last)
      expect(outline.map(({ title }) => title)).toContain('Guidelines')
    }
  })
})

/**
 * A week does not flow onto another page. Anything its plan missed would make its page longer than the paper.
 */
describe.each([
  ['the example', jobOf().program],
  ['the longest program', longestProgram()],
  ['a program for a meet', program],
] as const)('each page of %s', (_, written) => {
  it.each(['A4', 'LETTER'] as const)('is as long as its paper (%s)', async (paper) => {
    const pdf = new Uint8Array(await thread.render(jobOf({ program: written, paper })))
    const document = await getDocumentProxy(pdf)
    const heights = await Promise.all(
      Array.from({ length: document.numPages }, async (_page, index) => {
        const page = await document.getPage(index + 1)
        return page.getViewport({ scale: 1 }).height
      }),
    )
    for (const height of heights) expect(height).toBeCloseTo(PAPER[paper].height, 1)
  })
})
