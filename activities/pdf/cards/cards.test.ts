import { beforeAll, describe, expect, it } from '@jest/globals'
import { extractText, extractTextItems, getDocumentProxy, getMeta } from 'unpdf'
import { effortText } from '../../../domain/program/notation.ts'
import { programIn } from '../../../domain/program/program-in.ts'
import {
  jobOf,
  longestProgram,
  meetProgram,
  writtenProgram,
} from '../../../dev/testkit/examples/example-program.ts'
import { threads } from '../../../dev/testkit/threads.ts'
import type { PdfJob } from '../drawing/drawing.tsx'
import { PAPER, SIZES } from '../drawing/styles.ts'

const draw = async (changes: Partial<PdfJob>) =>
  getDocumentProxy(new Uint8Array(await threads.pdfs.render(jobOf({ isCards: true, ...changes }))))
type Pdf = Awaited<ReturnType<typeof draw>>

/** The text of each card, in the order of the weeks. A name may be broken over two lines. */
async function cardsIn(pdf: Pdf): Promise<string[]> {
  const { text } = await extractText(pdf, { mergePages: true })
  return text
    .replace(/\s+/g, ' ')
    .split(/(?=\bWeek \d )/)
    .filter((card) => card.startsWith('Week '))
}

/** Four to a sheet, and each piece of text on its card, a printer's margin from where it is cut or ends. */
async function expectOnCards(pdf: Pdf, paper: 'A4' | 'LETTER'): Promise<void> {
  const { items } = await extractTextItems(pdf)
  expect(items).toHaveLength(2)
  const { width, height } = PAPER[paper]
  const isWithin = (from: number, to: number, whole: number) =>
    Math.floor(from / (whole / 2)) === Math.floor(to / (whole / 2)) &&
    from % (whole / 2) >= 14 &&
    to % (whole / 2) <= whole / 2 - 14
  for (const { str, x, y, width: wide, fontSize } of items.flat().filter((item) => item.str.trim())) {
    expect([str, isWithin(x, x + wide, width), isWithin(y, y + fontSize * 0.7, height)]).toEqual([
      str,
      true,
      true,
    ])
    expect(fontSize).toBeGreaterThanOrEqual(SIZES.body - 0.01)
  }
}

/** Each row of each week, as it is asked. */
function expectAll(cards: readonly string[], { program }: Pick<PdfJob, 'program'>): void {
  const { weeks } = programIn(program, 'kg')
  expect(cards).toHaveLength(weeks.length)
  for (const [index, { workouts }] of weeks.entries())
    for (const row of workouts.flatMap(({ rows }) => rows))
      for (const words of [row.name, `${row.sets} × ${row.reps}`, effortText(row)])
        expect(cards[index]).toContain(words)
}

const PROGRAMS = {
  'two days': () => writtenProgram({ trainingDays: 2, sessionLength: 45 }),
  'four days': () => writtenProgram(),
  'six long days': () => writtenProgram({ trainingDays: 6, sessionLength: 90 }),
  'bodyweight alone': () => writtenProgram({ equipment: 'bodyweight', experienceLevel: 'Beginner' }),
  'short sessions, in turn': () => writtenProgram({ trainingDays: 3, sessionLength: 30 }),
  'a meet': meetProgram,
}

describe('the pocket cards', () => {
  it.each(Object.keys(PROGRAMS) as (keyof typeof PROGRAMS)[])(
    'hold every exercise of every week on two sheets: %s',
    async (which) => {
      const program = PROGRAMS[which]()
      for (const paper of ['A4', 'LETTER'] as const) {
        const pdf = await draw({ program, paper, units: 'kg' })
        await expectOnCards(pdf, paper)
        expectAll(await cardsIn(pdf), { program })
      }
    },
  )

  describe('of a program', () => {
    const best = { lift: 'bench-press', weight: 50, unit: 'kg', reps: 5 } as const
    const program = writtenProgram({ trainingDays: 3, facts: { bestSets: [best] } })
    let pdf: Pdf
    beforeAll(async () => {
      pdf = await draw({ program })
    })

    it('name the week and its days, and hold a weight that the program asks for', async () => {
      const [first] = await cardsIn(pdf)
      const [week] = programIn(program, 'kg').weeks
      for (const { title } of week!.workouts) expect(first).toContain(`${title.place} · ${title.name}`)
      const row = week!.workouts.flatMap(({ rows }) => rows).find(({ weight }) => weight)!
      expect(first).toContain(`${row.name} ${row.sets} × ${row.reps} ${row.weight!.kg}`)
    })

    it('carry a title, an author and an outline of the weeks, and say what they leave out', async () => {
      const { info } = await getMeta(pdf)
      expect(info).toMatchObject({
        Title: 'Pocket cards of the 8-week strength program for Anna Łukasik',
        Author: 'Eightfold',
      })
      expect((await pdf.getOutline()).map(({ title }) => title)).toEqual(
        [1, 2, 3, 4, 5, 6, 7, 8].map((week) => `Week ${week}`),
      )
      for (const card of await cardsIn(pdf))
        expect(card).toMatch(/rests, swaps and warm-ups: see your program/i)
    })

    it('mark a test purchase', async () => {
      expect((await cardsIn(await draw({ program, isTest: true })))[0]).toContain('Test purchase')
    })
  })

  it('stay on their cards, whatever is written', async () => {
    await expectOnCards(await draw({ program: longestProgram() }), 'A4')
    const endless = 'W'.repeat(5000)
    const { weeks, ...rest } = longestProgram()
    const row = {
      ...weeks[0]!.workouts[0]!.exercises[0]!,
      name: endless,
      reps: endless,
      intensity: endless,
      notes: endless,
    }
    const endlessly = weeks.map((week) => ({
      ...week,
      workouts: week.workouts.map((day) => ({
        ...day,
        day: endless,
        exercises: day.exercises.map(() => row),
      })),
    }))
    await expectOnCards(await draw({ program: { ...rest, weeks: endlessly }, paper: 'LETTER' }), 'LETTER')
  })
})
