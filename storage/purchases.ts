import type { EntityManager } from '@mikro-orm/postgresql'
import type { PurchaseFacts } from '../domain/shop/stage.ts'
import { AccessToken, Purchase } from './entities.ts'
import { hashOf, unguessableId } from './ids.ts'

/** Longer than a purchase waits for its survey; later visitors ask for a new link. */
const MAILED_TOKEN_LASTS_MS = 365 * 86_400_000
/** Issued to anyone who typed the email; it lasts as long as filling in the form may take. */
const LOOKED_UP_TOKEN_LASTS_MS = 86_400_000

/** Creates the purchase if it is missing; (channel, order) is unique. */
export async function ensurePurchase(
  em: EntityManager,
  purchase: Pick<Purchase, 'id' | 'channel' | 'order'>,
): Promise<void> {
  const row = { ...purchase, isTest: false, weeksWritten: 0, createdAt: new Date() }
  await em.createQueryBuilder(Purchase).insert(row).onConflict().ignore().execute()
}

/**
 * Stores a token that opens a purchase. Idempotent. Only its hash is stored.
 * @param provesEmail - true only if it is sent to the purchase's own address and nowhere else
 */
export async function keepAccessToken(
  em: EntityManager,
  token: string,
  { purchaseId, provesEmail }: Pick<AccessToken, 'purchaseId' | 'provesEmail'>,
): Promise<void> {
  const row = { hash: hashOf(token), purchaseId, provesEmail, createdAt: new Date() }
  await em.createQueryBuilder(AccessToken).insert(row).onConflict().ignore().execute()
}

/** Issues a new token for a purchase to someone who typed its email. */
export async function issueAccessToken(em: EntityManager, purchaseId: string): Promise<string> {
  const token = unguessableId()
  await keepAccessToken(em, token, { purchaseId, provesEmail: false })
  return token
}

/** @returns the token's row, or null if it is not one of ours */
export async function issuedToken(
  em: EntityManager,
  token: string,
  now: Date,
): Promise<AccessToken | 'expired' | null> {
  const issued = await em.findOne(AccessToken, { hash: hashOf(token) })
  if (!issued) return null
  const lastsMs = issued.provesEmail ? MAILED_TOKEN_LASTS_MS : LOOKED_UP_TOKEN_LASTS_MS
  return now.getTime() - issued.createdAt.getTime() > lastsMs ? 'expired' : issued
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
  erasedAt: purchase.erasedAt ?? null,
})
