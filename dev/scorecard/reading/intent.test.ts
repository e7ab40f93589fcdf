import { describe, expect, it } from '@jest/globals'
import { profileOf } from '../../../domain/training/profile/profile-of.ts'
import { byTier } from '../../testkit/tiers/tier.ts'
import { programFor } from '../../testkit/examples/written-once.ts'
import { judgeIntent, violationsIn } from './intent.ts'
import { people } from './people.ts'
import { TODAY } from '../../testkit/today.ts'

/** Includes held-out texts, which come first. */
const COUNT = byTier({ quick: 12, all: 40, nightly: 1600 })
const some = people(COUNT, 7)
/** A share of the people, counted on 160 of them. */
const of160 = (count: number) => (count / 160) * COUNT

describe('programs judged by what people meant', () => {
  it('never violate it when the model reads correctly', () => {
    expect(judgeIntent(some, 'the rules, and a model that reads right').offended).toEqual({
      safety: 0,
      'leave-out': 0,
      equipment: 0,
    })
  })

  it('violate it visibly when nobody reads what people wrote', () => {
    const unread = some.map((person) => {
      const profile = profileOf({ ...person.answers, exercisesToAvoid: '' }, TODAY)
      return violationsIn(programFor(profile), person)
    })
    const against = (offence: string) =>
      unread.filter((all) => all.some((each) => each.against === offence)).length
    expect(against('safety')).toBeGreaterThan(of160(30))
    expect(against('leave-out')).toBeGreaterThan(of160(12))
  })
})
