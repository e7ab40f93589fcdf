import fc from 'fast-check'
import { weighted } from '../weighted.ts'
import { AIMS, ALL_STRIKES, type Fault } from './faults.ts'

interface ScheduleOptions {
  readonly seed: number
  readonly faults: number
  /** The period in which the faults begin. */
  readonly minutes: number
}

const between = (min: number, max: number) => fc.noBias(fc.integer({ min, max }))
const SECONDS = weighted([5, between(1, 5)], [3, between(6, 15)], [2, between(16, 40)])
const SHARE = between(0, 999).map((thousandths) => thousandths / 1000)
/** A part has one fault at a time, with a pause between two. */
const BREATH_SECONDS = 2

/**
 * The schedule of faults; deterministic for a seed. Each combination of part and fault occurs once before any
 * repeats. Faults of different parts may overlap.
 */
export function scheduleOf({ seed, faults, minutes }: ScheduleOptions): Fault[] {
  const rounds = Math.ceil(faults / ALL_STRIKES.length)
  const [order = []] = fc.sample(
    fc.tuple(...Array.from({ length: rounds }, () => shuffled(ALL_STRIKES))).map((round) => round.flat()),
    { seed, numRuns: 1 },
  )
  const details = fc.sample(
    fc.record({
      seconds: SECONDS,
      aim: fc.constantFrom(...AIMS),
      dose: SHARE,
      jitter: SHARE,
    }),
    { seed: seed + 1, numRuns: faults },
  )
  const everySeconds = (minutes * 60) / faults
  const healthyAgain = new Map<string, number>()
  return details.map(({ jitter, ...detail }, index) => {
    const strikes = order[index]
    if (!strikes) throw new Error(`there are fewer than ${faults} faults`)
    const planned = (index + jitter) * everySeconds
    const atSecond = Math.max(planned, healthyAgain.get(strikes.part) ?? 0)
    healthyAgain.set(strikes.part, atSecond + detail.seconds + BREATH_SECONDS)
    return { number: index + 1, strikes, atSecond, ...detail }
  })
}

const shuffled = <T>(all: readonly T[]) =>
  fc.noBias(fc.shuffledSubarray([...all], { minLength: all.length, maxLength: all.length }))
