import { describe, expect, it } from '@jest/globals'
import type { Exercise, GeneratedProgram } from '../../../domain/program/program.ts'
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
      'Rest 90 s. Warm up with 2 sets at 50% and 75%. Swap: Push-Up or Dip. +2.5 kg on last week. Test: last week’s weight, AMRAP, stop with 1 rep left, then 3 sets 5% lighter. Each side. Stay tall. Breathe!'
    expect(readNote(shown(row(notes)))).toEqual({
      fixed: [
        'Rest 90 s.',
        'Warm up with 2 sets at 50% and 75%.',
        'Swap: Push-Up or Dip.',
        'If you got all reps last week, add 2.5 kg.',
        'Set 1 is a test with last week’s weight: as many good reps as you can, stop with 1 left.',
        'The other sets: about 5% lighter.',
        'Each side.',
      ],
      free: ['Stay tall.', 'Breathe!'],
    })
  })

  it.each([
    [
      'Weight 82.5 kg, 78%. Warm up with 20 kg × 8, 50 × 5 (45 lb × 8, 105 × 5).',
      'Weight 82.5 kg, 78%. Warm up with 20 kg × 8 reps, 50 × 5.',
    ],
    [
      '+2.5 kg each time. Last set: up to 8 reps, stop with 2 left.',
      'If you got all reps, add 2.5 kg each time. Last set: keep going, up to 8, while you keep the printed RIR. Got 8? Add twice as much next time.',
    ],
    ['+2.5 kg on last time.', 'If you got all reps last time, add 2.5 kg.'],
    [
      '+1 rep or +2.5 kg on last week.',
      'All sets at 10? Add 2.5 kg and begin at 8 again. Otherwise 1 rep more.',
    ],
    [
      '+1 rep or the next size on last week.',
      'All sets at 10? Take the next size and begin at 8 again. Otherwise 1 rep more.',
    ],
    ['+1 rep on last week.', 'Add 1 rep to last week’s.'],
    ['One more of the sets with the next size.', 'One more of the sets with the next size.'],
    ['Ladder each set: 1, 2, 3 a side.', 'Ladder each set: 1, 2, 3 a side.'],
    [
      'Warm up with 2 sets at 50% and 75% of your working weight.',
      'Warm up with 5 reps at half the weight, then 3 at three quarters.',
    ],
    [
      'Warm up with 3 sets at 40%, 60% and 80% of your working weight.',
      'Warm up with 5 reps at 40% of the weight, 3 at 60%, 2 at 80%.',
    ],
    [
      'Warm up with 2 sets at 50% and 75% of your working weight, once you know it.',
      'Warm up with the light sets that find your weight.',
    ],
    [
      'Top set: 6+, stop with 3 left, then 3 sets 5% lighter.',
      'Set 1 is your top set. The other sets: about 5% lighter.',
    ],
    [
      'Top set: 6+, stop with 3 left, then 2 sets at 107.5 kg.',
      'Set 1 is your top set. The other sets: 107.5 kg.',
    ],
    [
      'Trial: first set, as many good reps as you can in 120 s, stop with 1 left; short breaks at the top are fine.',
      'Set 1 is a test: as many good reps as you can in 120 s, stop with 1 left. Short breaks at the top are fine.',
    ],
    ['+4% on last week.', 'About 4% more than on this day last week.'],
    ['+3% on week 1.', 'About 3% more than on this day in week 1.'],
    ['7% less than before the deload.', 'About 7% less than before the light week.'],
  ])('says %s as a coach would', (stored, said) => {
    const note = readNote(shown(row(`${stored} Stay tall.`)))
    expect([note.fixed.join(' '), note.free]).toEqual([said, ['Stay tall.']])
  })

  it.each([
    [
      'Deload: 10 percent lighter than last week, so easier than it says.',
      'Take 10 percent off last week’s weight. It should feel light. Add nothing.',
    ],
    [
      'Deload: the printed weight is lighter than last week’s.',
      'This weight is already lighter than last week’s.',
    ],
    [
      'Reps start over: your weight before the deload, and one step more if that stayed at its effort.',
      'Back to the fewest reps. If the week before the light one felt as planned, take the next heavier weight.',
    ],
    [
      'Go on with your weight before the deload, for 1 rep fewer.',
      'Take your weight from before the light week, for 1 rep fewer.',
    ],
    [
      'Last week’s weight at most: the test is on another day.',
      'Take last week’s weight at most: the test is on another day.',
    ],
    ['New from this week: begin as in week 1.', 'New this week: find its weight as in week 1.'],
  ])('says what is special about a week: %s', (stored, said) => {
    expect(readNote(shown(row(stored))).free).toEqual([said])
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

  it('tell how a swap is done, unless it is explained as an exercise of the program', () => {
    const both = program([[row('Swap: Machine Row or Push-Up.'), row('', { name: 'Push-Up' })]])
    expect(howTosOf(both).get('Barbell Row')!.swaps).toEqual([
      { label: 'Swap', name: 'Machine Row', cue: howToOf('machine-row')!.cues[0] },
      { label: 'Swap', name: 'Push-Up', cue: '' },
    ])
  })

  it('say in the head what most rows share, but keep a printed weight in its row', () => {
    const goOn = row('Rest 90 s. Go on with your weight before the deload.')
    const headOf = (rows: Exercise[]) => weekSheets(program([[row('Rest 90 s.')], rows]))[1]?.remark
    expect(headOf([goOn, goOn, row('Rest 90 s.')])).toBe('Go on with your weight from before the light week.')
    const weighed = row('Weight 80 kg. Rest 90 s.', { weight: { kg: 80, lb: 175 } })
    expect(headOf([goOn, goOn, weighed])).toBe(
      'Unless an exercise says otherwise: go on with your weight from before the light week.',
    )
    for (const other of ['Start above your week 1 weight.', '+3% on week 1.'])
      expect(headOf([goOn, goOn, row(`Rest 90 s. ${other}`)])).toBe(
        'Unless an exercise says otherwise: go on with your weight from before the light week.',
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
      [1, '1', 'RPE 8', 'Weight 120\u00A0kg. Rest 3\u00A0min.'],
      [3, '8-10', 'RIR 2', 'Rest 3\u00A0min.'],
    ])
  })

  it('keep a weight and its reps on one line', () => {
    const [week] = weekSheets(
      program([[row('Rest 90 s. Warm up with 20 kg × 8, 50 × 5 (45 lb × 8, 105 × 5).')]]),
    )
    expect(week?.days[0]?.rows[0]?.small).toBe(
      'Rest 90\u00A0s. Warm up with 20\u00A0kg\u00A0×\u00A08 reps, 50\u00A0×\u00A05.',
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
      'Unless an exercise says otherwise: rest 90\u00A0s; if you got all reps last week, add 2.5\u00A0kg.',
      ...['', '', ''],
      'Rest 60\u00A0s. If you got all reps last week, add 5\u00A0kg.',
    ])
    expect(commonIn([usual, usual, usual])[0]).toBe(
      'All exercises: rest 90\u00A0s; if you got all reps last week, add 2.5\u00A0kg.',
    )
  })

  it('never say in the head what would wrongly seem to apply to other rows', () => {
    const usual = 'Rest 90 s. +2.5 kg on last week.'
    const [common, ...rows] = commonIn([usual, usual, usual, 'Rest 60 s. Weight 80 kg.', 'Rest 45 s.'])
    expect(common).toBe('Unless an exercise says otherwise: rest 90\u00A0s.')
    expect(rows.slice(0, 3)).toEqual(Array(3).fill('If you got all reps last week, add 2.5\u00A0kg.'))
    expect(commonIn([usual, usual, usual, ''])[0]).toBe('')
  })

  it('recognize a light week by its flag or its days’ names, and print day names without the mark', () => {
    const [week] = weekSheets(program([[row('')]]))
    expect(week).toMatchObject({ isLight: true, sets: 3, effort: 'RIR 2' })
    expect(week?.days[0]?.title).toBe('Day 1 · Upper')
  })
})
