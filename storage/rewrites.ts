import { LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { Changes } from '../domain/forms/changes.ts'
import { Refusal } from '../domain/shop/errors.ts'
import { REWRITE_DAYS } from '../domain/shop/offer.ts'
import type { RewriteState } from '../domain/shop/rewrite.ts'
import { amendedAnswers, amendedSurvey } from './amended-survey.ts'
import { Intervention, Purchase, Survey } from './entities.ts'
import { unguessableId } from './ids.ts'

const DAY_MS = 86_400_000

/** Who asks for the free rewrite. One that an operator asks for does not use it up. */
export const BY_BUYER = { kind: 'amend', actor: 'buyer' } as const

export const rewriteEnds = ({ deliveredAt }: Pick<Purchase, 'deliveredAt'>): Date | null =>
  deliveredAt ? new Date(deliveredAt.getTime() + REWRITE_DAYS * DAY_MS) : null

export async function rewriteStateOf(
  em: EntityManager,
  purchase: Pick<Purchase, 'id' | 'deliveredAt'>,
  now: Date,
): Promise<RewriteState> {
  const asked = await em.findOne(
    Intervention,
    { ...BY_BUYER, purchaseId: purchase.id },
    { fields: ['appliedAt', 'settledAt'] },
  )
  if (asked)
    return asked.settledAt || (asked.appliedAt && (await isDrawn(em, purchase.id))) ? 'used' : 'writing'
  const ends = rewriteEnds(purchase)
  return ends && ends <= now ? 'over' : 'open'
}

/** Asked after the intervention: a purchase that was read before it may still have its former PDF. */
const isDrawn = (em: EntityManager, id: string): Promise<boolean> =>
  em.count(Purchase, { id, pdfReadyAt: { $ne: null } }).then(Boolean)

/**
 * Stores the changed answers and that the buyer asks for them. Of concurrent requests one gets it: each locks
 * the purchase.
 * @returns null if a rewrite is under way
 * @throws {Refusal} REWRITE_USED, REWRITE_OVER
 */
export const claimRewrite = (
  em: EntityManager,
  purchaseId: string,
  changes: Changes,
): Promise<{ id: string; surveyId: string } | null> =>
  em.transactional(async (tx) => {
    const lockMode = LockMode.PESSIMISTIC_WRITE
    const purchase = await tx.findOneOrFail(Purchase, { id: purchaseId }, { lockMode, refresh: true })
    const state = await rewriteStateOf(tx, purchase, new Date())
    if (state === 'writing') return null
    if (state === 'used') throw new Refusal('REWRITE_USED')
    if (state === 'over') throw new Refusal('REWRITE_OVER')
    const former = purchase.surveyId ? await tx.findOne(Survey, { id: purchase.surveyId }) : null
    const answers = amendedAnswers(former, changes)
    if (!answers.success) throw answers.error
    const survey = amendedSurvey(purchase, former, answers.data)
    await tx.insert(Survey, survey)
    const id = unguessableId()
    const reason = 'asked for on the page of the program'
    await tx.insert(Intervention, {
      ...{ id, purchaseId, ...BY_BUYER, reason, surveyId: survey.id },
      createdAt: new Date(),
    })
    return { id, surveyId: survey.id }
  })

/** For a claim that the purchase was not told of. If it was after all, the rewrite stays. */
export async function giveRewriteBack(em: EntityManager, id: string): Promise<void> {
  await em.nativeDelete(Intervention, { id, appliedAt: null })
}
