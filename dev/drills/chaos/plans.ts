import fc from 'fast-check'
import { weighted } from '../run-drill.ts'
import type { StorefrontShop } from '../../stand-ins/storefront/state.ts'

export interface Plan {
  readonly number: number
  readonly email: string
  readonly channel: StorefrontShop
  /** When they come, as a fraction, 0 to 1, of the period in which people come. */
  readonly comes: number
  readonly pays: boolean
  /** Stripe buyers have already answered; others may never answer. */
  readonly answers: boolean
  /** Whether the browser stays until the program is ready. */
  readonly comesBack: boolean
  readonly clicksTwice: boolean
  /** At Shopify: types the email instead of waiting for the mailed link. */
  readonly looksUp: boolean
  readonly afterwards: 'keeps' | 'is-refunded' | 'wins-dispute'
  /** From the payment to the refund or dispute. */
  readonly secondsToRegret: number
}

/** Somebody who pays at once, answers and keeps the program, without staying until it is ready. */
export const plainPlan = (who: Pick<Plan, 'number' | 'email' | 'channel'>): Plan => ({
  ...who,
  ...{ comes: 0, pays: true, answers: true, comesBack: false, clicksTwice: false, looksUp: true },
  ...{ afterwards: 'keeps', secondsToRegret: 0 },
})

const mostly = (often: number) => weighted([often, fc.constant(true)], [100 - often, fc.constant(false)])

/** The buyers of a run, in order of arrival. Deterministic for a seed. */
export function plansOf({ seed, purchases }: { seed: number; purchases: number }): Plan[] {
  const people = fc.sample(
    fc.record({
      channel: fc.constantFrom('stripe' as const, 'shopify' as const, 'gumroad' as const),
      jitter: fc.noBias(fc.integer({ min: 0, max: 999 })),
      pays: mostly(94),
      wouldAnswer: mostly(93),
      comesBack: mostly(70),
      clicksTwice: mostly(30),
      looksUp: mostly(40),
      afterwards: weighted<Plan['afterwards']>(
        [84, fc.constant('keeps')],
        [8, fc.constant('is-refunded')],
        [8, fc.constant('wins-dispute')],
      ),
      secondsToRegret: fc.noBias(fc.integer({ min: 0, max: 40 })),
    }),
    { seed, numRuns: purchases },
  )
  return people.map(({ jitter, wouldAnswer, ...person }, index) => ({
    ...person,
    number: index + 1,
    email: `buyer-${index + 1}@chaos.example`,
    comes: (index + jitter / 1000) / purchases,
    answers: person.channel === 'stripe' || wouldAnswer,
  }))
}

/** The visit of one buyer, from their point of view. */
export interface Visit {
  readonly plan: Plan
  /** Their current step, or their last one when the run ended. */
  readonly trying: () => string
  hasEnded: boolean
  wasTurnedAway: boolean
  /** The program they were shown, if they waited for it. */
  programId: string | null
  /** Wrong things that they saw. */
  readonly complaints: string[]
  /** How often they were answered with each status that they did not expect. */
  readonly refusals: ReadonlyMap<number, number>
}
