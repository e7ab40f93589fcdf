import { expect, it } from '@jest/globals'
import type { GeneratedProgram } from './program.ts'
import { programIn } from './program-in.ts'
import { EFFORTS, effortInWords, wordsOf } from './effort-words.ts'

const program = (day: string, reps: string, notes = ''): GeneratedProgram => ({
  overview: { daysPerWeek: 1, sessionLength: 45, split: 'Full Body', programmingStyle: 'RIR' },
  weeks: [
    {
      weekNumber: 1,
      workouts: [{ day, exercises: [{ name: 'Push-Up', sets: 3, reps, intensity: 'RIR 2', notes }] }],
    },
  ],
  guidelines: { progression: [], rpe: [], recovery: [], nutrition: [] },
})
const words = (...told: Parameters<typeof program>) =>
  wordsOf(programIn(program(...told), 'kg')).map(({ word }) => word)

it('explains only the terms that a program uses', () => {
  expect(words('Day 1', '8-10')).toEqual(['Set', '8-10', 'Swap'])
  expect(words('Day 1 - Upper (deload)', 'AMRAP')).toEqual(expect.arrayContaining(['AMRAP', 'Light week']))
  expect(words('Day 1', '5', 'Test: AMRAP, stop with 1 rep left, then 3 sets 5% lighter.')).not.toContain(
    'AMRAP',
  )
  expect(words('Day 1', '5', 'Top set: 5+, stop with 2 left, then 3 sets 5% lighter.')).toContain('Top set')
})

it.each([
  ['Alternate with', 'In turn with Dip.'],
  ['Size', '+1 rep or the next size on last week.'],
  ['Size', 'Deload: one size lighter than last week, so easier than it says.'],
  ['Elsewhere', 'Elsewhere: Push-Up, 8-10.'],
  ['Test', 'Test: AMRAP, stop with 1 rep left, then 3 sets 5% lighter.'],
])('explains %s where a note says it', (word, note) => {
  expect(words('Day 1', '8-10', note)).toContain(word)
  expect(words('Day 1', '8-10')).not.toContain(word)
})

it('explains the working weight that a warm-up is a share of', () => {
  const written = program('Day 1', '8-10')
  written.weeks[0]!.workouts[0]!.exercises[0]!.facts = { warmUp: { by: 'shares', percents: [50, 75] } }
  expect(wordsOf(programIn(written, 'kg')).map(({ word }) => word)).toContain('Working weight')
})

it('defines RPE as ten minus RIR', () => {
  for (const { rir, rpe } of EFFORTS) expect(Number(rpe.slice(4))).toBe(10 - Number(rir.slice(4)))
})

it.each([
  ['RIR 3', '8-12', 'RIR 3 = stop when you could do three more good reps.'],
  ['RIR 1', '5', 'RIR 1 = stop when you could do one more good rep.'],
  ['RIR 0', '5', 'RIR 0 = stop when you could do no more good reps.'],
  ['RIR 1-2', '10/side', 'RIR 1-2 = stop when you could do one or two more good reps.'],
  ['RIR 2-4', 'AMRAP', 'RIR 2-4 = stop when you could do two to four more good reps.'],
  ['RPE 8', '5', 'RPE 8 = stop when you could do two more good reps.'],
  ['RPE 8.5', '5', 'RPE 8.5 = stop when you could do one or two more good reps.'],
  ['RPE 7-8', '5', 'RPE 7-8 = stop when you could do two or three more good reps.'],
  ['RIR 2', '30 s', 'clean = end the hold before your form slips.'],
  ['70%', '5', null],
])('says in one line what %s asks for over %s', (intensity, reps, line) => {
  expect(effortInWords({ intensity, reps })).toBe(line)
})

it('has no line for a row whose effort is a word', () => {
  const row = { intensity: 'RIR 3', reps: '5' }
  expect(effortInWords({ ...row, facts: { isForBalance: true } })).toBeNull()
  expect(effortInWords({ ...row, facts: { share: 0.5 } })).toBeNull()
  expect(effortInWords({ ...row, facts: { isByForm: true } })).toBe('clean = stop before your form slips.')
})
