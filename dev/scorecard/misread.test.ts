import { expect, it } from '@jest/globals'
import { byTier } from '../testkit/tiers/tier.ts'
import { judgeIntent } from './reading/intent.ts'
import { people } from './reading/people.ts'

const COUNT = byTier({ quick: 160, all: 160, nightly: 1600 })
const some = people(COUNT, 7)
/** A share of the people, counted on 160 of them. */
const of160 = (count: number) => (count / 160) * COUNT

it.each(['the rules alone', 'the rules, and a model that lies'] as const)(
  'programs rarely violate what people meant with %s',
  (reader) => {
    const { offended } = judgeIntent(some, reader)
    // A ratchet: lower it when the result improves, never raise it.
    expect(offended.safety).toBeLessThanOrEqual(of160(8))
    expect(offended['leave-out']).toBeLessThanOrEqual(of160(5))
    expect(offended.equipment).toBeLessThanOrEqual(of160(8))
  },
)
