import { Refusal } from '../../domain/shop/errors.ts'
import type { TakenBack } from '../../domain/shop/payment-status.ts'
import type { Purchase } from '../../storage/entities.ts'

/** The refusal for the buyer of a closed program. If we win a dispute, the program opens again. */
export const closedRefusal = (because: TakenBack | null): Refusal =>
  new Refusal(because === 'disputed' ? 'PURCHASE_DISPUTED' : 'PURCHASE_REFUNDED')

/** @throws {Refusal} PURCHASE_REFUNDED or PURCHASE_DISPUTED when the purchase is closed */
export function mustBeOpen({ closedAt, closedBecause }: Pick<Purchase, 'closedAt' | 'closedBecause'>): void {
  if (closedAt) throw closedRefusal(closedBecause ?? null)
}
