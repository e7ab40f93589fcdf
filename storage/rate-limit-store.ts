import pg from 'pg'
import { RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible'

export interface Limit {
  /** The number of calls allowed. */
  points: number
  /** The time window in seconds. */
  duration: number
}

export type Limiter = Pick<RateLimiterMemory, 'consume' | 'reward'>

export interface RateLimitStore {
  /** A separate counter for each name, shared by all gateways. */
  limiter(name: string, limit: Limit): Limiter
  close(): Promise<void>
}

/** A rate limiter of this process only, for calls that cost less than counting them in PostgreSQL. */
export const limiterHere = (limit: Limit): Limiter => new RateLimiterMemory(limit)

/** A call may be counted twice and must be answered in time even if PostgreSQL is silent. */
const LONGEST_WAIT_MS = 1_000

/** All gateways share the counters. While PostgreSQL is down, each counts by itself. */
export function openRateLimitStore(url: string): RateLimitStore {
  const pool = new pg.Pool({
    connectionString: url,
    max: 2,
    connectionTimeoutMillis: LONGEST_WAIT_MS,
    query_timeout: LONGEST_WAIT_MS,
  })
  pool.on('error', () => undefined) // an idle connection was lost; the next query opens another
  return {
    limiter: (name, limit) =>
      new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        tableName: 'rate_limit',
        tableCreated: true,
        // A schedule deletes expired counters for all gateways at once.
        clearExpiredByTimeout: false,
        keyPrefix: name,
        insuranceLimiter: new RateLimiterMemory(limit),
        ...limit,
      }),
    close: () => pool.end(),
  }
}
