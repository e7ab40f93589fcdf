import type { Context, Middleware } from 'koa'
import { RateLimiterRes } from 'rate-limiter-flexible'
import { Refusal } from '../domain/errors.ts'
import { hashOf } from '../storage/ids.ts'
import type { Limit, RateLimitStore } from '../storage/rate-limit-store.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

/** How often one address may make a kind of call. Generous to a household, tight for a guesser. */
const BY_ADDRESS = {
  surveys: { points: 60, duration: 10 * MINUTE },
  payments: { points: 60, duration: 10 * MINUTE },
  demo: { points: 30, duration: HOUR },
  credentials: { points: 20, duration: 10 * MINUTE },
  programs: { points: 30, duration: 10 * MINUTE },
  feedback: { points: 10, duration: 10 * MINUTE },
} satisfies Record<string, Limit>

/** How often one email or credential may be asked about, from wherever. */
const BY_SUBJECT: Limit = { points: 20, duration: HOUR }

export type RateLimits = ReturnType<typeof createRateLimits>

/** @param store - null switches all limits off */
export function createRateLimits(store: RateLimitStore | null) {
  const consume = (name: string, limit: Limit) => {
    const limiter = store?.limiter(name, limit)
    return async (key: string): Promise<void> => {
      try {
        await limiter?.consume(hashOf(key))
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error
        throw new Refusal('RATE_LIMITED', undefined, {
          retryAfterSeconds: Math.ceil(error.msBeforeNext / 1000),
        })
      }
    }
  }
  const byAddress = (name: keyof typeof BY_ADDRESS): Middleware => {
    const count = consume(`address:${name}`, BY_ADDRESS[name])
    return async (ctx: Context, next) => {
      await count(ctx.ip)
      await next()
    }
  }
  return {
    surveys: byAddress('surveys'),
    payments: byAddress('payments'),
    demo: byAddress('demo'),
    credentials: byAddress('credentials'),
    programs: byAddress('programs'),
    feedback: byAddress('feedback'),
    /** Counts a question about an email, key or token. @throws {Refusal} RATE_LIMITED */
    subject: consume('subject', BY_SUBJECT),
  }
}
