/** States in which the buyer's money is not ours: given back, held by a bank for now, or taken back by it for good. */
const TAKEN_BACK = ['refunded', 'disputed', 'charged-back'] as const
export type TakenBack = (typeof TAKEN_BACK)[number]

/**
 * What a shop says of the money of an order: `open` waits for somebody to pay, `pending` for money on its way (a bank
 * debit); `failed` never will be paid.
 */
export type PaymentStatus = 'open' | 'pending' | 'paid' | 'failed' | TakenBack

export const isTakenBack = (status: PaymentStatus): status is TakenBack =>
  TAKEN_BACK.some((one) => one === status)
