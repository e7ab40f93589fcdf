const MINUTE = 60
const TEN_MINUTES = 10 * MINUTE
const HOUR = 60 * MINUTE

/** The maximum number of calls of a kind from one address in a time window. */
interface AddressLimit {
  calls: number
  seconds: number
  /** Each gateway counts alone: a count in PostgreSQL costs more than the call. */
  isCountedByGateway?: true
  /** A call answered with "not now" does not count. */
  countsOnlyAnswered?: true
}

/** The limits are generous for a household and tight for someone who guesses credentials. */
const LIMITS = {
  surveys: { calls: 60, seconds: TEN_MINUTES },
  /** One for each answer and each changed answer. */
  answers: { calls: 600, seconds: TEN_MINUTES },
  completions: { calls: 60, seconds: TEN_MINUTES },
  payments: { calls: 60, seconds: TEN_MINUTES },
  demo: { calls: 30, seconds: HOUR },
  credentials: { calls: 60, seconds: TEN_MINUTES },
  /** A browser polls while a program is late. */
  programs: { calls: 60, seconds: TEN_MINUTES, countsOnlyAnswered: true },
  lookups: { calls: 20, seconds: TEN_MINUTES, countsOnlyAnswered: true },
  /** Two for each pause in typing, and one for each correction. */
  readings: { calls: 300, seconds: TEN_MINUTES },
  feedback: { calls: 10, seconds: TEN_MINUTES },
  /** Programs and PDFs. A viewer requests a PDF in many ranges. */
  reads: { calls: 600, seconds: TEN_MINUTES, isCountedByGateway: true },
  /** A page without a stream polls every three seconds. */
  progress: { calls: 900, seconds: TEN_MINUTES, isCountedByGateway: true },
} as const satisfies Record<string, AddressLimit>

export type LimitName = keyof typeof LIMITS
export const LIMIT_NAMES = Object.keys(LIMITS) as LimitName[]
export const limitOf = (name: LimitName): AddressLimit => LIMITS[name]
