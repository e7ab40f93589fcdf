import { expect, it } from '@jest/globals'
import { profileOf } from '../profile.ts'
import { entryByName } from './catalogue.ts'
import { expand } from './expand.ts'
import { USUAL } from './rules/examples.ts'
import { testsOf } from './test-week.ts'
import { isLegs } from './vocabulary.ts'
import { writeByRule } from './write-by-rule.ts'

// Blagrove 2018 and Beattie 2017 measure runners' strength by their legs.
it('tests the legs of whoever runs', () => {
  const profile = profileOf({
    ...USUAL,
    trainingDays: 2,
    sessionLength: 45,
    primaryGoal: 'General Fitness',
    programmingSplit: 'No Preference',
    exercisesToAvoid: 'I run 40k a week, long run on Sunday, weak calves',
  })
  const tested = testsOf(expand(writeByRule(profile), profile))
  expect(tested.some(({ exercise }) => isLegs(entryByName(exercise.name)!.pattern))).toBe(true)
})
