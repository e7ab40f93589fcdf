import { expect, it } from '@jest/globals'
import { profileOf } from '../../../domain/training/profile/profile-of.ts'
import { SAMPLE_ANSWERS } from '../../../domain/forms/sample-person.ts'
import { expand } from '../../../domain/training/printing/expand.ts'
import { writeByRule } from '../../../domain/training/writer/write-by-rule.ts'
import { blockFor, programFor } from './written-once.ts'
import { TODAY } from '../today.ts'

it('is what the rules write, the first time and after', () => {
  for (const trainingDays of [3, 4]) {
    const profile = profileOf({ ...SAMPLE_ANSWERS, trainingDays }, TODAY)
    const block = writeByRule(profile)
    expect([blockFor(profile), blockFor(profile)]).toEqual([block, block])
    expect(programFor(profile)).toEqual(expand(block, profile))
  }
})
