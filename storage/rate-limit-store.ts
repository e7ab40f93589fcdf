import pg from 'pg'
import { RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible'

export interface Limit {
  /** How many, */
  points: number
  /** in how many seconds. */
  duration: number
}

export type Limiter = Pick<RateLimiterMemory, 'consume' | 'reward'>

export interface RateLimitStore {
  /** A counter of its own for each name, shared by all gateways. */
  limiter(name: string, limit: Limit): Limiter
  close(): Promise<void>
}

/** A counter of this process alone, for calls that are cheaper than counting them in PostgreSQL would be. */
export const limiterHere = (limit: Limit): Limiter => new RateLimiterMemory(limit)

/** A call may be counted twice, and has to be answered in time also when PostgreSQL says nothing. */
const LONGEST_WAIT_MS = 1_000

/** Counts in PostgreSQL, so that every gateway counts the same; while it is away each counts for itself. */
export function openRateLimitStore(url: string): RateLimitStore {
  const pool = new pg.Pool({
    connectionString: url,
    max: 2,
    connectionTimeoutMillis: LONGEST_WAIT_MS,
    query_timeout: LONGEST_WAIT_MS,
  })
  pool.on('error', () => undefined) // a lost idle connection: the next query opens another
  return {
    limiter: (name, limit) =>
      new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        tableName: 'rate_limit',
        tableCreated: true,
        // What is over is deleted for all gateways at once, by a schedule.
        clearExpiredByTimeout: false,
        keyPrefix: name,
        insuranceLimiter: new RateLimiterMemory(limit),
        ...limit,
      }),
    close: () => pool.end(),
  }
}
