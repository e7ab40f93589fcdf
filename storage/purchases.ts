import type { EntityManager } from '@mikro-orm/postgresql'
import type { PurchaseFacts } from '../domain/stage.ts'
import { AccessToken } from './entities/access-token.ts'
import { Purchase } from './entities/purchase.ts'
import { hashOf, unguessableId } from './ids.ts'

/** Longer than a purchase waits for its survey; whoever comes later asks for a fresh link. */
const TOKEN_LASTS_MS = 365 * 86_400_000

/** Makes sure that the purchase is there; the unique (channel, order) lets only one ever be. */
export async function ensurePurchase(
  em: EntityManager,
  purchase: Pick<Purchase, 'id' | 'channel' | 'order'>,
): Promise<void> {
  const row = { ...purchase, isTest: false, weeksWritten: 0, createdAt: new Date() }
  await em.createQueryBuilder(Purchase).insert(row).onConflict().ignore().execute()
}

/** A new token for a link that we mail; it proves the purchase's email. Only its hash is kept. */
export async function issueAccessToken(em: EntityManager, purchaseId: string): Promise<string> {
  const token = unguessableId()
  await em.insert(AccessToken, { hash: hashOf(token), purchaseId, createdAt: new Date() })
  return token
}

/** @returns the purchase that this mailed token belongs to; null when it is none of ours */
export async function purchaseOfToken(
  em: EntityManager,
  token: string,
  now: Date,
): Promise<Purchase | 'expired' | null> {
  const issued = await em.findOne(AccessToken, { hash: hashOf(token) })
  if (!issued) return null
  if (now.getTime() - issued.createdAt.getTime() > TOKEN_LASTS_MS) return 'expired'
  return em.findOne(Purchase, { id: issued.purchaseId })
}

export const factsOf = (purchase: Purchase): PurchaseFacts => ({
  paidAt: purchase.paidAt ?? null,
  paymentFailedAt: purchase.paymentFailedAt ?? null,
  surveyId: purchase.surveyId ?? null,
  programWrittenAt: purchase.programWrittenAt ?? null,
  pdfReadyAt: purchase.pdfReadyAt ?? null,
  deliveredAt: purchase.deliveredAt ?? null,
  attentionReason: purchase.attentionReason ?? null,
  closedAt: purchase.closedAt ?? null,
  abandonedAt: purchase.abandonedAt ?? null,
})
