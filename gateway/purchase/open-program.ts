import type { EntityManager } from '@mikro-orm/postgresql'
import { Refusal } from '../../domain/shop/errors.ts'
import { setLogPurchase } from '../../platform/observability/log.ts'
import { Program, Purchase } from '../../storage/entities.ts'
import { mustBeOpen } from './closed-shop.ts'

/** @throws {Refusal} NOT_FOUND; PURCHASE_REFUNDED or PURCHASE_DISPUTED if the purchase is closed */
export async function openProgram(em: EntityManager, id: string) {
  const program = await em.findOne(Program, { id })
  if (!program) throw new Refusal('NOT_FOUND')
  setLogPurchase(program.purchaseId)
  const purchase = await em.findOneOrFail(Purchase, { id: program.purchaseId })
  mustBeOpen(purchase)
  return { program, purchase }
}
