import { expect, it } from '@jest/globals'
import type { TrainingAnswers } from '../../forms/program-request.ts'
import { profileOf } from '../profile/profile-of.ts'
import { entryByName } from '../../exercises/catalogue.ts'
import type { Draft } from '../draft/draft.ts'
import { prescribedWeeks } from './prescribed-weeks.ts'
import { usualRow } from '../prescription/rows.ts'
import { USUAL } from '../../../dev/testkit/examples/rule-examples.ts'
import { TODAY } from '../../../dev/testkit/today.ts'

/** Eight weeks of one day. Its first lift leads. */
function weeksOf(
  names: readonly string[],
  answers: Partial<TrainingAnswers> = {},
  deloadWeek: number | null = 5,
) {
  const profile = profileOf({ ...USUAL, ...answers }, TODAY)
  const rows = names.map((name, at) => ({ ...usualRow(entryByName(name)!, at === 0, profile), sets: 4 }))
  const draft: Draft = { deloadWeek, days: [{ kind: 'full-body', rows }] }
  return prescribedWeeks(draft, new Map(), profile)
}
const rowsOf = (weeks: ReturnType<typeof weeksOf>, name: string) =>
  weeks.map(({ days }) => days[0]!.find(({ row }) => row.entry.name === name))

const bench = { bestSets: [{ lift: 'bench-press', weight: 100, unit: 'kg', reps: 5 } as const] }
const strength = { primaryGoal: 'Strength' } as const

it('has eight weeks of the same exercises', () => {
  const weeks = weeksOf(['Barbell Back Squat', 'Seated Cable Row', 'Plank'])
  expect(weeks.map(({ phase }) => phase.week)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  for (const { days } of weeks) expect(days[0]).toHaveLength(3)
})

// R33: 45 to 70 % of the sets.
it('halves the sets of the light week, and makes each of them easier', () => {
  const weeks = weeksOf(['Barbell Back Squat', 'Seated Cable Row', 'Dumbbell Curl'])
  const sets = weeks.map(({ days }) => days[0]!.reduce((sum, each) => sum + each.prescription.sets, 0))
  expect(sets[4]! / sets[3]!).toBeGreaterThanOrEqual(0.45)
  expect(sets[4]! / sets[3]!).toBeLessThanOrEqual(0.7)
  for (const [at, { prescription }] of weeks[4]!.days[0]!.entries()) {
    expect(prescription.rir).toBeGreaterThan(weeks[3]!.days[0]![at]!.prescription.rir)
    expect(prescription.step).toBeNull()
  }
})

// 100 kg for five is a max of 115.9 kg. Six with three in reserve are 76.2 % of it: 88.3 kg.
it('prints the weight of a known lift, rounded down, and of no other', () => {
  const weeks = weeksOf(['Barbell Bench Press', 'Seated Cable Row'], { ...strength, facts: bench })
  const [first] = rowsOf(weeks, 'Barbell Bench Press')
  expect(first!.prescription).toMatchObject({ reps: { high: 6 }, rir: 3 })
  expect(first!.weight?.kg).toBe(87.5)
  expect(rowsOf(weeks, 'Seated Cable Row').map((each) => each!.weight)).toEqual(Array(8).fill(null))
})

it('prints no weight before clearance', () => {
  const weeks = weeksOf(['Barbell Bench Press'], { facts: bench, exercisesToAvoid: 'chest pain' })
  expect(rowsOf(weeks, 'Barbell Bench Press').map((each) => each?.weight ?? null)).toEqual(
    Array(8).fill(null),
  )
})

// Simão 2005: what comes later is done for fewer reps.
it('presses fewer reps once the triceps have worked', () => {
  const kgOf = (names: readonly string[]) =>
    rowsOf(weeksOf(names, { facts: bench }), 'Close-Grip Bench Press')[0]!.weight!.kg
  expect(kgOf(['Leg Press', 'Cable Triceps Pushdown', 'Close-Grip Bench Press'])).toBeLessThan(
    kgOf(['Leg Press', 'Close-Grip Bench Press', 'Cable Triceps Pushdown']),
  )
})

it('gives the step by the chart if reps fall and no weight is known', () => {
  const [, second, , , light, after] = rowsOf(
    weeksOf(['Barbell Bench Press'], strength),
    'Barbell Bench Press',
  )
  // Five with three in reserve rather than six: 78.6 against 76.2 %.
  expect(second!.prescription.step).toEqual({ of: 'share', percent: 3, since: 'last week' })
  expect(light!.prescription.step).toBeNull()
  // Week 1 was a guess, which weeks 2 to 4 corrected: 5 to 7 % less in week 6 is again more than in week 1.
  expect(after!.prescription.step).toMatchObject({ of: 'share', since: 'before the deload' })
})

// Tsatsouline, Rite of Passage: fewer ladders where they are longer.
it('starts the round of longer ladders with one set fewer', () => {
  const weeks = weeksOf(['Kettlebell Clean and Press'], { equipment: 'Home Gym: one 16 kg kettlebell' })
  const sets = rowsOf(weeks, 'Kettlebell Clean and Press').map((each) => each!.prescription.sets)
  expect([sets[0], sets[1], sets[5], sets[6]]).toEqual([3, 4, 3, 4])
})

it('adds a set to a ladder with its fourth rung, not in the week after: sets never change by two', () => {
  const profile = profileOf({ ...USUAL, equipment: 'Home Gym: one 16 kg kettlebell' }, TODAY)
  const press = usualRow(entryByName('Kettlebell Clean and Press')!, true, profile)
  const rows = [
    { ...press, sets: 3, addSet: true },
    { ...usualRow(entryByName('Plank')!, false, profile), sets: 3, addSet: true },
  ]
  const weeks = prescribedWeeks(
    {
      deloadWeek: 5,
      days: [
        { kind: 'full-body', rows: [] },
        { kind: 'full-body', rows },
      ],
    },
    new Map(),
    profile,
  ).map(({ days }) => days[1]!.find(({ row }) => row.entry === press.entry)!.prescription.sets)
  const loaded = weeks.toSpliced(4, 1)
  const changes = loaded.slice(1).map((sets, at) => Math.abs(sets - loaded[at]!))
  expect(Math.max(...changes)).toBe(1)
  expect(loaded.at(-1)).toBe(4)
})

it('adds no rep beyond the range at a weight that stays', () => {
  const overhead = { bestSets: [{ lift: 'overhead-press', weight: 60, unit: 'kg', reps: 5 } as const] }
  const weeks = weeksOf(['Barbell Back Squat', 'Seated Dumbbell Shoulder Press'], {
    primaryGoal: 'General Fitness',
    facts: overhead,
  })
  const rows = rowsOf(weeks, 'Seated Dumbbell Shoulder Press')
  for (const [week, row] of rows.entries()) {
    const kg = row?.weight?.kg
    expect(kg).toBeDefined()
    const { reps } = row!.prescription
    const stay = rows.slice(0, week + 1).filter((each) => each?.weight?.kg === kg && each?.prescription.step)
    expect(stay.length).toBeLessThanOrEqual(reps.high - reps.low)
  }
})
