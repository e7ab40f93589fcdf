import type { Context, Middleware } from 'koa'
import { RateLimiterRes } from 'rate-limiter-flexible'
import { Refusal } from '../domain/errors.ts'
import { hashOf } from '../storage/ids.ts'
import type { Limit, RateLimitStore } from '../storage/rate-limit-store.ts'
import { networkOf } from './network-of.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How often one address may make a kind of call. Generous to a household, tight for a guesser. */
const BY_ADDRESS = {
  surveys: { points: 60, duration: 10 * MINUTE },
  payments: { points: 60, duration: 10 * MINUTE },
  demo: { points: 30, duration: HOUR },
  credentials: { points: 60, duration: 10 * MINUTE },
  programs: { points: 60, duration: 10 * MINUTE },
  lookups: { points: 20, duration: 10 * MINUTE },
  feedback: { points: 10, duration: 10 * MINUTE },
  /** Unsigned webhooks: whoever sends them leaves a row each. The shop tries again an hour later. */
  pings: { points: 120, duration: MINUTE },
} satisfies Record<string, Limit>

const BY_EMAIL: Limit = { points: 20, duration: HOUR }
/** How often one key or token may be shown, from wherever. */
const BY_CREDENTIAL: Limit = { points: 60, duration: HOUR }
/** How many checkouts one survey may have: a corrected email or two, and a day later again. */
const CHECKOUTS: Limit = { points: 5, duration: DAY }

export type RateLimits = ReturnType<typeof createRateLimits>

/** Counts what one key may have. */
export interface Allowance {
  /** @throws {Refusal} RATE_LIMITED when there is no more */
  take(key: string): Promise<void>
  /** For what came to nothing through no fault of who took it. */
  giveBack(key: string): Promise<void>
}

/** @param store - null switches all limits off */
export function createRateLimits(store: RateLimitStore | null) {
  const allowance = (name: string, limit: Limit): Allowance => {
    const limiter = store?.limiter(name, limit)
    return {
      take: async (key) => {
        try {
          await limiter?.consume(hashOf(key))
        } catch (error) {
          if (!(error instanceof RateLimiterRes)) throw error
          throw new Refusal('RATE_LIMITED', undefined, {
            retryAfterSeconds: Math.ceil(error.msBeforeNext / 1000),
          })
        }
      },
      giveBack: async (key) => {
        await limiter?.reward(hashOf(key))
      },
    }
  }
  const byAddress = (name: keyof typeof BY_ADDRESS): Middleware => {
    const { take } = allowance(`address:${name}`, BY_ADDRESS[name])
    return async (ctx: Context, next) => {
      await take(networkOf(ctx.ip))
      await next()
    }
  }
  return {
    surveys: byAddress('surveys'),
    payments: byAddress('payments'),
    demo: byAddress('demo'),
    credentials: byAddress('credentials'),
    programs: byAddress('programs'),
    lookups: byAddress('lookups'),
    feedback: byAddress('feedback'),
    pings: byAddress('pings'),
    /** Counts a question about an email. @throws {Refusal} RATE_LIMITED */
    email: allowance('email', BY_EMAIL).take,
    /** Counts a show of a key or token. @throws {Refusal} RATE_LIMITED */
    credential: allowance('credential', BY_CREDENTIAL).take,
    checkouts: allowance('checkouts', CHECKOUTS),
  }
}
