import { expect, it } from '@jest/globals'
import { type GeneratedProgram, printedRows } from '../../../domain/program/program.ts'
import { programIn } from '../../../domain/program/program-in.ts'
import { effortText } from '../../../domain/program/notation.ts'
import { UNITS, type Units } from '../../../domain/program/units.ts'
import { tier } from '../../../dev/testkit/tiers/tier.ts'
import { exportInputOf, twentyPrograms } from '../../../dev/testkit/examples/program-fixtures.ts'
import { typedSheet } from '../../../dev/testkit/examples/typed-sheet.ts'
import { ruleInNumbers } from './lines.ts'
import { createSpreadsheetThread } from './spreadsheet-thread.ts'

const programs = twentyPrograms()

/** The rows of a week in a sheet, below its two header rows. Each day's header precedes its lines. */
const linesOf = (program: GeneratedProgram, week: number) => {
  let at = 2
  return (program.weeks[week - 1]?.workouts ?? []).flatMap((workout) => {
    at += 1
    return printedRows(workout).map((exercise) => ({ at: ++at, day: workout.day, exercise }))
  })
}
type Exercise = ReturnType<typeof linesOf>[number]['exercise']

/** A sheet, a matching lift of its first week, and what to type beside it in any week. */
async function liftThat(isIt: (exercise: Exercise) => boolean, units: Units = 'kg', whose = programs) {
  const program = whose.find(({ weeks }) => weeks[0]?.workouts.some(({ exercises }) => exercises.some(isIt)))
  if (!program) throw new Error('no program has such a lift')
  const sheet = await typedSheet(exportInputOf(program, units))
  const first = linesOf(program, 1).find(({ exercise }) => isIt(exercise))
  const name = first?.exercise.name
  const lineIn = (week: number) =>
    linesOf(program, week).find(
      ({ day, exercise }) => exercise.name === name && day.split(' (')[0] === first?.day.split(' (')[0],
    )
  const rowIn = (week: number) => lineIn(week)?.at ?? Number.NaN
  const into = (heading: string) => (week: number, value: string | number) =>
    sheet.type(`Week ${week}`, rowIn(week), sheet.column(`Week ${week}`, heading), value)
  const from = (heading: string) => (week: number) =>
    sheet.read(`Week ${week}`, rowIn(week), sheet.column(`Week ${week}`, heading))
  return {
    sheet,
    program,
    exerciseIn: (week: number) => programIn(program, units).weeks[week - 1] && lineIn(week)?.exercise,
    printedIn: (week: number) => lineIn(week)?.exercise.weight?.[units] ?? Number.NaN,
    load: from(`Load, ${units}`),
    lighter: from('Lighter sets'),
    lift: into(`Lifted, ${units}`),
    feel: into('How it was'),
    reps: (week: number, ...reps: readonly number[]) =>
      reps.forEach((count, set) => into(`Reps ${set + 1}`)(week, count)),
  }
}

const ruled = (words: string | RegExp) => (exercise: Exercise) => Boolean(exercise.rule?.match(words))
/** Lifts done once a week add five. */
const LINEAR = ruled(/^Hit: add 5 kg/)
const PRINTED_LINEAR = ruled('one step less than printed')
const TOP_SET = ruled('Top set: for 1 rep .* add 5 kg .*Missed: take 5 kg')
const WAVE = ruled('add what next week says')
const DOUBLE = ruled('Top of the range in every set: add 2.5 kg')
const SIZES = ruled('Top of the range in every set: take the next size up')
const BANDS = ruled('stronger band')
const CAREFUL = ruled('keep the weight.*Too easy twice in a row')

// A quick run looks at five of the twenty.
it('holds every set, rep, effort and load of twenty programs', async () => {
  const some = programs.filter((_, at) => tier !== 'quick' || at % 4 === 0)
  for (const [index, program] of some.entries()) {
    const units = index % 2 ? 'lb' : 'kg'
    const { workbook, column } = await typedSheet(exportInputOf(program, units))
    expect(workbook.worksheets.map(({ name }) => name)).toEqual([
      'How to use',
      ...program.weeks.map(({ weekNumber }) => `Week ${weekNumber}`),
    ])
    for (const { weekNumber } of program.weeks) {
      const name = `Week ${weekNumber}`
      for (const { at, exercise } of linesOf(programIn(program, units), weekNumber)) {
        const row = workbook.getWorksheet(name)?.getRow(at)
        const cells = ['Exercise', 'Sets', 'Reps', 'Effort'].map(
          (heading) => row?.getCell(column(name, heading)).value,
        )
        expect(cells).toEqual([exercise.name, exercise.sets, exercise.reps, effortText(exercise)])
        const load = row?.getCell(column(name, `Load, ${units}`))
        const inNote = /^Weight (?:about )?([\d.]+) (?:kg|lb)/.exec(exercise.notes)?.[1]
        expect((load?.formula ? load.result : load?.value) ?? '').toEqual(
          exercise.weight?.[units] ?? (inNote === undefined ? '' : Number(inNote)),
        )
      }
    }
  }
})

it('shows the printed loads as long as nothing is typed', async () => {
  const { load, printedIn } = await liftThat(TOP_SET)
  for (const week of [1, 2, 3, 4, 5, 6, 7, 8]) expect(load(week)).toBe(printedIn(week))
})

it.each([
  ['kg', 60, 65],
  ['lb', 135, 145],
] as const)('adds the step of a novice to the weight that was typed, in %s', async (units, typed, next) => {
  const { load, lift } = await liftThat(LINEAR, units)
  expect(load(1)).toBeNull()
  lift(1, typed)
  expect(load(2)).toBe(next)
})

it('adds twice the step if the last set shows it, and nothing after a miss', async () => {
  const { load, lift, reps, feel, exerciseIn } = await liftThat(LINEAR)
  const many = Number(/(\d+) reps in the last set/.exec(exerciseIn(1)?.rule ?? '')?.[1])
  const sets = exerciseIn(1)?.sets ?? 0
  lift(1, 60)
  reps(1, ...Array.from({ length: sets }, (_, set) => (set === sets - 1 ? many : many - 3)))
  expect(load(2)).toBe(70)
  feel(2, 'Missed')
  expect(load(3)).toBe(70)
  feel(3, 'Missed')
  expect(load(4)).toBe(62.5)
})

it('shifts the printed loads of a novice by what was typed instead', async () => {
  const { load, lift, printedIn } = await liftThat(PRINTED_LINEAR)
  lift(1, printedIn(1) - 10)
  expect(load(2)).toBe(printedIn(2) - 10)
})

it.each([
  ['kg', 5],
  ['lb', 10],
] as const)(
  'shifts all later loads by a step for each extra rep in the top set, in %s',
  async (units, step) => {
    const { load, reps, feel, printedIn, exerciseIn } = await liftThat(TOP_SET, units)
    const asked = Number(exerciseIn(1)?.reps)
    reps(1, asked + 1)
    expect(load(2)).toBe(printedIn(2) + step)
    expect(load(3)).toBe(printedIn(3) + step)
    reps(2, asked + 5)
    expect(load(3)).toBe(printedIn(3) + 3 * step)
    feel(3, 'Missed')
    expect(load(4)).toBe(printedIn(4) + 2 * step)
  },
)

it('takes a tenth off after two misses in a row', async () => {
  const { load, lift, feel, printedIn } = await liftThat(TOP_SET)
  feel(1, 'Missed')
  lift(2, 100)
  feel(2, 'Missed')
  const asked = 100 + printedIn(3) - printedIn(2)
  expect(load(3)).toBe(Math.round((0.9 * asked) / 2.5) * 2.5)
})

it('moves the lighter sets with the top set', async () => {
  const { lighter, lift, printedIn } = await liftThat(TOP_SET)
  const before = Number(lighter(1))
  expect(before).toBeLessThan(printedIn(1))
  lift(1, printedIn(1) + 20)
  expect(lighter(1)).toBeGreaterThan(before + 15)
})

it('adds the percentage that the next row states, rounded to plates', async () => {
  const { load, lift, feel, exerciseIn } = await liftThat(WAVE)
  const percent = Number(/[+](\d+)% on last week/.exec(exerciseIn(3)?.notes ?? '')?.[1])
  expect(percent).toBeGreaterThan(0)
  lift(2, 100)
  expect(load(3)).toBe(Math.round((100 + percent) / 2.5) * 2.5)
  feel(2, 'Too easy')
  expect(load(3)).toBe(Math.round((100 + percent) / 2.5) * 2.5 + 2.5)
})

it('raises the weight of a rep range once every set has reached its top', async () => {
  const { load, lift, reps, exerciseIn } = await liftThat(DOUBLE)
  const [low = 0, high = 0] = (exerciseIn(1)?.reps.match(/\d+/g) ?? []).map(Number)
  const sets = exerciseIn(1)?.sets ?? 0
  lift(1, 40)
  reps(1, ...Array.from({ length: sets }, (_, set) => (set ? high : low)))
  expect(load(2)).toBe(40)
  reps(1, ...Array.from({ length: sets }, () => high))
  expect(load(2)).toBe(42.5)
})

it('begins anew with what begins in the middle', async () => {
  const begun = programs.map((program) => ({
    ...program,
    weeks: program.weeks.map((week) => ({
      ...week,
      workouts: week.workouts.map((workout) => ({
        ...workout,
        exercises: workout.exercises.map((row) =>
          week.weekNumber === 6
            ? { ...row, facts: { ...row.facts, special: { of: 'begins' as const } } }
            : row,
        ),
      })),
    })),
  }))
  const { load, lift } = await liftThat(DOUBLE, 'kg', begun)
  lift(1, 40)
  expect(load(4)).toBe(40)
  expect(load(6)).not.toBe(40)
  lift(6, 55)
  expect(load(7)).toBe(55)
})

it('moves to the next dumbbell by the step that was typed', async () => {
  const { sheet, load, lift, reps, exerciseIn } = await liftThat(SIZES)
  const high = Math.max(...(exerciseIn(1)?.reps.match(/\d+/g) ?? []).map(Number))
  lift(1, 20)
  reps(1, ...Array.from({ length: exerciseIn(1)?.sets ?? 0 }, () => high))
  expect(load(2)).toBe(22.5)
  const howTo = sheet.workbook.getWorksheet('How to use')
  howTo?.eachRow((row, at) => {
    if (row.getCell(1).text.startsWith('From one dumbbell')) sheet.type('How to use', at, 2, 2)
  })
  expect(load(2)).toBe(22)
})

it('copies a band as it was written down', async () => {
  const { load, lift } = await liftThat(BANDS)
  lift(1, 'red band')
  expect(load(2)).toBe('red band')
  expect(load(8)).toBe('red band')
})

it('adds nothing for lifters who must be cleared first, unless it was too easy twice', async () => {
  const { load, lift, feel } = await liftThat(CAREFUL)
  lift(1, 20)
  expect(load(2)).toBe(20)
  feel(1, 'Too easy')
  expect(load(2)).toBe(20)
  feel(2, 'Too easy')
  expect(load(3)).toBe(21.25)
})

it('is a tenth lighter in a light week, then continues from the week before it', async () => {
  const { program, load, lift, exerciseIn } = await liftThat(DOUBLE)
  const light = program.weeks.find(({ deload }) => deload)?.weekNumber ?? 0
  expect(exerciseIn(light)?.notes).toContain('10 percent lighter')
  lift(light - 1, 100)
  expect(load(light)).toBe(90)
  lift(light, 50)
  expect(load(light + 1)).toBe(100)
})

it('reads every weight that a rule names', () => {
  for (const program of programs)
    for (const units of UNITS) {
      const exercises = programIn(program, units).weeks.flatMap(({ workouts }) =>
        workouts.flatMap((day) => day.exercises),
      )
      for (const { rule, ruleLoads } of exercises) {
        const { hit, top, tooEasy, missed, heaviest, perRepOver } = ruleInNumbers(ruleLoads, units)
        const read = [hit, top, tooEasy, missed, heaviest, perRepOver?.amount].map(String)
        for (const [, weight] of (rule ?? '')
          .split('Allowed to do more')[0]
          ?.matchAll(/([\d.]+) (?:kg|lb)/g) ?? [])
          expect({ rule, read }).toMatchObject({ read: expect.arrayContaining([weight]) })
        const speaksOfSizes = /next size (?:up|down)|next size, from/.test(rule ?? '')
        if (speaksOfSizes && !/In few|a size or 2 reps|one in all|in one set/.test(rule ?? ''))
          expect({
            rule,
            isRead: JSON.stringify(ruleInNumbers(ruleLoads, units)).includes('size'),
          }).toMatchObject({
            isRead: true,
          })
      }
    }
})

it.each(['=HYPERLINK("http://x","y")', '+1+1', '-2', '@SUM(A1)', '\u0000\u0007=1', '"Ann" <a&b> \uD800'])(
  'keeps %j as text everywhere',
  async (odd) => {
    const [program] = programs
    if (!program) throw new Error('there are twenty programs')
    const withIt = {
      ...program,
      weeks: program.weeks.map((week) => ({
        ...week,
        workouts: week.workouts.map((workout) => ({
          ...workout,
          day: `${odd} day`,
          exercises: workout.exercises.map((exercise) => ({
            ...exercise,
            name: odd,
            notes: odd,
            facts: { words: [odd] },
          })),
        })),
      })),
      overview: { ...program.overview, clearance: odd },
    }
    const { workbook, column } = await typedSheet({ ...exportInputOf(withIt, 'kg'), name: odd })
    const readable = odd.replace(/[\u0000-\u001F]/g, '').toWellFormed()
    const line = workbook.getWorksheet('Week 1')?.getRow(4)
    expect([line?.getCell(1).value, line?.getCell(column('Week 1', 'Notes')).text]).toEqual([
      readable,
      expect.stringContaining(readable),
    ])
    const counted = ['Load, kg', 'Result', 'Used'].map((heading) => column('Week 1', heading))
    for (const sheet of workbook.worksheets)
      sheet.eachRow((row) =>
        row.eachCell((cell, col) => {
          if (cell.formula) expect(counted).toContain(col)
          else if (typeof cell.value === 'string') expect(cell.numFmt).toBe('@')
        }),
      )
  },
)

it('gives the same result in a thread of its own', async () => {
  const [program] = programs
  if (!program) throw new Error('there are twenty programs')
  const thread = createSpreadsheetThread()
  try {
    const bytes = await thread.draw(exportInputOf(program, 'kg'))
    expect(bytes.subarray(0, 2).toString()).toBe('PK')
  } finally {
    await thread.close()
  }
})
