import { describe, expect, it } from '@jest/globals'
import { profileOf } from '../domain/profile-of.ts'
import { programFor } from '../sandbox/written-once.ts'
import { judgeIntent } from './by-intent.ts'
import { violationsIn } from './intent.ts'
import { people } from './people.ts'

/** Includes held-out texts, which come first. */
const some = people(160, 7)

describe('programs judged by what people meant', () => {
  it('never violate it when the model reads correctly', () => {
    expect(judgeIntent(some, 'the rules, and a model that reads right').offended).toEqual({
      safety: 0,
      'leave-out': 0,
      equipment: 0,
    })
  })

  it('rarely violate it when the rules read alone, or beside a model that lies', () => {
    for (const reader of ['the rules alone', 'the rules, and a model that lies'] as const) {
      const { offended } = judgeIntent(some, reader)
      // A ratchet: lower it when the result improves, never raise it.
      expect(offended.safety).toBeLessThanOrEqual(8)
      expect(offended['leave-out']).toBeLessThanOrEqual(5)
      expect(offended.equipment).toBeLessThanOrEqual(8)
    }
  })

  it('violate it visibly when nobody reads what people wrote', () => {
    const unread = some.map((person) => {
      const profile = profileOf({ ...person.answers, exercisesToAvoid: '' })
      return violationsIn(programFor(profile), person)
    })
    const against = (offence: string) =>
      unread.filter((all) => all.some((each) => each.against === offence)).length
    expect(against('safety')).toBeGreaterThan(30)
    expect(against('leave-out')).toBeGreaterThan(12)
  })
})
