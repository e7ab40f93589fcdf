import { expect, it } from '@jest/globals'
import type { TrainingAnswers } from '../forms/program-request.ts'
import { profileOf } from '../profile.ts'
import { expand } from './expand.ts'
import { USUAL } from './rules/examples.ts'
import { writeByRule } from './write-by-rule.ts'

const DEADLIFT = /^(Barbell|Sumo|Trap-Bar) Deadlift$/
const BAR_SQUAT = /^Barbell .*Squat$/

const deadliftDays = (who: Partial<TrainingAnswers>) => {
  const profile = profileOf({ ...USUAL, ...who })
  const days = expand(writeByRule(profile), profile).weeks[0]!.workouts
  return days
    .map(({ exercises }) => exercises)
    .filter((exercises) => exercises.some(({ name }) => DEADLIFT.test(name)))
}
const placeOf = (exercises: readonly { name: string }[], lift: RegExp) =>
  exercises.findIndex(({ name }) => lift.test(name))

it.each([
  [{ primaryGoal: 'Strength', sessionLength: 75 }],
  [{ primaryGoal: 'Muscle Building', programmingStyle: 'RIR' }],
] as const)('squats under no bar after a deadlift, and offers none: %j', (who) => {
  const days = deadliftDays(who)
  expect(days).not.toEqual([])
  for (const exercises of days) {
    expect(placeOf(exercises, BAR_SQUAT)).toBe(-1)
    const legPress = exercises.find(({ name }) => /Leg Press$|Hack Squat$/.test(name))
    expect(legPress?.notes).not.toMatch(/Swap: .*Barbell (Back|Front) Squat/)
  }
})

it('squats before it pulls, where a novice owns a rack and shares one weight over the week', () => {
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
