import { expect, it } from '@jest/globals'
import { programFor } from '../../../dev/testkit/examples/written-once.ts'
import type { TrainingAnswers } from '../../forms/program-request.ts'
import { profileOf } from '../profile/profile-of.ts'
import { USUAL } from '../../../dev/testkit/examples/rule-examples.ts'
import { TODAY } from '../../../dev/testkit/today.ts'

const DEADLIFT = /^(Barbell|Sumo|Trap-Bar) Deadlift$/
const BAR_SQUAT = /^Barbell .*Squat$/
const ON_THE_BACK = /^Barbell (Back|Pause|Box) Squat$/

const deadliftDays = (who: Partial<TrainingAnswers>) => {
  const profile = profileOf({ ...USUAL, ...who }, TODAY)
  const days = programFor(profile).weeks[0]!.workouts
  return days
    .map(({ exercises }) => exercises)
    .filter((exercises) => exercises.some(({ name }) => DEADLIFT.test(name)))
}
const placeOf = (exercises: readonly { name: string }[], lift: RegExp) =>
  exercises.findIndex(({ name }) => lift.test(name))

it('has no bar squat after a deadlift for size, even as a swap', () => {
  const days = deadliftDays({ primaryGoal: 'Muscle Building', programmingStyle: 'RIR' })
  expect(days).not.toEqual([])
  for (const exercises of days) {
    expect(placeOf(exercises, BAR_SQUAT)).toBe(-1)
    const others = exercises.filter(({ name }) => !DEADLIFT.test(name))
    for (const { notes } of others) expect(notes).not.toMatch(/Swap: .*Barbell (Back|Front) Squat/)
  }
})

// nSuns 5/3/1 LP: a front squat follows the deadlift.
it('has a front squat after a deadlift for strength, and no back squat as a swap', () => {
  const bestSets = [{ lift: 'squat', weight: 140, unit: 'kg', reps: 3 } as const]
  const days = deadliftDays({ primaryGoal: 'Strength', sessionLength: 75, facts: { bestSets } })
  expect(days).not.toEqual([])
  for (const exercises of days) {
    expect(placeOf(exercises, DEADLIFT)).toBe(0)
    const front = exercises[1]!
    expect(front.name).toBe('Barbell Front Squat')
    expect(front.weight?.isEstimate).toBe(true)
    expect(front.substitutes!.filter((name) => ON_THE_BACK.test(name))).toEqual([])
  }
})

it('puts the squat before the deadlift for a novice with a rack and one weight for the week', () => {
  const days = deadliftDays({
    trainingDays: 3,
    equipment: 'Home Gym: barbell, rack, bench, 100 kg of plates',
    primaryGoal: 'Strength',
    experienceLevel: 'Novice',
    programmingSplit: 'No Preference',
    programmingStyle: 'RIR',
  })
  expect(days).not.toEqual([])
  for (const exercises of days) {
    expect(placeOf(exercises, BAR_SQUAT)).toBeGreaterThanOrEqual(0)
    expect(placeOf(exercises, BAR_SQUAT)).toBeLessThan(placeOf(exercises, DEADLIFT))
  }
})
