import { beforeAll, describe, expect, it } from '@jest/globals'
import { extractText, extractTextItems, getDocumentProxy } from 'unpdf'
import { setsText } from '../../../domain/program/notation.ts'
import { programIn } from '../../../domain/program/program-in.ts'
import { jobOf, longestProgram, writtenProgram } from '../../../dev/testkit/examples/example-program.ts'
import { effortCell } from '../pages/facts.ts'
import { threads } from '../../../dev/testkit/threads.ts'

const open = async (pdf: Buffer) => getDocumentProxy(new Uint8Array(pdf))
const squeezed = (text: string) => text.replace(/\s+/g, ' ')
const drawFor = async (changes: Parameters<typeof jobOf>[0]) =>
  open(await threads.pdfs.render(jobOf({ paper: 'PHONE', ...changes })))
type Pdf = Awaited<ReturnType<typeof open>>
const textOf = async (pdf: Pdf) => (await extractText(pdf)).text.map(squeezed)

/** The width of a phone's screen, and the smallest legible text, in pixels. */
const [ACROSS, MIN_PIXELS] = [390, 14]

async function expectReadable(pdf: Pdf) {
  const { items } = await extractTextItems(pdf)
  for (const [index, page] of items.entries()) {
    const [, , width = 0, height = 0] = (await pdf.getPage(index + 1)).view
    expect(width).toBe(360)
    for (const { str, x, y, width: wide, fontSize } of page.filter((item) => item.str.trim())) {
      expect([str, x >= 10, x + wide <= width - 8, y >= 10, y <= height]).toEqual([
        str,
        true,
        true,
        true,
        true,
      ])
      expect((fontSize * ACROSS) / width).toBeGreaterThanOrEqual(MIN_PIXELS)
    }
  }
}

describe('the edition for a phone', () => {
  const best = { lift: 'bench-press', weight: 50, unit: 'kg', reps: 5 } as const
  const program = writtenProgram({ trainingDays: 2, sessionLength: 45, facts: { bestSets: [best] } })
  let pdf: Pdf
  beforeAll(async () => {
    pdf = await drawFor({ program })
  })

  it('has each day on a page of its own, with everything that its rows ask for', async () => {
    const pages = await textOf(pdf)
    const days = pages.filter((page) => page.includes('Missed reps?'))
    const told = programIn(program, 'kg').weeks.flatMap(({ workouts }) => workouts)
    expect(days).toHaveLength(told.length)
    for (const [index, day] of told.entries())
      for (const row of day.rows)
        expect(days[index]).toContain(`${row.name} ${setsText(row)} ${effortCell(row)}`)
  })

  it('is readable at arm’s length', async () => {
    await expectReadable(pdf)
  })

  it('says what paper says: effort, exercises, rules, guidelines, what follows week 8', async () => {
    const text = (await textOf(pdf)).join(' ')
    const { guidelines, afterWeek8, weeks } = programIn(program, 'kg')
    const rules = weeks[0]!.workouts.flatMap(({ exercises }) => exercises.map(({ rule }) => rule!))
    const said = [...Object.values(guidelines).flat(), ...afterWeek8!.steps, ...rules]
    for (const sentence of said) expect(text).toContain(sentence)
    for (const words of ['Set up', 'What each muscle gets', 'not medical advice'])
      expect(text).toContain(words)
  })

  it('ends each page with its last words, and mentions no cells to write in', async () => {
    const { items } = await extractTextItems(pdf)
    for (const [index, page] of items.entries()) {
      const lowest = Math.min(...page.filter(({ str }) => str.trim()).map(({ y }) => y))
      expect([index + 1, lowest <= 40]).toEqual([index + 1, true])
    }
    expect((await textOf(pdf)).join(' ')).not.toMatch(/\bcells?\b|write it (?:under|into)/i)
  })

  it('keeps a gap between the number of a step and its text', async () => {
    const steps = Array.from({ length: 12 }, (_, index) => `Step ${index + 1} of them.`)
    const { items } = await extractTextItems(
      await drawFor({
        program: {
          ...program,
          weeks: program.weeks.slice(0, 1),
          afterWeek8: { ...program.afterWeek8!, steps },
        },
      }),
    )
    const words = items.at(-1)!.filter(({ str }) => str.trim())
    const at = words.findIndex(({ str }) => str === '12.')
    const [number, step] = [words[at]!, words[at + 1]!]
    expect(step.x - (number.x + number.width)).toBeGreaterThanOrEqual(3)
  })

  it('leads to the results page, and its outline to every day', async () => {
    const links: { url?: string }[] = await (await pdf.getPage(1)).getAnnotations()
    expect(links.map(({ url }) => url)).toEqual([jobOf().resultsUrl])
    const outline = (await pdf.getOutline()).map(({ title }) => title)
    expect(outline.filter((title) => /^Week \d · Day \d/.test(title))).toHaveLength(16)
  })

  it('shows weights in the requested unit', async () => {
    const one = { ...program, weeks: program.weeks.slice(0, 1) }
    const { kg, lb } = one.weeks[0]!.workouts.flatMap(({ exercises }) => exercises).find(
      ({ weight }) => weight,
    )!.weight!
    const text = async (units: 'kg' | 'lb') =>
      (await textOf(await drawFor({ program: one, units }))).join(' ')
    expect(await text('kg')).toContain(`Weight ${kg} kg`)
    expect(await text('lb')).toContain(`Weight ${lb} lb`)
  })

  it('stays within its pages, whatever is written', async () => {
    const longest = longestProgram()
    const endless = 'W'.repeat(5000)
    const [first, ...others] = longest.weeks[0]!.workouts[0]!.exercises
    const row = { ...first!, name: endless, reps: endless, intensity: endless, notes: endless, rule: endless }
    const week = { weekNumber: 1, workouts: [{ day: endless, exercises: [row, ...others] }] }
    await expectReadable(await drawFor({ program: { ...longest, weeks: [week] }, name: endless }))
  })
})
