import { describe, expect, it } from '@jest/globals'
import { programFor } from '../../../dev/testkit/examples/written-once.ts'
import { TrainingAnswers } from '../../forms/program-request.ts'
import { setsInWeek } from '../../program/program.ts'
import { profileOf } from '../profile/profile-of.ts'
import { TODAY } from '../../../dev/testkit/today.ts'

const ANSWERS = {
  trainingDays: 4,
  sessionLength: 60,
  equipment: 'Commercial Gym',
  primaryGoal: 'Hypertrophy',
  experienceLevel: 'Intermediate',
  programmingSplit: 'No Preference',
}

describe('how sets grow', () => {
  it.each([
    ['is not told where nothing holds them back', {}, null],
    ['is told of who is fifty', { facts: { ageBand: '50-64' } }, true],
    ['is told of a condition', { exercisesToAvoid: 'glaucoma' }, true],
    ['is told of who is 65', { facts: { ageBand: '65-plus' } }, false],
    [
      'is told once of both',
      { facts: { ageBand: '65-plus' }, exercisesToAvoid: 'high blood pressure' },
      false,
    ],
    ['is told of a pregnancy', { facts: { ageBand: '50-64' }, exercisesToAvoid: '20 weeks pregnant' }, false],
  ] as const)('%s', (_what, more, grows) => {
    const profile = profileOf(TrainingAnswers.parse({ ...ANSWERS, ...more }), TODAY)
    const { overview, weeks } = programFor(profile)
    const said = overview.decisions!.filter((line) => /^(Extra sets|The number of sets)/.test(line))
    const [first = 0, ...later] = weeks.filter(({ deload }) => !deload).map(setsInWeek)
    if (grows === null) return expect(said).toEqual([])
    expect(said).toEqual([expect.stringContaining(grows ? 'in the second half only' : 'stays the same')])
    expect(later.slice(0, 3).every((sets) => sets === first)).toBe(true)
    expect(Math.max(...later) > first).toBe(grows)
  })
})
