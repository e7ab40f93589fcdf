import type { Called } from './caller.ts'

/** What was answered. */
export interface Tally {
  byStatus: Record<string, number>
  refusedWithoutRetryAfter: number
  /** How long each took that was served. */
  times: number[]
}

export const newTally = (): Tally => ({ byStatus: {}, refusedWithoutRetryAfter: 0, times: [] })

export const note = (tally: Tally, { status, retryAfter, ms }: Called): void => {
  tally.byStatus[status || 'no answer'] = (tally.byStatus[status || 'no answer'] ?? 0) + 1
  if ((status === 429 || status === 503) && !retryAfter) tally.refusedWithoutRetryAfter += 1
  if (status >= 200 && status < 300) tally.times.push(ms)
}

/** Answers that are neither served nor refused as they should be. */
export const unexpectedIn = ({ byStatus }: Tally): string[] =>
  Object.keys(byStatus).filter((status) => !/^(2\d\d|429|503)$/.test(status))

/** @returns what 95 % of the times are within */
export const p95 = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0
