import { expect, it } from '@jest/globals'
import type { TrainingAnswers } from '../../forms/program-request.ts'
import { profileOf } from '../profile/profile-of.ts'
import { planningContextOf } from '../week-plan/planning-context.ts'
import { entryByName } from '../../exercises/catalogue.ts'
import { layoutFor, type PlannedDay } from './day-layout.ts'
import { USUAL } from '../../../dev/testkit/examples/rule-examples.ts'
import { TODAY } from '../../../dev/testkit/today.ts'

const layoutOf = (answers: Partial<TrainingAnswers> = {}) =>
  layoutFor(planningContextOf(profileOf({ ...USUAL, ...answers }, TODAY)))
const dayOf = (kind: PlannedDay['kind'], names: readonly string[], sets = 3): PlannedDay => ({
  kind,
  choices: names.map((name) => ({ entry: entryByName(name)!, sets })),
})

it('orders the rows of a day, in whatever order they were chosen', () => {
  const rows = layoutOf().rows(
    dayOf('lower', ['Machine Standing Calf Raise', 'Leg Extension', 'Barbell Back Squat']),
  )
  expect(rows.map(({ entry }) => entry.name)).toEqual([
    'Barbell Back Squat',
    'Leg Extension',
    'Machine Standing Calf Raise',
  ])
})

it('makes one leg lift of a day heavy for strength, and a press beside it', () => {
  const rows = layoutOf({ primaryGoal: 'Strength', programmingSplit: 'Full Body' }).rows(
    dayOf('full-body', ['Barbell Deadlift', 'Barbell Back Squat', 'Barbell Bench Press']),
  )
  const heavy = rows.filter(({ progression }) => progression === 'wave').map(({ entry }) => entry.pattern)
  expect(heavy).toContain('horizontal-push')
  expect(heavy.filter((pattern) => pattern !== 'horizontal-push')).toHaveLength(1)
})

it('counts the minutes and the muscles of a day', () => {
  const layout = layoutOf({ facts: { ageBand: '65-plus' }, primaryGoal: 'General Fitness' })
  const day = dayOf('lower', ['Leg Extension'], 3)
  const seen = layout.seen(day)
  // Eight minutes of warm-up and two more at 65, then three sets; nothing grows at 65.
  expect(seen.minutes).toBeCloseTo(10 + 3 * layout.minutesASet(entryByName('Leg Extension')!))
  expect([seen.muscles.quads, seen.mostMuscles.quads, seen.muscles.chest]).toEqual([3, 3, 0])
})

it('reserves the time of a set that later weeks add', () => {
  const seen = layoutOf({ primaryGoal: 'Strength' }).seen(
    dayOf('lower', ['Barbell Back Squat', 'Seated Leg Curl']),
  )
  expect(seen.rows.map(({ sets, mostSets }) => mostSets - sets)).toEqual([1, 0])
  expect(seen.mostMuscles.quads).toBe(seen.muscles.quads + 1)
})

it('knows when an exercise has no swap', () => {
  const hasSwap = (equipment: string, name: string) =>
    layoutOf({ equipment }).seen(dayOf('upper', [name])).rows[0]!.hasSwap
  expect(hasSwap('Home Gym: dumbbells', 'Dumbbell Shoulder Press')).toBe(true)
  // Nothing else raises an arm sideways with a kettlebell.
  expect(hasSwap('Home Gym: 16 kg kettlebell', 'Kettlebell Upright Row')).toBe(false)
})

it('keeps someone else’s prescription as far as it is sound', () => {
  const entry = entryByName('Seated Cable Row')!
  const given = {
    entry,
    sets: 3,
    repsLow: 8,
    repsHigh: 12,
    rir: 2,
    progression: 'reps',
    addSet: false,
  } as const
  const [row] = layoutOf().rows({ kind: 'pull', choices: [{ entry, sets: 4, given }] })
  expect(row).toMatchObject({ repsLow: 8, repsHigh: 12, rir: 2, sets: 4 })
})
