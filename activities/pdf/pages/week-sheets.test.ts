import { describe, expect, it } from '@jest/globals'
import type { Exercise, GeneratedProgram } from '../../../domain/program/program.ts'
import { missedRepsIn } from './facts.ts'
import { programIn } from '../../../domain/program/program-in.ts'
import { howToOf } from '../../../domain/exercises/how-to/how-to-of.ts'
import { howTosOf, readNote } from './notes.ts'
import { weekSheets } from './week-sheets.ts'

const row = (notes: string, more: Partial<Exercise> = {}): Exercise => ({
  name: 'Barbell Row',
  sets: 3,
  reps: '8-10',
  intensity: 'RIR 2',
  notes,
  ...more,
})

const written = (weeks: Exercise[][]): GeneratedProgram => ({
  overview: { daysPerWeek: 1, sessionLength: 60, split: 'Full Body', programmingStyle: 'RIR' },
  weeks: weeks.map((exercises, index) => ({
    weekNumber: index + 1,
    workouts: [{ day: 'Day 1 - Upper (deload)', exercises }],
  })),
  guidelines: { progression: [], rpe: [], recovery: [], nutrition: [] },
})

const program = (weeks: Exercise[][]) => programIn(written(weeks), 'kg')
const shown = (exercise: Exercise) => program([[exercise]]).weeks[0]!.workouts[0]!.exercises[0]!

describe('a note', () => {
  it('starts with its fixed sentences, followed by free text', () => {
    const notes =
      'Rest 120 s. Warm up with 2 sets at 50% and 75%. Swap: Push-Up or Dip. +2.5 kg on last week. Test: last week’s weight, AMRAP, stop with 1 rep left, then 3 sets 5% lighter. Each side. Stay tall. Breathe!'
    expect(readNote(shown(row(notes)))).toEqual({
      fixed: [
        'Rest 120 s.',
        'Warm up with 2 sets at 50% and 75%.',
        'Swap: Push-Up or Dip.',
        '+2.5 kg on last week.',
        'Test: last week’s weight, AMRAP, stop with 1 rep left, then 3 sets 5% lighter.',
        'Each side.',
      ],
      free: ['Stay tall.', 'Breathe!'],
    })
  })

  it.each([
    'Weight 82.5 kg, 78%. Rest 180 s. Warm up with 20 kg × 8, 50 × 5, 75 × 3.',
    'Rest 90 s. +2.5 kg each time, so +5 kg on last week. Last set: up to 8 reps, stop with 2 left.',
    'Rest 90 s. +2.5 kg on last time.',
    'Rest 90 s. +1 rep or +2.5 kg on last week.',
    'Rest 90 s. +1 rep or the next size on last week.',
    'Rest 90 s. +1 rep on last week.',
    'Rest 40 s. One more of the sets with the next size.',
    'Rest 90 s. Ladder each set: 1, 2, 3 a side.',
    'Weight about 27.5 kg each. Rest 90 s. Warm up with 2 sets at 50% and 75% of your working weight.',
    'Rest 180 s. Top set: 6+, stop with 3 left, then 3 sets 5% lighter.',
    'Rest 180 s. +4% on last week.',
    'Rest 180 s. +3% on week 1.',
    'Rest 180 s. Top set: 6+, stop with 3 left, then 2 sets at 107.5 kg.',
  ])('starts with %s', (fixed) => {
    const note = readNote(shown(row(`${fixed} Stay tall.`)))
    expect([note.fixed.join(' '), note.free]).toEqual([fixed, ['Stay tall.']])
  })

  it('is completed from the record, without saying anything twice', () => {
    const fields = { restSeconds: 90, substitutes: ['Dip'] }
    expect(readNote(shown(row('', fields))).fixed).toEqual(['Rest 90 s.', 'Swap: Dip.'])
    expect(readNote(shown(row('Rest 90 s. Swap: Dip.', fields))).fixed).toEqual(['Rest 90 s.', 'Swap: Dip.'])
  })
})

describe('the pages of a week', () => {
  it('explain an exercise once, on a separate page, and say what is special each time', () => {
    const both = program([
      [row('Rest 90 s. Stay tall.')],
      [row('Rest 90 s. Stay tall. Go slower today.'), row('Rest 60 s.')],
    ])
    expect(howTosOf(both).get('Barbell Row')).toEqual({
      ...howToOf('barbell-bent-over-row'),
      cues: [...howToOf('barbell-bent-over-row')!.cues, 'Stay tall.'],
      swaps: [],
      forYou: [],
    })
    const [first, second] = weekSheets(both)
    expect(first?.days[0]?.rows[0]?.small).toBe('Rest 90\u00A0s.')
    expect(second?.days[0]?.rows[0]?.small).toBe('Rest 90\u00A0s. Go slower today.')
  })

  it('say in the head what most rows share, but keep a printed weight in its row', () => {
    const goOn = row('Rest 90 s. Go on with your weight before the deload.')
    const headOf = (rows: Exercise[]) => weekSheets(program([[row('Rest 90 s.')], rows]))[1]?.remark
    expect(headOf([goOn, goOn, row('Rest 90 s.')])).toBe('Go on with your weight before the deload.')
    const weighed = row('Weight 80 kg. Rest 90 s.', { weight: { kg: 80, lb: 175 } })
    expect(headOf([goOn, goOn, weighed])).toBe(
      'Unless a row says otherwise: go on with your weight before the deload.',
    )
    for (const other of ['Start above your week 1 weight.', '+3% on week 1.'])
      expect(headOf([goOn, goOn, row(`Rest 90 s. ${other}`)])).toBe(
        'Unless a row says otherwise: go on with your weight before the deload.',
      )
  })

  it('give a heavy single a row of its own before its sets, in one unit', () => {
    const single = { intensity: 'RPE 8', notes: 'Weight 120 kg (265 lb). Rest 180 s.' }
    const [week] = weekSheets(program([[row('Rest 180 s.', { single })]]))
    // The rows add up to the number of sets in the head of the week.
    expect(week?.sets).toBe(4)
    expect(
      week?.days[0]?.rows.map(({ exercise, small }) => [
        exercise.sets,
        exercise.reps,
        exercise.intensity,
        small,
      ]),
    ).toEqual([
      [1, '1', 'RPE 8', 'Weight 120\u00A0kg. Rest 180\u00A0s.'],
      [3, '8-10', 'RIR 2', 'Rest 180\u00A0s.'],
    ])
  })

  it('keep a weight and its reps on one line', () => {
    const [week] = weekSheets(program([[row('Rest 90 s. Warm up with 20 kg × 8, 50 × 5.')]]))
    expect(week?.days[0]?.rows[0]?.small).toBe(
      'Rest 90\u00A0s. Warm up with 20\u00A0kg\u00A0×\u00A08, 50\u00A0×\u00A05.',
    )
  })

  it('say in the head what most rows would say', () => {
    const light = 'Rest 90 s. Keep it easy.'
    const [, week] = weekSheets(program([[row('Rest 90 s.')], [row(light), row(light), row('Rest 60 s.')]]))
    expect(week?.remark).toBe('Keep it easy.')
    expect(week?.days[0]?.rows.map(({ small }) => small)).toEqual([
      'Rest 90\u00A0s.',
      'Rest 90\u00A0s.',
      'Rest 60\u00A0s.',
    ])
  })

  const commonIn = (notes: string[]) => {
    const [week] = weekSheets(program([notes.map((note) => row(note))]))
    return [week?.common, ...(week?.days[0]?.rows.map(({ small }) => small) ?? [])]
  }

  it('say once the rest and the step that most rows share, and print the others in their rows', () => {
    const usual = 'Rest 90 s. +2.5 kg on last week.'
    expect(commonIn([usual, usual, usual, 'Rest 60 s. +5 kg on last week.'])).toEqual([
      'Unless a row says otherwise: rest 90\u00A0s; +2.5\u00A0kg on last week.',
      ...['', '', ''],
      'Rest 60\u00A0s. +5\u00A0kg on last week.',
    ])
    expect(commonIn([usual, usual, usual])[0]).toBe('Every row: rest 90\u00A0s; +2.5\u00A0kg on last week.')
  })

  it('never say in the head what would wrongly seem to apply to other rows', () => {
    const usual = 'Rest 90 s. +2.5 kg on last week.'
    const [common, ...rows] = commonIn([usual, usual, usual, 'Rest 60 s. Weight 80 kg.', 'Rest 45 s.'])
    expect(common).toBe('Unless a row says otherwise: rest 90\u00A0s.')
    expect(rows.slice(0, 3)).toEqual(Array(3).fill('+2.5\u00A0kg on last week.'))
    expect(commonIn([usual, usual, usual, ''])[0]).toBe('')
  })

  it('recognize a light week by its flag or its days’ names, and print day names without the mark', () => {
    const [week] = weekSheets(program([[row('')]]))
    expect(week).toMatchObject({ isLight: true, sets: 3, effort: 'RIR 2' })
    expect(week?.days[0]?.title).toBe('Day 1 · Upper')
  })
})

it('say the program’s own rule for missed reps, if it has one', () => {
  expect(missedRepsIn({ ...program([]), missedReps: 'If you miss, stop.' })).toBe('If you miss, stop.')
  expect(missedRepsIn(program([]))).toContain('If you miss reps')
})
