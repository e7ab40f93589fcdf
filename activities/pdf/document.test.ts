import { describe, expect, it } from '@jest/globals'
import { extractText, extractTextItems, getDocumentProxy, getMeta } from 'unpdf'
import { inNumbers } from '../../domain/program/in-numbers.ts'
import { slugOf } from '../../domain/exercises/exercise.ts'
import { howToOf } from '../../domain/exercises/how-to/how-to-of.ts'
import { titleIn } from '../../domain/program/day.ts'
import { programIn } from '../../domain/program/program-in.ts'
import { drawingOf, type PdfJob } from './drawing/drawing.tsx'
import { loadFonts } from './fonts/fonts.ts'
import {
  jobOf,
  longestProgram,
  meetProgram,
  shortProgram,
  writtenProgram,
} from '../../dev/testkit/examples/example-program.ts'
import { threads } from '../../dev/testkit/threads.ts'
import { SIZES } from './drawing/styles.ts'

const open = async (pdf: Buffer) => getDocumentProxy(new Uint8Array(pdf))
const squeezed = (text: string) => text.replace(/\s+/g, ' ')
const pagesOf = async (pdf: Buffer) => (await extractText(await open(pdf))).text.map(squeezed)
/** A title is a text of its own, which the reader of the PDF may join with the first number. */
const MEET_WEEK = /The week of the meet ?1\./
const AFTER_WEEK_8 = /After week 8 ?1\./
const draw = (changes: Partial<PdfJob> = {}) => threads.pdfs.render(jobOf(changes))
const drawShort = (changes: Partial<PdfJob> = {}) => draw({ program: shortProgram(), ...changes })
const firstWeeks = (program: PdfJob['program'], weeks: number) => ({
  ...program,
  weeks: program.weeks.slice(0, weeks),
})
/** The usual program, drawn once for all tests that only read it. */
let usual: Promise<Buffer> | undefined
const drawUsual = () => (usual ??= draw())
const exerciseNames = ({ weeks }: PdfJob['program']) =>
  weeks.map(({ workouts }) => workouts.flatMap(({ exercises }) => exercises.map(({ name }) => name)))

describe('the PDF of a program', () => {
  it('names the buyer, and every exercise of every week on that week’s pages', async () => {
    const { program } = jobOf()
    const pages = await pagesOf(await drawUsual())
    expect(pages[0]).toContain('Anna Łukasik')
    expect(pages[0]).toContain('November 21, 2025')
    for (const [index, names] of exerciseNames(program).entries()) {
      const week = pages.filter(
        (page) => page.includes(`Week ${index + 1} `) && page.includes('Missed reps?'),
      )
      expect(week.length).toBeGreaterThan(0)
      for (const name of names) expect(week.join(' ')).toContain(name)
    }
  })

  it('stays within the paper, with nothing smaller than 10.5 pt', async () => {
    await expectOnPaper(await drawUsual())
  })

  it('shows the sets, reps, effort, rest and swaps of a row', async () => {
    const [row] = programIn(writtenProgram(), 'kg').weeks[0]!.workouts[0]!.exercises
    const { sentences } = row!
    const text = (await pagesOf(await drawUsual())).join(' ')
    expect(text).toContain(`${row!.sets} × ${row!.reps} ${row!.intensity}`)
    // The rest that most rows share is printed at the head of the week.
    const rest = sentences.find(({ part }) => part === 'rest')!
    expect(text.toLowerCase()).toContain(`rest ${rest.bare}`)
    for (const swap of row!.substitutes!) expect(text).toContain(`Swap ${swap}`)
  })

  it('explains each exercise once', async () => {
    const [first = []] = exerciseNames(jobOf().program)
    const text = (await pagesOf(await drawUsual())).join(' ')
    for (const name of new Set(first)) {
      const howTo = howToOf(slugOf(name))
      for (const sentence of [howTo!.setUp, ...howTo!.cues, howTo!.fault])
        expect([sentence, text.split(sentence).length - 1]).toEqual([sentence, 1])
    }
  })

  it('prints the weights that best sets give, and why two people’s programs differ', async () => {
    const facts = {
      ageBand: '50-64',
      sex: 'female',
      bodyWeight: { value: 64, unit: 'kg' },
      bestSets: [{ lift: 'bench-press', weight: 50, unit: 'kg', reps: 5 }],
      bringUp: ['glutes'],
    } as const
    const program = firstWeeks(
      writtenProgram({ facts: { ...facts, bestSets: [...facts.bestSets], bringUp: [...facts.bringUp] } }),
      1,
    )
    const row = program.weeks[0]!.workouts.flatMap(({ exercises }) => exercises).find(
      ({ name }) => name === 'Barbell Bench Press',
    )!
    const text = (await pagesOf(await draw({ program }))).join(' ')
    expect(text).toContain(`Weight ${row.weight!.kg} kg, ${row.weight!.percent}%.`)
    const reasons = [
      /At 50 and over/,
      /Women often tire less/,
      /g of protein/,
      /Your best sets/,
      /More for your glutes/,
    ]
    for (const reason of reasons) {
      const told = program.overview.decisions!.find((sentence) => reason.test(sentence))
      expect(told).toBeDefined()
      // A4 prints weights in kilograms only.
      expect(text).toContain(told!.replaceAll(/ \([\d.]+ lb\)/g, ''))
    }
    const inPounds = (await pagesOf(await draw({ program, paper: 'LETTER' }))).join(' ')
    expect(inPounds).toContain(`Weight ${row.weight!.lb} lb, ${row.weight!.percent}%.`)
  })

  it('gives each lift its rule and space for its weight, and says what follows week 8', async () => {
    const bestSets = [{ lift: 'bench-press', weight: 50, unit: 'kg', reps: 5 } as const]
    const program = firstWeeks(writtenProgram({ facts: { bestSets } }), 1)
    const pages = await pagesOf(await draw({ program }))
    const text = pages.join(' ')
    const lifts = text.split('Lift by lift Hit')[1]!.split('Guidelines Progression')[0]!
    const rows = programIn(program, 'kg').weeks[0]!.workouts.flatMap(({ exercises }) => exercises)
    for (const { name, rule } of rows) {
      expect(lifts).toContain(name)
      expect(lifts.split(rule!)).toHaveLength(2)
    }
    const bench = rows.find(({ name }) => name === 'Barbell Bench Press')!
    expect(lifts).toContain(`Barbell Bench Press ${bench.weight!.kg} kg`)
    const after = text.split(AFTER_WEEK_8)[1]!
    for (const step of programIn(program, 'kg').afterWeek8!.steps) expect(after).toContain(step)
    expect(after).toContain('5 86% 84% 81% 79% 76%')
    expect(after.split('Your new numbers')[1]).toContain('Barbell Bench Press')
  })

  it.each(['A4', 'PHONE'] as const)(
    'describes the week of a meet before what follows it, on %s',
    async (paper) => {
      const program = firstWeeks(meetProgram(), 1)
      const text = (await pagesOf(await draw({ program, paper }))).join(' ')
      const [, week] = text.split(MEET_WEEK)
      const { meetWeek, steps } = programIn(program, 'kg').afterWeek8!
      expect(meetWeek).toHaveLength(3)
      const [before, after] = week!.split(AFTER_WEEK_8)
      for (const step of meetWeek!) expect(before).toContain(step)
      expect(after).toContain(steps[0])
    },
  )

  it('has a line for each exercise after week 8 if there is no max to find', async () => {
    const program = firstWeeks(writtenProgram({ equipment: 'bodyweight', experienceLevel: 'Beginner' }), 1)
    const after = (await pagesOf(await draw({ program }))).join(' ').split(AFTER_WEEK_8)[1]!
    const lines = after.split('Your new numbers')[1]
    for (const { name } of program.weeks[0]!.workouts.flatMap(({ exercises }) => exercises))
      expect(lines).toContain(name)
    expect(after).not.toContain('RIR 0')
  })

  it('includes how the answers were used, the guidelines and the disclaimer', async () => {
    const program = firstWeeks(
      writtenProgram({ exercisesToAvoid: 'no burpees, my left knee hurts in deep squats' }),
      1,
    )
    const text = (await pagesOf(await draw({ program }))).join(' ')
    const { decisions = [] } = program.overview
    const { guidelines } = programIn(program, 'kg')
    expect(decisions.length).toBeGreaterThan(0)
    for (const sentence of [
      ...decisions,
      ...inNumbers(programIn(program, 'kg')),
      ...Object.values(guidelines).flat(),
    ])
      expect(text).toContain(sentence)
    expect(text).toContain('not medical advice')
  })

  it.each(['A4', 'PHONE'] as const)('says first what it has to say to the buyer, on %s', async (paper) => {
    const written = firstWeeks(writtenProgram(), 1)
    const [lift, minded] = written.weeks[0]!.workouts.flatMap(({ exercises }) => exercises)
    const foreword = {
      by: 'model' as const,
      note: 'You asked for a stronger back. These weeks build it slowly.',
      lifts: [{ exerciseId: lift!.exerciseId!, why: 'It carries the week.' }],
      cues: [{ exerciseId: minded!.exerciseId!, cue: 'Keep your elbows low.' }],
      answers: [{ question: 'How long do I rest?', answer: 'As long as the row says.' }],
      tools: [{ tool: '毎日', use: 'Hug it.' }],
    }
    const pages = await pagesOf(await draw({ program: { ...written, foreword }, paper }))
    const cover = pages[0]!
    expect(cover).toMatch(
      /Anna Łukasik.*You asked for a stronger back\. These weeks build it slowly\..*days a week/,
    )
    expect(cover).toContain('What you asked – “How long do I rest?” As long as the row says.')
    const text = pages.join(' ')
    expect(text).toContain('Why It carries the week.')
    expect(text).toContain('For you Keep your elbows low.')
    expect(text).toContain('Some of your words cannot be printed here.')
    expect(text).not.toContain('Hug it.')
  })

  it('quotes what was not used, and says that it leaves out what it cannot show', async () => {
    const written = writtenProgram({
      exercisesToAvoid: 'No lunges. I <b>like</b> jazz & “blues” 👍. Тихо, пожалуйста. 毎日歩く。',
    })
    for (const paper of ['A4', 'PHONE'] as const) {
      const text = (await pagesOf(await draw({ program: firstWeeks(written, 1), paper }))).join(' ')
      expect(text).toContain('We could not use: “I <b>like</b> jazz & “blues” .”')
      expect(text).toContain('We could not use: “Тихо, пожалуйста.”')
      expect(text).toContain('Some of your words cannot be printed here. Your own page shows them.')
      expect(text).not.toContain('歩')
    }
  })

  it('keeps everything about the answers on the cover as long as it fits', async () => {
    const decision = 'You asked for this, and this is what it changed. '.repeat(3)
    const program = shortProgram()
    const secondPage = async (count: number) => {
      program.overview.decisions = Array.from({ length: count }, () => decision)
      return (await pagesOf(await draw({ program })))[1]
    }
    expect(await secondPage(11)).toContain('How to read it')
    const tooMuch = await secondPage(13)
    expect(tooMuch).toContain(squeezed(decision).trim())
    expect(tooMuch).not.toContain('The program in numbers')
  })

  it('puts the notice to ask a professional on the cover', async () => {
    const program = firstWeeks(writtenProgram({ exercisesToAvoid: 'I am pregnant' }), 1)
    const [cover] = await pagesOf(await draw({ program }))
    expect(cover).toContain(squeezed(program.overview.clearance!))
  })

  it('can be drawn from only the spec’s fields', async () => {
    const full = firstWeeks(writtenProgram(), 2)
    const { daysPerWeek, sessionLength, split, programmingStyle } = full.overview
    const program: PdfJob['program'] = {
      overview: { daysPerWeek, sessionLength, split, programmingStyle },
      weeks: full.weeks.map(({ weekNumber, workouts }) => ({
        weekNumber,
        workouts: workouts.map(({ day, exercises }) => ({
          day,
          exercises: exercises.map(({ name, sets, reps, intensity }) => ({
            name,
            sets,
            reps,
            intensity,
            notes: '',
          })),
        })),
      })),
      guidelines: { progression: [], rpe: [], recovery: [], nutrition: [] },
    }
    const pages = await pagesOf(await draw({ program }))
    expect(pages.filter((page) => page.includes('Missed reps?')).length).toBeGreaterThanOrEqual(2)
    expect(pages.join(' ')).not.toMatch(/Lift by lift|After week 8/)
  })

  it('carries a title, an author, and an outline with every day', async () => {
    const document = await open(await drawUsual())
    const { info } = await getMeta(document)
    expect(info).toMatchObject({ Title: '8-week strength program for Anna Łukasik', Author: 'Eightfold' })
    const outline = (await document.getOutline()).map(({ title }) => title)
    const days = programIn(jobOf().program, 'kg').weeks[0]!.workouts.map(({ title }) => titleIn(title, ' · '))
    expect(outline).toEqual(expect.arrayContaining(days))
    expect(new Set(outline).size).toBe(outline.length)
  })

  it('numbers its pages, and marks a test purchase', async () => {
    const pages = await pagesOf(await drawShort({ isTest: true }))
    for (const [index, page] of pages.entries())
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`)
    expect(pages[0]).toContain('Test purchase')
  })

  it('gives a week one page where it fits', async () => {
    const program = firstWeeks(writtenProgram({ trainingDays: 3, programmingSplit: 'Full Body' }), 3)
    for (const { workouts } of program.weeks) for (const { exercises } of workouts) exercises.splice(4)
    const pages = await pagesOf(await draw({ program }))
    expect(pages.filter((page) => page.includes('Missed reps?'))).toHaveLength(3)
  })
})

describe('the same program', () => {
  it('gives the same bytes in any thread, whatever was drawn before', async () => {
    // Ś and Ї are drawn from the glyphs of S and the full stop. A face could then cache these as nameless.
    await drawShort({ name: 'Święcicka Їжакевич' })
    const after = await drawShort({ name: 'J. Smith' })
    await threads.pdfs.close()
    expect((await drawShort({ name: 'J. Smith' })).equals(after)).toBe(true)
    expect((await pagesOf(after))[0]).toContain('for J. Smith')
  })

  it('gives other bytes for another name', async () => {
    const [one, other] = await Promise.all([drawShort({ name: 'Ann' }), drawShort({ name: 'Bob' })])
    expect(one.equals(other)).toBe(false)
  })
})

describe('names', () => {
  it.each([
    'Ełżbieta Święcicka-Żółć Γιώργος Щукин Їжакевич',
    'Nguyễn Thị Ánh Қуаныш Әбдірахманұлы Ἀλέξανδρος',
    'Anna 山田 太郎',
    '김민수',
  ])('shows %s', async (name) => {
    const [cover] = await pagesOf(await drawShort({ name }))
    expect(cover!.normalize('NFC')).toContain(name.normalize('NFC'))
  })

  it.each([
    ['🏋️ Bob 🏋️', 'Bob'],
    ['🏋️ 王伟 🏋️', '王伟'],
    ['𓀀𓂀 Anna', 'Anna'],
    // A name with a missing letter is another name, so the whole word is dropped.
    ['王𓀀明 Wang', 'Wang'],
    // Vowel points would land on the wrong letters. Every other mark stays.
    ['מִרְיָם مُحَمَّد', 'מרים محمد'],
    ['हिंदी लड़की น้ำทิพย์', 'हिंदी लड़की น้ำทิพย์'],
    ['王小明'.repeat(300), /^(王小明)+王?小?$/],
    ['\u202Egnp.exe\u0000\u0007', 'gnp.exe'],
    ['', ''],
    ['User', ''],
    ['<b>&amp;{{name}}', '<b>&amp;{{name}}'],
  ])('makes the best of %j', async (name, shown) => {
    const drawn = drawingOf(jobOf({ name }), await loadFonts(name)).name
    if (typeof shown === 'string') expect(drawn).toBe(shown)
    else expect(drawn).toMatch(shown)
  })

  it('are left out if no part of them can be shown', async () => {
    const [cover] = await pagesOf(await drawShort({ name: '𓀀𓂀' }))
    expect(cover).toMatch(/Eight weeks of strength (?!for)/)
  })

  it('stay within the paper even without a break or with many marks', async () => {
    for (const name of [
      'W'.repeat(3000),
      'Z\u0335\u0334\u0336'.repeat(500),
      `Anna ${'王小明'.repeat(300)}`,
    ]) {
      await expectOnPaper(await drawShort({ name }))
    }
  })
})

/** Every piece of text lies on its page, and none is smaller than the promised minimum. */
async function expectOnPaper(pdf: Buffer) {
  const document = await open(pdf)
  const { items } = await extractTextItems(document)
  for (const [index, page] of items.entries()) {
    const [, , width = 0, height = 0] = (await document.getPage(index + 1)).view
    for (const { str, x, y, width: wide, fontSize } of page.filter((item) => item.str.trim())) {
      const at = { str, left: x >= 20, right: x + wide <= width - 20, foot: y >= 15, head: y <= height - 20 }
      expect(at).toEqual({ str, left: true, right: true, foot: true, head: true })
      expect(fontSize).toBeGreaterThanOrEqual(SIZES.body - 0.01)
    }
  }
}

describe('the longest program', () => {
  it('loses nothing, on the shorter paper', async () => {
    const program = firstWeeks(longestProgram(), 2)
    const pdf = await draw({ program, paper: 'LETTER' })
    await expectOnPaper(pdf)
    const pages = await pagesOf(pdf)
    const weeks = pages.filter((page) => page.includes('Missed reps?')).join(' ')
    for (const [index, names] of exerciseNames(program).entries()) {
      for (const name of names) expect([name, weeks.split(name).length - 1]).toEqual([name, 1])
      // In week 1 these words are the instructions, which have a page of their own.
      if (index > 0) expect(weeks.split(`In week ${index + 1} stand`).length - 1).toBe(60)
    }
    const text = pages.join(' ')
    const { decisions = [], equipment = '' } = program.overview
    for (const sentence of [...decisions, ...program.guidelines.nutrition]) expect(text).toContain(sentence)
    expect(text).toContain(equipment.trim())
  })

  it('stays within the paper even if every text is one endless word', async () => {
    const endless = 'W'.repeat(5000)
    const { overview, weeks } = shortProgram()
    const rows = weeks[0]!.workouts[0]!.exercises.map((exercise) => ({
      ...exercise,
      name: endless,
      reps: endless,
      intensity: endless,
      notes: endless,
      rule: endless,
    }))
    const list = [endless, endless]
    await expectOnPaper(
      await draw({
        program: {
          overview: {
            ...overview,
            equipment: endless,
            split: endless,
            clearance: endless,
            decisions: list,
            unread: list,
          },
          weeks: [{ weekNumber: 1, workouts: [{ day: endless, exercises: rows, estimatedMinutes: 60 }] }],
          guidelines: { progression: [`miss ${endless}`], rpe: list, recovery: list, nutrition: list },
          afterWeek8: { steps: list, shares: [{ reps: 1, percents: [100] }] },
        },
      }),
    )
  })
})

it('does not block the caller’s event loop', async () => {
  await drawShort()
  const before = { ours: process.threadCpuUsage(), all: process.cpuUsage() }
  await draw({ name: 'Somebody else' })
  const ours = process.threadCpuUsage(before.ours)
  expect(ours.user / process.cpuUsage(before.all).user).toBeLessThan(0.5)
})

it('draws on A4 in kilograms, or on US Letter in pounds', async () => {
  const program = shortProgram()
  const step = { of: 'weight', kg: 2.5, timesAWeek: 1, hasLastWeek: true } as const
  program.weeks[0]!.workouts[0]!.exercises[0]!.facts = { step }
  for (const [paper, width, told] of [
    ['A4', 595, 'If you got all reps last week, add 2.5 kg.'],
    ['LETTER', 612, 'If you got all reps last week, add 5 lb.'],
  ] as const) {
    const pdf = await draw({ program, paper })
    expect(Math.round((await (await open(pdf)).getPage(1)).view[2]!)).toBe(width)
    expect((await pagesOf(pdf)).join(' ')).toContain(told)
  }
})
