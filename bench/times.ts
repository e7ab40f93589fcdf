/** Milliseconds that one piece of work took, over many. */
export interface Times {
  median: number
  /** The slowest of a hundred but five. */
  p95: number
}

const WARM_UPS = 0.2

/** Does it so many times, after some that are not counted. */
export async function timesOf(times: number, work: (turn: number) => unknown): Promise<Times> {
  const taken: number[] = []
  for (let turn = -Math.ceil(times * WARM_UPS); turn < times; turn++) {
    const started = performance.now()
    await work(Math.abs(turn))
    if (turn >= 0) taken.push(performance.now() - started)
  }
  const sorted = taken.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? NaN
  return { median: at(0.5), p95: at(0.95) }
}

export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(0.5 * (sorted.length - 1))] ?? NaN
}
