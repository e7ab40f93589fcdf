import { z } from 'zod'

/** How much is tested: by `npm test`, `npm run test:all` and `npm run test:nightly`. */
export const TIERS = ['quick', 'all', 'nightly'] as const
export type Tier = (typeof TIERS)[number]

/** The variable that tells the tests their tier. */
export const TIER_VARIABLE = 'TEST_TIER'

/** The tier of this run. A test that is run by Jest alone is quick. */
export const tier: Tier = z.enum(TIERS).default('quick').parse(process.env[TIER_VARIABLE])

/** How many cases a test tries in this run. */
export const byTier = (counts: Readonly<Record<Tier, number>>): number => counts[tier]
