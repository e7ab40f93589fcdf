import { dueTo } from './judge/checks.ts'
import type { Case } from './judge/evidence.ts'

/** The actual times of a fault, in milliseconds since 1970. */
export interface Struck {
  readonly name: string
  readonly beganAt: number
  readonly endedAt: number
}

export interface Recovery {
  readonly purchaseId: string
  /** The first fault that it met, and the number of faults it went through. */
  readonly after: string
  readonly faults: number
  /** From the end of the first fault to the delivery. */
  readonly seconds: number
}

/**
 * Recovery times of purchases after their first fault, slowest first. A purchase meets a fault that is active
 * between the time when it waits only for us and its delivery.
 */
export function recoveriesOf(cases: readonly Case[], struck: readonly Struck[]): Recovery[] {
  const recoveries = cases.flatMap((one): Recovery[] => {
    const { paidAt } = one.order
    const { deliveredAt, answeredAt } = one.purchase ?? {}
    if (
      dueTo(one) !== 'a program' ||
      one.plan.afterwards !== 'keeps' ||
      !paidAt ||
      !deliveredAt ||
      !answeredAt
    )
      return []
    const ours = Math.max(paidAt, answeredAt)
    const met = struck
      .filter(({ beganAt, endedAt }) => beganAt < deliveredAt && ours < endedAt && endedAt < deliveredAt)
      .toSorted((one, other) => one.endedAt - other.endedAt)
    const [first] = met
    if (!first) return []
    const seconds = (deliveredAt - first.endedAt) / 1000
    return [{ purchaseId: one.purchaseId, after: first.name, faults: met.length, seconds }]
  })
  return recoveries.toSorted((one, other) => other.seconds - one.seconds)
}
