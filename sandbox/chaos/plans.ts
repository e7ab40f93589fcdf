import fc from 'fast-check'

/** What one buyer is going to do. */
export interface Plan {
  readonly number: number
  readonly email: string
  readonly channel: 'stripe' | 'shopify' | 'gumroad'
  /** When they come, as a part of the time in which people come: 0 to 1. */
  readonly comes: number
  readonly pays: boolean
  /** Who buys at Stripe has answered before; others may never do. */
  readonly answers: boolean
  /** Whether the browser stays until the program is there. */
  readonly comesBack: boolean
  readonly clicksTwice: boolean
  /** At Shopify: types the email instead of waiting for the mailed link. */
  readonly looksUp: boolean
  readonly afterwards: 'keeps' | 'is-refunded' | 'wins-dispute'
  /** After paying, until the refund or the dispute. */
  readonly secondsToRegret: number
}

const mostly = (often: number) =>
  fc.oneof(
    { weight: often, arbitrary: fc.constant(true) },
    { weight: 100 - often, arbitrary: fc.constant(false) },
  )

/** The buyers of a run, the same for the same seed, in the order in which they come. */
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
      afterwards: fc.oneof(
        { weight: 84, arbitrary: fc.constant('keeps' as const) },
        { weight: 8, arbitrary: fc.constant('is-refunded' as const) },
        { weight: 8, arbitrary: fc.constant('wins-dispute' as const) },
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
