import fc from 'fast-check'
import { weighted } from '../run-drill.ts'

/** Parts that are processes. The three shops are one. */
const PROCESSES = ['gateway', 'worker', 'temporal', 'postgres', 'mail', 'model', 'shops'] as const
export type ProcessName = (typeof PROCESSES)[number]

/** Parts that others connect to. */
const SHOPS = ['gumroad', 'shopify', 'stripe'] as const
const WAYS = ['gateway', 'temporal', 'postgres', 'mail', 'model', ...SHOPS] as const
export type WayName = (typeof WAYS)[number]

export const PARTS = [...PROCESSES, ...SHOPS] as const

const PROCESS_KINDS = ['killed', 'frozen'] as const
const WAY_KINDS = ['slow', 'wrong', 'cut', 'hung', 'refused'] as const
export type WayKind = (typeof WAY_KINDS)[number]
export const KINDS = [...PROCESS_KINDS, ...WAY_KINDS] as const

/** The step in which the fault should hit some purchase, as far as possible. */
const AIMS = ['anything', 'generating', 'rendering', 'emailing'] as const
export type Aim = (typeof AIMS)[number]

export interface Fault {
  readonly number: number
  readonly strikes: Strikes
  /** Seconds after the first buyer's arrival. */
  readonly atSecond: number
  readonly seconds: number
  /** The fault waits briefly until some purchase reaches that step. */
  readonly aim: Aim
  /** From 0 to 1: the slowness, the position of the cut, or the choice of the wrong answer. */
  readonly dose: number
}

export type Strikes =
  | { readonly part: ProcessName; readonly kind: (typeof PROCESS_KINDS)[number] }
  | { readonly part: WayName; readonly kind: WayKind }

/** Every sensible combination of part and fault. */
export const ALL_STRIKES: readonly Strikes[] = [
  ...PROCESSES.flatMap((part) => PROCESS_KINDS.map((kind) => ({ part, kind }))),
  ...WAYS.flatMap((part) => WAY_KINDS.map((kind) => ({ part, kind }))),
]

export const nameOf = ({ part, kind }: Strikes): string => `${part} ${kind}`

const between = (min: number, max: number) => fc.noBias(fc.integer({ min, max }))
const SECONDS = weighted([5, between(1, 5)], [3, between(6, 15)], [2, between(16, 40)])
const SHARE = between(0, 999).map((thousandths) => thousandths / 1000)
/** A part has one fault at a time, with a pause between two. */
const BREATH_SECONDS = 2

/**
 * The schedule of faults; deterministic for a seed. Each combination of part and fault occurs once before any
 * repeats. Faults of different parts may overlap.
 */
export function scheduleOf({
  seed,
  faults,
  minutes,
}: {
  seed: number
  faults: number
  minutes: number
}): Fault[] {
  const rounds = Math.ceil(faults / ALL_STRIKES.length)
  const [order = []] = fc.sample(
    fc.tuple(...Array.from({ length: rounds }, () => shuffled(ALL_STRIKES))).map((round) => round.flat()),
    { seed, numRuns: 1 },
  )
  const details = fc.sample(
    fc.record({ seconds: SECONDS, aim: fc.constantFrom(...AIMS), dose: SHARE, jitter: SHARE }),
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
