import { describe, expect, it } from '@jest/globals'
import type { Exercise, GeneratedProgram } from '../../../domain/program/program.ts'
import { programIn } from '../../../domain/program/program-in.ts'
import { daySheets, weeksIn } from './day-sheets.ts'
import { NO_COLUMNS } from './week-columns.ts'

const row = (notes: string, more: Partial<Exercise> = {}): Exercise => ({
  ...{ name: 'Barbell Row', sets: 3, reps: '8-10', intensity: 'RIR 2', notes },
  ...more,
})

const program = (weeks: Exercise[][], dayOf: (week: number) => string = () => 'Day 1 - Upper') => {
  const written: GeneratedProgram = {
    overview: { daysPerWeek: 1, sessionLength: 60, split: 'Full Body', programmingStyle: 'RIR' },
    weeks: weeks.map((exercises, index) => ({
      weekNumber: index + 1,
      workouts: [{ day: dayOf(index + 1), exercises, estimatedMinutes: 40 + index }],
    })),
    guidelines: { progression: [], rpe: [], recovery: [], nutrition: [] },
  }
  return programIn(written, 'kg')
}

describe('a day with its weeks side by side', () => {
  it('has what each week asks for in its column', () => {
    const [day] = daySheets(
      program([
        [row('Weight 60 kg. Rest 90 s.')],
        [row('Weight 62.5 kg. Rest 90 s.', { sets: 4, reps: '6-8', intensity: 'RIR 1' })],
      ]),
      'kg',
    )!
    expect(day).toMatchObject({
      title: 'Day 1 · Upper',
      weeks: [
        { number: 1, minutes: 40 },
        { number: 2, minutes: 41 },
      ],
    })
    expect(day!.lifts[0]!.cells).toEqual([
      { setsReps: '3 × 8-10', effort: 'RIR 2', weight: '60 kg', lines: [] },
      { setsReps: '4 × 6-8', effort: 'RIR 1', weight: '62.5 kg', lines: [] },
    ])
  })

  it('says once what holds for all weeks, and names the weeks of anything else', () => {
    const step = 'Rest 90 s. +2.5 kg on last week. Swap: Push-Up or Dip.'
    const [day] = daySheets(
      program([[row('Rest 90 s. Swap: Push-Up.')], [row(step)], [row(step)], [row('Rest 60 s.')]]),
      'kg',
    )!
    expect(day!.lifts[0]!.told).toEqual([
      { weeks: 'Weeks 1-3', text: 'Rest 90\u00A0s.' },
      { weeks: 'Weeks 2 and 3', text: 'If you got all reps last week, add 2.5\u00A0kg.' },
      { weeks: 'Week 4', text: 'Rest 60\u00A0s.' },
    ])
    expect(day!.lifts[0]!.swaps).toBe('Swap: Push-Up or Dip.')
  })

  it('has the share of a known weight in its column, and says once what it is a share of', () => {
    const at = (share: number) => [row(`${share}% of your usual weight for these reps. Rest 90 s.`)]
    const [lift] = daySheets(program([at(40), at(60)]), 'kg')![0]!.lifts
    expect(lift!.cells.map((cell) => cell!.weight)).toEqual(['40%', '60%'])
    expect(lift!.told[0]).toEqual({ weeks: '', text: 'Percents: of your usual weight for these reps.' })
    expect(lift!.told).toHaveLength(2)
  })

  it('has in its column what changes from week to week, and says once what it means', () => {
    const [lift] = daySheets(
      program([
        [
          row(
            'Rest 150 s. Warm up with 20 kg × 8, 40 × 5 (45 lb × 8, 95 × 5). Top set: 6+, stop with 2 left, then 3 sets 5% lighter.',
          ),
        ],
        [
          row(
            'Rest 150 s. Warm up with 20 kg × 8, 45 × 5 (45 lb × 8, 105 × 5). +3% on last week. Top set: 5+, stop with 1 left, then 3 sets 5% lighter.',
          ),
        ],
        [row('Rest 150 s. +6% on last week. Test: AMRAP, stop with 1 rep left, then 3 sets 5% lighter.')],
      ]),
      'kg',
    )![0]!.lifts
    expect(lift!.cells.map((cell) => cell!.lines)).toEqual([
      ['warm-up', '20×8 40×5'],
      ['top: 1 left', '+3%', 'warm-up', '20×8 45×5'],
      ['+6%'],
    ])
    expect(lift!.told).toEqual([
      { weeks: '', text: 'Rest 2:30\u00A0min.' },
      { weeks: 'Week 3', text: 'Set 1 is a test: as many good reps as you can, stop with 1 left.' },
      {
        weeks: '',
        text: 'The top set comes first: 5+ means five reps or more. The other sets are 5% lighter.',
      },
      { weeks: '', text: '+3% means 3 percent more than on this day last week.' },
      { weeks: '', text: 'Warm-up: weight × reps.' },
    ])
  })

  it('asks in the cell of a test for the effort of the test', () => {
    const test = 'Rest 90 s. Test: AMRAP, stop with 1 rep left, then 2 sets 5% lighter.'
    const [lift] = daySheets(program([[row('Rest 90 s.')], [row(test)], [row(test, { sets: 1 })]]), 'kg')![0]!
      .lifts
    expect(lift!.cells.map((cell) => [cell!.setsReps, cell!.effort])).toEqual([
      ['3 × 8-10', 'RIR 2'],
      ['test, 2 × 8-10', '1 left, then RIR 2'],
      ['1 × test', '1 left'],
    ])
  })

  it('names the weeks in their order, each group of them once, where there is no column to say it in', () => {
    const warm = (kg: number) => `Warm up with 20 kg × 8, ${kg} × 5 (45 lb × 8, 95 × 5).`
    const weeks = [
      [row(`Rest 90 s. ${warm(40)}`)],
      [row(`Rest 90 s. ${warm(50)} +2.5 kg on last week.`)],
      [row(`Rest 90 s. ${warm(40)}`)],
    ]
    const [lift] = daySheets(program(weeks), 'kg', () => NO_COLUMNS)![0]!.lifts
    expect(lift!.told).toEqual([
      { weeks: '', text: 'Rest 90\u00A0s.' },
      { weeks: 'Weeks 1 and 3', text: 'Warm up 20×8 40×5.' },
      { weeks: 'Week 2', text: 'Warm up 20×8 50×5. If you got all reps last week, add 2.5\u00A0kg.' },
    ])
  })

  it('marks a light week, and one with a test', () => {
    const test = 'Rest 90 s. Test: last week’s weight, AMRAP, stop with 1 rep left in the first set.'
    const weeks = [[row('')], [row('')], [row(test)]]
    const named = (week: number) => (week === 2 ? 'Day 1 - Upper (taper)' : 'Day 1 - Upper')
    expect(daySheets(program(weeks, named), 'kg')![0]!.weeks.map(({ mark }) => mark)).toEqual([
      '',
      'light',
      'test',
    ])
  })

  it('keeps a lift in its line when another begins later, with nothing in the weeks before', () => {
    const curl = row('', { name: 'Dumbbell Curl' })
    const dip = row('', { name: 'Dip' })
    const [day] = daySheets(
      program([
        [row(''), curl],
        [row(''), dip, curl],
      ]),
      'kg',
    )!
    expect(day!.lifts.map(({ name, when, cells }) => [name, when, cells.map(Boolean)])).toEqual([
      ['Barbell Row', '', [true, true]],
      ['Dip', 'from week 2', [false, true]],
      ['Dumbbell Curl', '', [true, true]],
    ])
  })

  it('names the side beneath, so that the reps fit their column', () => {
    const [day] = daySheets(
      program([[row('', { reps: '10-12/side' })], [row('', { reps: '12/side' })]]),
      'kg',
    )!
    expect(day!.lifts[0]!.cells.map((cell) => cell!.setsReps)).toEqual(['3 × 10-12', '3 × 12'])
    expect(day!.lifts[0]!.told).toEqual([{ weeks: '', text: 'Reps: each side.' }])
  })

  it('is not made of days that differ from week to week', () => {
    const named = (week: number) => `Day 1 - ${week === 1 ? 'Upper' : 'Lower'}`
    expect(daySheets(program([[row('')], [row('')]], named), 'kg')).toBeNull()
    expect(daySheets(program([[row('')]]), 'kg')).toBeNull()
  })
})

it.each([
  [[5], 'Week 5'],
  [[7, 8], 'Weeks 7 and 8'],
  [[2, 3, 4, 7, 8], 'Weeks 2-4, 7 and 8'],
] as const)('names weeks %j as %s', (weeks, told) => {
  expect(weeksIn(weeks)).toBe(told)
})

it('has the weight of the sets after a top set beside that of the first, once', () => {
  const top = row('Weight 60 kg. Rest 90 s. Top set: 6+, stop with 3 left, then 2 sets at 57.5 kg.')
  const [day] = daySheets(program([[top], [top]]), 'kg')!
  expect(day!.lifts[0]!.cells[0]).toEqual({
    setsReps: '6+, 2 × 8-10',
    effort: 'RIR 2',
    weight: '60, 57.5 kg',
    lines: [],
  })
  expect(day!.lifts[0]!.told.map(({ text }) => text)).toEqual(['Rest 90\u00A0s.', 'Set 1 is your top set.'])
})
