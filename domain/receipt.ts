/** What a shop says of an order that its buyer may want to look up; null is what it does not say. */
export interface Receipt {
  /** As the buyer or the shop's own pages name it; not always what the shop's API calls the order. */
  orderNumber: string | null
  orderedAt: Date | null
  /** What was paid for our product, in the currency's smallest unit (27 USD are 2700). */
  amountMinor: number | null
  /** As `CURRENCY` has it. */
  currency: string | null
}

/** ISO 4217: nothing else can be written as money. */
export const CURRENCY = /^[a-z]{3}$/i

export const NO_RECEIPT: Receipt = { orderNumber: null, orderedAt: null, amountMinor: null, currency: null }

/** Digits after the point: 2 of a dollar, 0 of a yen. */
const digitsOf = (currency: string): number =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2

/** `27.00` of USD as 2700. */
export const toMinor = (amount: number, currency: string): number =>
  Math.round(amount * 10 ** digitsOf(currency))

/** `$27.00`; of another currency `CA$37.00` or `PLN 99.00`. */
export const inMoney = (amountMinor: number, currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(
    amountMinor / 10 ** digitsOf(currency),
  )
