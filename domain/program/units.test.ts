import { describe, expect, it } from '@jest/globals'
import type { GeneratedProgram } from './program.ts'
import { programIn } from './program-in.ts'
import { usualUnits } from './units.ts'

const PROTEIN = 'Eat 1.6 to 2.2 g of protein per kg of body weight a day.'
const ADD = 'When every set reaches the top, add 2.5 kg (5 lb), or 2 to 5 percent.'

const program = (notes: string): GeneratedProgram => ({
  overview: {
    daysPerWeek: 1,
    sessionLength: 30,
    split: 'Full Body',
    programmingStyle: 'RIR',
    equipment: 'dumbbells up to 24 kg',
  },
  weeks: [
    {
      weekNumber: 1,
      workouts: [
        {
          day: 'Day 1',
          exercises: [{ name: 'Goblet Squat', sets: 3, reps: '8', intensity: 'RIR 2', notes }],
        },
      ],
    },
  ],
  guidelines: { progression: [ADD], rpe: [], recovery: [], nutrition: [PROTEIN] },
})
const noteIn = (notes: string, units: 'kg' | 'lb') =>
  programIn(program(notes), units).weeks[0]?.workouts[0]?.exercises[0]?.notes

describe('a program in one unit', () => {
  it.each([
    ['+1.25 kg on last week.', '1.25 kg', '2.5 lb'],
    ['Rest 90 s. +2.5 kg on last week. Stay tall.', '2.5 kg', '5 lb'],
    ['+5 kg on last week.', '5 kg', '10 lb'],
    ['+1 kg on last week.', '1 kg', '2.5 lb'],
    ['+2.5 kg on last time.', '2.5 kg', '5 lb'],
    ['+2.5 kg each time.', '2.5 kg', '5 lb'],
    ['+1 rep or +2.5 kg on last week.', '2.5 kg', '5 lb'],
  ])('%s in pounds', (stored, kg, lb) => {
    expect(noteIn(stored, 'kg')).toContain(kg)
    expect(noteIn(stored, 'lb')).toBe(noteIn(stored, 'kg')?.replace(kg, lb))
  })

  it.each([
    ['Weight 82.5 kg (180 lb), 78%.', 'Weight 82.5 kg, 78%.', 'Weight 180 lb, 78%.'],
    ['Weight about 27.5 kg (60 lb) each.', 'Weight about 27.5 kg each.', 'Weight about 60 lb each.'],
    [
      'Warm up with 20 kg × 8, 50 × 5 (45 lb × 8, 105 × 5). Swap: Dip.',
      'Warm up with 20 kg × 8 reps, 50 × 5. Swap: Dip.',
      'Warm up with 45 lb × 8 reps, 105 × 5. Swap: Dip.',
    ],
    ['Warm up with 20 kg × 8 (45 lb × 8).', 'Warm up with 20 kg × 8 reps.', 'Warm up with 45 lb × 8 reps.'],
  ])('%s', (both, kg, lb) => {
    expect([noteIn(both, 'kg'), noteIn(both, 'lb')]).toEqual([kg, lb])
  })

  it('uses one unit in the decisions', () => {
    const told = program('')
    told.overview.decisions = ['Percentages are of Barbell Bench Press 116 kg (255 lb).']
    expect(programIn(told, 'lb').overview.decisions).toEqual([
      'Percentages are of Barbell Bench Press 255 lb.',
    ])
    expect(programIn(program(''), 'lb').overview).not.toHaveProperty('decisions')
  })

  it('uses one unit in its rules', () => {
    const inLb = programIn(program(''), 'lb').guidelines
    expect(inLb.progression).toEqual(['When every set reaches the top, add 5 lb, or 2 to 5 percent.'])
    expect(inLb.nutrition).toEqual(['Eat 0.7 to 1 g of protein per lb of body weight a day.'])
    const inKg = programIn(program(''), 'kg').guidelines
    expect(inKg.progression).toEqual(['When every set reaches the top, add 2.5 kg, or 2 to 5 percent.'])
    expect(inKg.nutrition).toEqual([PROTEIN])
  })

  it('prints the amounts of a record that has them, and reads no text of it', () => {
    const told = { ...program(''), measured: [['Add ', { kg: 2.5, lb: 5 }, '.']] }
    told.overview.decisions = ['Add 2.5 kg (5 lb).', 'You wrote “20 kg (44 lb)”.']
    expect(programIn(told, 'lb').overview.decisions).toEqual(['Add 5 lb.', 'You wrote “20 kg (44 lb)”.'])
    expect(programIn(told, 'lb')).not.toHaveProperty('measured')
  })

  it('leaves the buyer’s own words unchanged', () => {
    expect(programIn(program(''), 'lb').overview.equipment).toBe('dumbbells up to 24 kg')
  })
})

it('knows where people lift in pounds', () => {
  expect(['en-US', 'es-us', 'fr-CA', 'en-GB', 'de', 'ca-ES', ''].map(usualUnits)).toEqual([
    'lb',
    'lb',
    'lb',
    'kg',
    'kg',
    'kg',
    'kg',
  ])
})
