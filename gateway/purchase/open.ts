import type { EntityManager } from '@mikro-orm/postgresql'
import { Refusal } from '../../domain/shop/errors.ts'
import type { TakenBack } from '../../domain/shop/payment.ts'
import { Purchase, Program } from '../../storage/entities.ts'
import { setLogPurchase } from '../../platform/observability/log.ts'

/** A shop that this installation sells through. @throws {Refusal} SHOP_CLOSED otherwise */
export function openShop<S>(shop: S | undefined): S {
  if (!shop) throw new Refusal('SHOP_CLOSED')
  return shop
}

/** The refusal for the buyer of a closed program. If we win a dispute, the program opens again. */
export const closedRefusal = (because: TakenBack | null): Refusal =>
  new Refusal(because === 'disputed' ? 'PURCHASE_DISPUTED' : 'PURCHASE_REFUNDED')

/** @throws {Refusal} PURCHASE_REFUNDED or PURCHASE_DISPUTED when the purchase is closed */
export function mustBeOpen({ closedAt, closedBecause }: Pick<Purchase, 'closedAt' | 'closedBecause'>): void {
  if (closedAt) throw closedRefusal(closedBecause ?? null)
}

/** @throws {Refusal} NOT_FOUND; PURCHASE_REFUNDED or PURCHASE_DISPUTED if the purchase is closed */
export async function openProgram(em: EntityManager, id: string) {
  const program = await em.findOne(Program, { id })
  if (!program) throw new Refusal('NOT_FOUND')
  setLogPurchase(program.purchaseId)
  const purchase = await em.findOneOrFail(Purchase, { id: program.purchaseId })
  mustBeOpen(purchase)
  return { program, purchase }
}

/** What a credential has bought so far. Part of the answer that validates it. */
export async function boughtWith(
  em: EntityManager,
  credential: 'license key' | 'token',
  purchase: Purchase | null,
): Promise<{ isAnswered?: boolean; programId?: string; message?: string }> {
  if (!purchase?.surveyId) return {}
  const program =
    purchase.pdfReadyAt && (await em.findOne(Program, { purchaseId: purchase.id }, { fields: ['id'] }))
  if (!program) return { isAnswered: true }
  const message = `This ${credential} was used already: your program is ready.`
  return { isAnswered: true, programId: program.id, message }
}
