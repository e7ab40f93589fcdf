import type { Context, Middleware } from 'koa'
import { RateLimiterRes } from 'rate-limiter-flexible'
import { LIMIT_NAMES, type LimitName, limitOf } from '../../domain/calls/limits.ts'
import { Refusal, REFUSALS } from '../../domain/shop/errors.ts'
import { MAILED_LINKS } from '../../domain/shop/mailed-links.ts'
import { hashOf } from '../../storage/ids.ts'
import { type Limit, type Limiter, limiterHere, type RateLimitStore } from '../../storage/rate-limit-store.ts'
import { refusalOf } from './errors.ts'
import { networkOf } from './network-of.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** By network and email. Without the network, a stranger could lock out the owner. */
const LOOK_UPS: Limit = { points: 20, duration: HOUR }
/** Of one email, across networks, that ask the shop again; further ones are still answered. */
const LOOK_UPS_OF_EMAIL: Limit = { points: 100, duration: HOUR }
/** How often a buyer is mailed a fresh link. Anybody may request one, so it must not fill a mailbox. */
const LINKS = {
  hour: { points: 1, duration: MAILED_LINKS.everyMinutes * MINUTE },
  day: { points: MAILED_LINKS.aDay, duration: DAY },
  month: { points: MAILED_LINKS.a30Days, duration: 30 * DAY },
} satisfies Record<string, Limit>
/** Unsigned pings about one sale that are handled at once. Gumroad sends none again. */
const PINGS_OF_SALE: Limit = { points: 6, duration: HOUR }
/** The share of a daily budget that one network may use. */
const SHARE_OF_DAY = 0.1
/** How often the model reads for one survey: two texts, each revised a few times. */
const READINGS_OF_SURVEY: Limit = { points: 12, duration: DAY }
/** How often one key or token may be presented, across all networks. */
const BY_CREDENTIAL: Limit = { points: 60, duration: HOUR }
/** How many checkout sessions one survey may have: a corrected email or two, and another try a day later. */
const CHECKOUTS: Limit = { points: 5, duration: DAY }

export type RateLimits = ReturnType<typeof createRateLimits>

export interface Allowance {
  /** @throws {Refusal} RATE_LIMITED when nothing is left */
  take(key: string): Promise<void>
  /** Gives it back if the work fails through no fault of the caller. @throws {Refusal} RATE_LIMITED */
  takeFor<T>(key: string, work: () => Promise<T>): Promise<T>
}

const shareOf = (dailyLimit: number): number => Math.max(1, Math.floor(dailyLimit * SHARE_OF_DAY))

/** From this status on, a refusal means "not now". A lower one means that the request was wrong. */
const NOT_NOW = 429
const isTheirFault = (error: unknown): boolean => REFUSALS[refusalOf(error).code].status < NOT_NOW

/** @param store - null switches all limits off */
export function createRateLimits(store: RateLimitStore | null) {
  const allowance = (name: string, limit: Limit): Allowance => allowanceOf(store?.limiter(name, limit))
  const allowanceOf = (limiter: Limiter | undefined): Allowance => {
    const take = async (key: string) => {
      try {
        await limiter?.consume(hashOf(key))
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error
        throw new Refusal('RATE_LIMITED', undefined, {
          retryAfterSeconds: Math.ceil(error.msBeforeNext / 1000),
        })
      }
    }
    return {
      take,
      takeFor: async (key, work) => {
        await take(key)
        try {
          return await work()
        } catch (error) {
          if (!isTheirFault(error)) await limiter?.reward(hashOf(key))
          throw error
        }
      },
    }
  }
  const fits = async ({ take }: Allowance, key: string): Promise<boolean> => {
    try {
      await take(key)
      return true
    } catch (error) {
      if (error instanceof Refusal) return false
      throw error
    }
  }
  const takingFrom =
    ({ take }: Allowance): Middleware =>
    async (ctx: Context, next) => {
      await take(networkOf(ctx.ip))
      await next()
    }
  const ofAddress = (name: LimitName): Middleware => {
    const { calls, seconds, isCountedByGateway, countsOnlyAnswered } = limitOf(name)
    const limit = { points: calls, duration: seconds }
    if (isCountedByGateway) return takingFrom(allowanceOf(store ? limiterHere(limit) : undefined))
    const counted = allowance(`address:${name}`, limit)
    if (!countsOnlyAnswered) return takingFrom(counted)
    return (ctx: Context, next) => counted.takeFor(networkOf(ctx.ip), next)
  }
  const lookUps = allowance('lookup', LOOK_UPS)
  const lookUpsOfEmail = allowance('email', LOOK_UPS_OF_EMAIL)
  const pings = allowance('ping', PINGS_OF_SALE)
  const links = Object.entries(LINKS).map(([per, limit]) => allowance(`link:${per}`, limit))
  return {
    byAddress: Object.fromEntries(LIMIT_NAMES.map((name) => [name, ofAddress(name)])) as Readonly<
      Record<LimitName, Middleware>
    >,
    lookUps,
    /** Of an email, across networks. @returns whether there are no more than an owner would make */
    isLookedUpCalmly: (email: string) => fits(lookUpsOfEmail, email),
    /** Of an unsigned ping about a sale. @returns whether it may wake the purchase at once */
    isPingedCalmly: (sale: string) => fits(pings, sale),
    mayMailLink: async (purchaseId: string): Promise<boolean> => {
      for (const link of links) if (!(await fits(link, purchaseId))) return false
      return true
    },
    demoShare: (dailyLimit: number): Allowance =>
      allowance('address:demo-share', { points: shareOf(dailyLimit), duration: DAY }),
    /** Readings by the model: per survey, per network, and in total, whose key is empty. */
    askingToRead: (dailyLimit: number) => ({
      ofSurvey: allowance('readings:survey', READINGS_OF_SURVEY),
      ofNetwork: allowance('address:readings-share', { points: shareOf(dailyLimit), duration: DAY }),
      ofAll: allowance('readings:all', { points: dailyLimit, duration: DAY }),
    }),
    credential: allowance('credential', BY_CREDENTIAL),
    checkouts: allowance('checkouts', CHECKOUTS),
  }
}
