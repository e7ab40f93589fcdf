import { describe, expect, it } from '@jest/globals'
import { inNumbers } from './in-numbers.ts'
import { programIn } from './program-in.ts'
import type { Exercise, GeneratedProgram } from './program.ts'

const row = (name: string, sets: number, notes: string): Exercise => ({
  name,
  sets,
  reps: '8',
  intensity: 'RIR 2',
  notes,
})
const written = (minutes?: number): GeneratedProgram => ({
  overview: { daysPerWeek: 1, sessionLength: 45, split: 'Full Body', programmingStyle: 'RIR' },
  weeks: [1, 2].map((weekNumber) => ({
    weekNumber,
    deload: weekNumber === 2,
    workouts: [
      {
        day: 'Day 1',
        exercises: [row('Push-Up', 4 - weekNumber, 'Swap: Dip.'), row('Plank', 1, '')],
        ...(minutes ? { estimatedMinutes: minutes + weekNumber } : {}),
      },
    ],
  })),
  guidelines: { progression: [], rpe: [], recovery: [], nutrition: [] },
})

const program = (minutes?: number) => programIn(written(minutes), 'kg')

describe('a program in numbers', () => {
  it('counts its sessions, exercises and sets', () => {
    expect(inNumbers(program(40))).toEqual([
      '2 sessions. The longest takes 42 minutes. You asked for 45.',
      '2 exercises, 1 with a swap.',
      '4 sets in week 1, 3 in week 2. Week 2 is light.',
    ])
  })

  it('names every light week, and what stays the same', () => {
    const { weeks, ...rest } = program()
    const [first, light] = [weeks[0]!, weeks[1]!]
    const lastOf = (these: typeof weeks) =>
      inNumbers({
        ...rest,
        weeks: these.map((week, index) => ({ ...week, weekNumber: index + 1 })),
      }).at(-1)
    expect(lastOf([first, light, first, light])).toBe(
      '4 sets in week 1, 3 in week 4. Weeks 2 and 4 are light.',
    )
    expect(lastOf([first, first])).toBe('4 sets in every week.')
    expect(lastOf([first, light, first])).toBe('4 sets in week 1, 4 in week 3. Week 2 is light.')
  })

  it('leaves out what the record does not state', () => {
    expect(inNumbers(program())).toHaveLength(2)
    expect(inNumbers({ ...program(), weeks: [] })).toEqual(['0 exercises.'])
  })
})
