import type { Called } from './caller.ts'

/** Counts of answers. */
export interface Tally {
  byStatus: Record<string, number>
  refusedWithoutRetryAfter: number
  /** The durations of served calls. */
  times: number[]
}

export const newTally = (): Tally => ({ byStatus: {}, refusedWithoutRetryAfter: 0, times: [] })

export const note = (tally: Tally, { status, retryAfter, ms }: Called): void => {
  tally.byStatus[status || 'no answer'] = (tally.byStatus[status || 'no answer'] ?? 0) + 1
  if ((status === 429 || status === 503) && !retryAfter) tally.refusedWithoutRetryAfter += 1
  if (status >= 200 && status < 300) tally.times.push(ms)
}

/** Statuses that are neither success nor a proper refusal. */
export const unexpectedIn = ({ byStatus }: Tally): string[] =>
  Object.keys(byStatus).filter((status) => !/^(2\d\d|429|503)$/.test(status))

/** @returns the 95th percentile */
export const p95 = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0
