/** We do not hold the money: refunded, held by a bank for now, or taken back for good. */
const TAKEN_BACK = ['refunded', 'disputed', 'charged-back'] as const
export type TakenBack = (typeof TAKEN_BACK)[number]

/** `open`: not paid yet. `pending`: on its way (a bank debit). `failed`: will never be paid. */
export const PAYMENT_STATUSES = ['open', 'pending', 'paid', 'failed', ...TAKEN_BACK] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

export const isTakenBack = (status: PaymentStatus): status is TakenBack =>
  TAKEN_BACK.some((one) => one === status)

/** A shop's receipt data for an order. Null means that the shop does not state it. */
export interface Receipt {
  /** As the buyer and the shop's own pages know it; its API may differ. */
  orderNumber: string | null
  orderedAt: Date | null
  /** The payment for our product, in the currency's smallest unit (27 USD is 2700). */
  amountMinor: number | null
  currency: string | null
}

/** ISO 4217. Other values cannot be formatted as money. */
export const CURRENCY = /^[a-z]{3}$/i

export const NO_RECEIPT: Receipt = { orderNumber: null, orderedAt: null, amountMinor: null, currency: null }

/** Digits after the decimal point: 2 for USD, 0 for JPY. */
const digitsOf = (currency: string): number =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2

/** `27.00` USD becomes 2700. */
export const toMinor = (amount: number, currency: string): number =>
  Math.round(amount * 10 ** digitsOf(currency))

/** `$27.00`; other currencies `CA$37.00` or `PLN 99.00`. */
export const inMoney = (amountMinor: number, currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(
    amountMinor / 10 ** digitsOf(currency),
  )
