import type { Fault, WAY_KINDS, WayName } from './faults.ts'
import type { Trouble } from '../../processes/proxy.ts'
import type { WholeProduct } from '../whole-product.ts'
import { CONVERSATION_BYTES, WRONG_ANSWERS } from './wrong-answers.ts'

/** Starts a fault. @returns a function that ends it */
export async function strike(
  { processes, wayTo }: Pick<WholeProduct, 'processes' | 'wayTo'>,
  { strikes, seconds, dose }: Fault,
): Promise<() => Promise<void>> {
  switch (strikes.kind) {
    case 'killed': {
      const process = processes[strikes.part]
      await process.kill()
      return async () => process.revive()
    }
    case 'frozen': {
      const process = processes[strikes.part]
      process.freeze(seconds)
      return async () => process.thaw()
    }
    case 'slow':
    case 'wrong':
    case 'cut':
    case 'hung':
    case 'refused': {
      const way = wayTo(strikes.part)
      await way.begin(troubleOf(strikes.kind, strikes.part, dose))
      return () => way.end()
    }
  }
}

const LONGEST_LATENCY_MS = 1_500
const SLOWEST_BYTES_PER_SECOND = 20_000

/** The severity depends on the dose, 0 to 1. */
function troubleOf(kind: (typeof WAY_KINDS)[number], part: WayName, dose: number): Trouble {
  switch (kind) {
    case 'slow':
      return {
        kind,
        latencyMs: 50 + dose * LONGEST_LATENCY_MS,
        bytesPerSecond: SLOWEST_BYTES_PER_SECOND * (1 + 20 * (1 - dose)),
      }
    case 'wrong': {
      const answers = WRONG_ANSWERS[part]
      return { kind, answer: answers[Math.floor(dose * answers.length)] ?? '' }
    }
    case 'cut':
      return { kind, afterBytes: Math.floor(dose * CONVERSATION_BYTES[part]) }
    case 'hung':
    case 'refused':
      return { kind }
  }
}
