/**
 * States in which we do not hold the buyer's money: refunded, held by a bank for now, or taken back for good.
 */
const TAKEN_BACK = ['refunded', 'disputed', 'charged-back'] as const
export type TakenBack = (typeof TAKEN_BACK)[number]

/**
 * A shop's report on the payment of an order. `open`: nobody has paid yet. `pending`: the money is on its way
 * (a bank debit). `failed`: the order will never be paid.
 */
export type PaymentStatus = 'open' | 'pending' | 'paid' | 'failed' | TakenBack

export const isTakenBack = (status: PaymentStatus): status is TakenBack =>
  TAKEN_BACK.some((one) => one === status)
