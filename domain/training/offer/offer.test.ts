import { describe, expect, it } from '@jest/globals'
import type { TrainingAnswers } from '../../forms/program-request.ts'
import { USUAL } from '../../../dev/testkit/examples/rule-examples.ts'
import { TODAY } from '../../../dev/testkit/today.ts'
import { eligibleFor } from '../profile/eligible.ts'
import { profileOf } from '../profile/profile-of.ts'
import { offerFor } from './offer.ts'

const profileWith = (answers: Partial<TrainingAnswers> = {}) => profileOf({ ...USUAL, ...answers }, TODAY)
const offered = (answers: Partial<TrainingAnswers> = {}) => {
  const { groups } = offerFor(profileWith(answers))
  return groups.flatMap(({ entries }) => entries.map(({ id }) => id))
}
const titles = (answers: Partial<TrainingAnswers> = {}) =>
  offerFor(profileWith(answers)).rules.map(({ title }) => title)

describe('the exercises that a model chooses from', () => {
  it('are open to the buyer, of every movement that is, and far fewer than all', () => {
    for (const exercisesToAvoid of ['', 'no squats', 'bad knees and a sore back']) {
      const open = eligibleFor(profileWith({ exercisesToAvoid }))
      const ids = offered({ exercisesToAvoid })
      const patterns = (of: readonly string[]) =>
        new Set(open.filter(({ id }) => of.includes(id)).map(({ pattern }) => pattern))
      expect(open.map(({ id }) => id)).toEqual(expect.arrayContaining(ids))
      expect(patterns(ids)).toEqual(patterns(open.map(({ id }) => id)))
      expect(ids.length).toBeLessThan(230)
    }
  })

  it('include what the buyer likes or has numbers for, even where others suit better', () => {
    const usual = offered()
    const others = eligibleFor(profileWith()).filter(({ id }) => !usual.includes(id))
    expect(others.length).toBeGreaterThan(50)
    const [other] = others
    expect(offered({ exercisesToAvoid: `I love the ${other!.name}.` })).toContain(other!.id)
  })

  it('are told with the minutes of a set, which are fewer for a small lift than for one side at a time', () => {
    const { groups } = offerFor(profileWith())
    const minutesOf = (pattern: string) => groups.find((group) => group.pattern === pattern)?.minutesASet ?? 0
    expect(minutesOf('curl')).toBeLessThan(minutesOf('lunge'))
    for (const { minutesASet } of groups) expect(minutesASet).toBeGreaterThan(1)
  })
})

describe('the rules that bear on a buyer', () => {
  it('are for their goal, level, home and body, the weightiest first', () => {
    expect(titles()[0]).toMatch(/as many days as asked/)
    expect(titles({ primaryGoal: 'Strength' })).toContain(
      'strength: squat, bench press and deadlift every week; squat and bench press twice from three days on, the deadlift from four',
    )
    expect(titles().join()).not.toMatch(/pregnant|wheelchair|kettlebells|meet|thin bones/)
    expect(titles({ exercisesToAvoid: 'I am 20 weeks pregnant' }).join()).toMatch(/pregnant/)
  })

  it('ask for nothing that the buyer cannot do', () => {
    const all = (exercisesToAvoid: string) =>
      offerFor(profileWith({ exercisesToAvoid })).rules.flatMap(({ ofEmptyWeek }) => ofEmptyWeek)
    expect(all('')).toContain('No vertical push in the week.')
    expect(all('no overhead pressing')).not.toContain('No vertical push in the week.')
  })
})
