import { expect, it } from '@jest/globals'
import { programFor } from '../../../dev/testkit/examples/written-once.ts'
import { profileOf } from '../profile/profile-of.ts'
import { entryByName } from '../../exercises/catalogue.ts'
import { USUAL } from '../../../dev/testkit/examples/rule-examples.ts'
import { testsOf } from './test-week.ts'
import { isLegs } from '../../exercises/vocabulary.ts'
import { TODAY } from '../../../dev/testkit/today.ts'

// Blagrove 2018 and Beattie 2017 measure the strength of runners at the legs.
it('tests the legs of runners', () => {
  const profile = profileOf(
    {
      ...USUAL,
      trainingDays: 2,
      sessionLength: 45,
      primaryGoal: 'General Fitness',
      programmingSplit: 'No Preference',
      exercisesToAvoid: 'I run 40k a week, long run on Sunday, weak calves',
    },
    TODAY,
  )
  const tested = testsOf(programFor(profile))
  expect(tested.some(({ exercise }) => isLegs(entryByName(exercise.name)!.pattern))).toBe(true)
})

// Simão 2012: what matters most comes first, so it is tested.
it('tests a curl and an extension of people who bring up the arms, short of failure', () => {
  const testedOf = (bringUp: readonly 'arms'[]) => {
    const profile = profileOf({ ...USUAL, programmingStyle: 'RIR', facts: { bringUp: [...bringUp] } }, TODAY)
    return testsOf(programFor(profile)).filter(({ exercise }) =>
      /^(curl|elbow-extension)$/.test(entryByName(exercise.name)!.pattern),
    )
  }
  const tested = testedOf(['arms'])
  expect(new Set(tested.map(({ exercise }) => entryByName(exercise.name)!.pattern)).size).toBe(2)
  expect(tested.map(({ exercise }) => exercise.intensity)).toEqual(['RIR 1', 'RIR 1'])
  expect(testedOf([])).toEqual([])
})

it('tests a lift on its heaviest day, and keeps its other days of that week far from the limit', () => {
  const profile = profileOf(
    {
      ...USUAL,
      programmingStyle: 'RIR',
      primaryGoal: 'Strength',
      experienceLevel: 'Intermediate',
      trainingDays: 3,
      programmingSplit: 'Full Body',
      exercisesToAvoid: 'squat 225x5, bench 165x5, deadlift 275x5',
    },
    TODAY,
  )
  const program = programFor(profile)
  const tested = testsOf(program).map(({ exercise }) => exercise)
  const others = program.weeks[7]!.workouts.flatMap(({ exercises }) => exercises).filter(
    ({ name, isTest }) => !isTest && tested.some((test) => test.name === name),
  )
  expect(tested.length).toBeGreaterThan(0)
  for (const { name, intensity, weight, facts } of others) {
    const test = tested.find((each) => each.name === name)
    expect(Number(intensity.slice(-1))).toBeGreaterThanOrEqual(3)
    expect(facts?.firstSet).toBeUndefined()
    if (weight && test?.weight) expect(weight.kg).toBeLessThan(test.weight.kg)
  }
})
