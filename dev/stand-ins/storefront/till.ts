import { money, newId, type Dispute, type Order, type Refund } from './state.ts'

/** One action that is possible on an order now, with the text of its button. */
export type Action = readonly [name: string, label: string, act: () => unknown]

/** The orders of one shop, for the orders page. */
export interface OrderBook<Of extends Order> {
  readonly title: string
  readonly orders: readonly Of[]
  describe(order: Of): string
  /** Further facts as name-value pairs. */
  facts(order: Of): readonly (readonly [string, string])[]
  actionsOn(order: Of): readonly Action[]
}

/** How a shop tells the app what happened to an order's money. */
interface Tells<Of extends Order> {
  refunded(order: Of, refund: Refund): void
  refundFailed?(order: Of, refund: Refund): void
  disputed(order: Of, dispute: Dispute): void
  disputeClosed(order: Of, dispute: Dispute): void
}

const PART_CENTS = 1000

/** The refunded amount, without failed refunds. */
export const refundedCents = ({ refunds }: Order): number =>
  refunds.reduce((sum, { amountCents, failedAt }) => sum + (failedAt ? 0 : amountCents), 0)
export const leftCents = (order: Order): number => order.amountCents - refundedCents(order)

export type Till<Of extends Order> = ReturnType<typeof openTill<Of>>

/** What happens to an order's money after the payment. Each action is idempotent. */
export function openTill<Of extends Order>(tells: Tells<Of>) {
  const till = {
    /** Null if less than that remains to refund. */
    refund(order: Of, amountCents = leftCents(order), ofLine = false): Refund | null {
      if (!order.paidAt || amountCents <= 0 || amountCents > leftCents(order)) return null
      const refund = { id: newId('re'), amountCents, createdAt: Date.now(), ofLine, failedAt: null }
      order.refunds.push(refund)
      tells.refunded(order, refund)
      return refund
    },

    /** The payer's bank returns the newest refund, days later. */
    failRefund(order: Of): void {
      const refund = order.refunds.findLast(({ failedAt }) => !failedAt)
      if (!refund) return
      refund.failedAt = Date.now()
      tells.refundFailed?.(order, refund)
    },

    dispute(order: Of): void {
      if (!order.paidAt || order.dispute) return
      order.dispute = { id: newId('du'), status: 'open', createdAt: Date.now() }
      tells.disputed(order, order.dispute)
    },

    closeDispute(order: Of, outcome: 'won' | 'lost'): void {
      if (order.dispute?.status !== 'open') return
      order.dispute.status = outcome
      tells.disputeClosed(order, order.dispute)
    },

    /** @param more - what else this shop offers while money is left */
    actionsOn(order: Of, more: readonly Action[] = []): Action[] {
      if (order.dispute?.status === 'open')
        return [
          ['win-dispute', 'Win dispute', () => till.closeDispute(order, 'won')],
          ['lose-dispute', 'Lose dispute', () => till.closeDispute(order, 'lost')],
        ]
      const left = leftCents(order)
      const fail: Action[] =
        tells.refundFailed && left < order.amountCents
          ? [['fail-refund', 'Let the last refund fail', () => till.failRefund(order)]]
          : []
      if (left === 0 || order.dispute?.status === 'lost') return fail
      return [
        ['refund', 'Refund', () => till.refund(order)],
        ...fail,
        ...(order.dispute ? [] : [['dispute', 'Dispute', () => till.dispute(order)] as const]),
        ...more,
      ]
    },

    /** For shops that refund any amount. */
    partOf(order: Of): Action[] {
      if (leftCents(order) <= PART_CENTS) return []
      return [['refund-part', `Refund ${money(PART_CENTS)}`, () => till.refund(order, PART_CENTS)]]
    },
  }
  return till
}

/** What a dispute says about an order; nothing if there is none or it was won. */
export const disputeOf = ({ dispute }: Order): string | null =>
  !dispute || dispute.status === 'won' ? null : dispute.status === 'open' ? 'disputed' : 'dispute lost'
