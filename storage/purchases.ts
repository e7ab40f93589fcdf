import type { EntityManager } from '@mikro-orm/postgresql'
import { z } from 'zod'
import type { PurchaseFacts } from '../domain/shop/stage.ts'
import { AccessToken, Purchase, Survey, Intervention } from './entities.ts'
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
  const row = {
    ...purchase,
    isTest: false,
    weeksWritten: 0,
    concerns: [],
    refundsFailed: 0,
    addressChanges: 0,
    createdAt: new Date(),
  }
  await em.createQueryBuilder(Purchase).insert(row).onConflict().ignore().execute()
}

/** Idempotent. @param provesEmail - true only if sent to the purchase's own address and nowhere else */
export async function keepAccessToken(
  em: EntityManager,
  token: string,
  { purchaseId, provesEmail }: Pick<AccessToken, 'purchaseId' | 'provesEmail'>,
): Promise<void> {
  const row = { hash: hashOf(token), purchaseId, provesEmail, createdAt: new Date() }
  await em.createQueryBuilder(AccessToken).insert(row).onConflict().ignore().execute()
}

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

export interface Demo {
  purchase: { id: string; order: string; name: string; email: string }
  survey: Pick<Survey, 'id' | 'answers'>
}

/** One at a time, so that none exceeds the day's budget. @returns false when it is spent */
export const takeDemo = (
  em: EntityManager,
  { purchase: { name, email, ...purchase }, survey }: Demo,
  { dailyLimit, now, midnight }: { dailyLimit: number; now: Date; midnight: Date },
): Promise<boolean> =>
  em.transactional(async (inside) => {
    await inside.execute(`select pg_advisory_xact_lock(hashtext('the budget of the demo'))`)
    const today = await inside.count(Purchase, { channel: 'demo', createdAt: { $gte: midnight } })
    if (today >= dailyLimit) return false
    await inside.insert(Survey, { ...survey, name, email, createdAt: now, completedAt: now })
    await ensurePurchase(inside, { ...purchase, channel: 'demo' })
    const { id } = purchase
    await inside.nativeUpdate(Purchase, { id }, { name, email, surveyId: survey.id, paidAt: now })
    return true
  })

const MINUTE_MS = 60_000

export async function stuckPurchases(em: EntityManager, minutes: number): Promise<Purchase[]> {
  const before = new Date(Date.now() - minutes * MINUTE_MS)
  const owed = await em.find(
    Intervention,
    { settledAt: null, createdAt: { $lt: before } },
    { fields: ['purchaseId'] },
  )
  return em.find(
    Purchase,
    {
      channel: { $ne: 'demo' },
      erasedAt: null,
      $or: [
        { attentionReason: { $ne: null } },
        { concerns: { $ne: [] } },
        { id: { $in: owed.map(({ purchaseId }) => purchaseId) } },
        { deliveredAt: null, closedAt: null, paidAt: { $lt: before }, surveyId: { $ne: null } },
      ],
    },
    { orderBy: { createdAt: 'asc' } },
  )
}

const LATEST = 50
/** Fewer programs give no meaningful median. */
const FEWEST = 3

const Row = z.object({ programs: z.coerce.number(), median: z.coerce.number().nullable() })

/** The median time of the latest programs in seconds, from paid and answered to delivery of the link. */
export async function medianSeconds(em: EntityManager): Promise<number | null> {
  const [row] = Row.array().parse(
    await em.execute(
      `select count(*) as programs, percentile_cont(0.5) within group (order by seconds) as median
       from (
         select extract(epoch from purchase.delivered_at - greatest(purchase.paid_at, survey.completed_at)) as seconds
         from purchase join survey on survey.id = purchase.survey_id
         where purchase.delivered_at is not null
         order by purchase.delivered_at desc
         limit ${LATEST}
       ) as latest`,
    ),
  )
  return row && row.programs >= FEWEST ? row.median : null
}
