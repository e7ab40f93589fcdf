import { afterEach, expect, it } from '@jest/globals'
import type { TrainingAnswers } from '../../forms/program-request.ts'
import { SAMPLE_ANSWERS } from '../../forms/sample-person.ts'
import { TODAY } from '../../../dev/testkit/today.ts'
import { expand } from '../printing/expand.ts'
import { profileOf } from '../profile/profile-of.ts'
import { writeByRule } from '../writer/write-by-rule.ts'

const ANSWERS: TrainingAnswers = {
  ...SAMPLE_ANSWERS,
  primaryGoal: 'Strength',
  exercisesToAvoid:
    'Born in 1958. Tore my meniscus in 2019, all good now. Powerlifting meet on August 1st. Squat 100 kg x 5.',
}

const OurDate = Date
afterEach(() => {
  globalThis.Date = OurDate
})

it('the same answers of the same day give the same program, and nobody looks at the clock', () => {
  globalThis.Date = class extends OurDate {
    constructor(...given: []) {
      if (!given.length) throw new Error('somebody looked at the clock')
      super(...given)
    }
    static override now(): number {
      throw new Error('somebody looked at the clock')
    }
  } as DateConstructor
  expect(() => new Date()).toThrow()
  const profile = profileOf(ANSWERS, TODAY)
  expect(profile.event).toEqual(expect.objectContaining({ kind: 'meet', weeks: 7 }))
  expect(profile.person.age).toBe('65-plus')
  expect(expand(writeByRule(profile), profile).weeks).toHaveLength(8)
})
