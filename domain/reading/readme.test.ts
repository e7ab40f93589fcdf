import { readFileSync } from 'node:fs'
import { expect, it } from '@jest/globals'
import { SAMPLE_ANSWERS } from '../forms/sample-person.ts'
import { profileOf } from '../training/profile/profile-of.ts'
import { lineOf } from '../../language-model/reading-lines.ts'
import { TODAY } from '../../dev/testkit/today.ts'
import { readByRule } from './read-by-rule.ts'

const README = readFileSync(new URL('README.md', import.meta.url), 'utf8')
const [, SENTENCE = ''] = /^> (.*)$/m.exec(README) ?? []

it('README.md reads its sentence as it is read', () => {
  const statements = readByRule(SENTENCE, 'comments', TODAY)
  expect(statements).toHaveLength(1)
  for (const part of lineOf(statements[0]!).split(' | ')) expect(README).toContain(part)
})

it('README.md says what follows from it', () => {
  const { avoid, understood } = profileOf({ ...SAMPLE_ANSWERS, exercisesToAvoid: SENTENCE }, TODAY)
  expect(avoid.ids).toContain('barbell-back-squat')
  for (const open of ['leg-press', 'barbell-box-squat', 'dumbbell-reverse-lunge'])
    expect(avoid.ids).not.toContain(open)
  expect(avoid.injuries).toEqual([])
  expect(README).toContain(understood[0])
})
