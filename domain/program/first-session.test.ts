import { expect, it } from '@jest/globals'
import { firstSession } from './first-session.ts'
import type { Exercise, GeneratedProgram } from './program.ts'
import { programIn } from './program-in.ts'

const row = (more: Partial<Exercise> = {}): Exercise => ({
  ...{ name: 'Machine Row', sets: 3, reps: '8-10', intensity: 'RIR 4', notes: 'Rest 90 s.' },
  ...more,
})

const steps = (
  exercises: Exercise[],
  {
    isLoaded = () => true,
    clearance,
    underABar,
    coolDown,
  }: { isLoaded?: (name: string) => boolean; clearance?: string; underABar?: string; coolDown?: true } = {},
) => {
  const written: GeneratedProgram = {
    overview: {
      ...{ daysPerWeek: 1, sessionLength: 60, split: 'Full Body', programmingStyle: 'RIR' },
      ...(clearance && { clearance }),
    },
    weeks: [{ weekNumber: 1, workouts: [{ day: 'Day 1 - Full Body', exercises }] }],
    guidelines: { progression: [], rpe: [], recovery: [], nutrition: [] },
    ...(underABar && { underABar }),
    ...(coolDown && { coolDown }),
  }
  return firstSession(programIn(written, 'kg'), ({ name }) => isLoaded(name)).join('\n')
}

it('leads from the warm-up to the last set', () => {
  expect(steps([row()])).toMatch(/^Day 1 of week 1: .*Machine Row\.\n[^]*You are done/)
})

it('finds a weight at the planned effort, on either scale', () => {
  expect(steps([row()])).toContain(
    'Stop when you have about 4 good reps left. That is your weight, and your set 1.',
  )
  expect(steps([row({ intensity: 'RPE 7' })])).toContain('Stop when you have about 3 good reps left')
})

it('loads a printed weight, and finds only the others', () => {
  const printed = row({ weight: { kg: 60, lb: 135 } })
  expect(steps([printed])).toContain('A weight is given? Warm up, then load it')
  expect(steps([printed])).not.toMatch(/begin with/i)
  expect(steps([printed, row()])).toContain('No weight given? Begin with the empty bar')
})

it('asks for no weight where there is nothing to load', () => {
  const told = steps([row({ name: 'Push-Up' })], { isLoaded: () => false })
  expect(told).toContain('There is nothing to load today. Stop when you have about 4 good reps left.')
  expect(told).not.toMatch(/weight/)
})

it('has the notice read first', () => {
  expect(steps([row()], { clearance: 'Ask first.' })).toMatch(/^Read “Before you start” first\.\n/)
})

it('says whether the light sets count, and what to do where even the lightest weight is too heavy', () => {
  expect(steps([row()])).toContain('The lighter sets were your warm-up.')
  expect(steps([row()])).not.toContain('swap')
  expect(steps([row({ substitutes: ['Push-Up'] })])).toContain('too heavy? Take the swap.')
})

it('asks for no weight in a first exercise that takes none', () => {
  const told = steps([row({ name: 'Push-Up' }), row()], { isLoaded: (name) => name !== 'Push-Up' })
  expect(told).toMatch(/Push-Up takes no weight\.[^\n]*\nFind your weights/)
  expect(steps([row()])).not.toContain('takes no weight')
})

it('has the safety of a bar read before anything is lifted', () => {
  const told = steps([row()], { underABar: 'Set the safety bars.' }).split('\n')
  expect(told[1]).toBe('Set the safety bars.')
})

it('ends with easy minutes where a sudden stop is no good', () => {
  expect(steps([row()], { coolDown: true })).toMatch(
    /Last set written down\? Now move easily for 5 to 10 minutes\.$/,
  )
  expect(steps([row()])).toMatch(/You are done\. A short first session is a good one\.$/)
})

it('sends nobody walking who cannot stand', () => {
  expect(steps([row()])).toContain('walk or bike easily')
  expect(steps([row({ isSeated: true })])).toContain('move easily until you are warm.')
})
