import type { EntityManager } from '@mikro-orm/postgresql'
import type { InterventionOutcome, InterventionRefusal } from '../domain/shop/intervention.ts'
import { AccessToken, Intervention, Program, Purchase, Survey } from './entities.ts'
import { eraseBuyer, isErased } from './buyer-data.ts'

/** What remains to be done once an intervention's rows are changed. */
export interface Applied {
  refusal: InterventionRefusal | null
  /** The letter to send. */
  mail: 'program-ready' | 'access-link' | null
  /** The answers for the program. */
  surveyId: string | null
}

/** Idempotent. An intervention that a restore lost is refused: it would block its purchase. */
export const applyIntervention = (em: EntityManager, purchaseId: string, id: string): Promise<Applied> =>
  em.transactional(async (tx) => {
    const intervention = await tx.findOne(Intervention, { id, purchaseId })
    if (!intervention) return { refusal: 'FORGOTTEN', mail: null, surveyId: null }
    const purchase = await tx.findOneOrFail(Purchase, { id: purchaseId })
    const program = await tx.findOne(Program, { purchaseId }, { fields: ['id'] })
    const refusal = (await isErased(tx, purchaseId))
      ? refusalOfErased(intervention)
      : refusalOf(intervention, purchase, Boolean(program))
    if (refusal) return { refusal, mail: null, surveyId: purchase.surveyId ?? null }
    if (!intervention.appliedAt) {
      await change(tx, purchase, intervention)
      intervention.appliedAt = new Date()
    }
    const mail = mailOf(intervention, purchase, Boolean(program))
    return { refusal: null, mail, surveyId: purchase.surveyId ?? null }
  })

export async function settleIntervention(
  em: EntityManager,
  id: string,
  outcome: InterventionOutcome,
): Promise<void> {
  await em.nativeUpdate(
    Intervention,
    { id, settledAt: null },
    { settledAt: new Date(), outcome, email: null },
  )
}

const refusalOfErased = ({ kind }: Intervention): InterventionRefusal | null =>
  kind === 'erase' ? null : 'ERASED'

function refusalOf(
  { kind, appliedAt }: Intervention,
  { paidAt, closedAt, closedBecause, surveyId }: Purchase,
  isWritten: boolean,
): InterventionRefusal | null {
  if (appliedAt) return null
  switch (kind) {
    case 'retry':
    case 'correct-email':
    case 'erase':
      return null
    case 'refund':
      // A disputed payment can still be refunded.
      if (closedAt && closedBecause !== 'disputed') return 'CLOSED'
      return paidAt ? null : 'NOT_PAID'
    case 'resend':
      if (closedAt) return 'CLOSED'
      return isWritten ? null : 'NOT_WRITTEN'
    case 'amend':
      if (closedAt) return 'CLOSED'
      return paidAt ? null : 'NOT_PAID'
    case 'extend':
      if (closedAt) return 'CLOSED'
      if (!paidAt) return 'NOT_PAID'
      return surveyId ? 'ANSWERED' : null
  }
}

async function change(em: EntityManager, purchase: Purchase, intervention: Intervention): Promise<void> {
  switch (intervention.kind) {
    case 'correct-email':
      return correctEmail(em, purchase, intervention.email ?? null)
    case 'amend':
      return writeAnew(em, purchase, intervention.surveyId ?? null)
    case 'extend':
      purchase.abandonedAt = null
      return
    case 'erase':
      return eraseBuyer(em, purchase)
    case 'retry':
    case 'resend':
    case 'refund':
      return
  }
}

/** Revokes the links that were mailed to the wrong address. */
async function correctEmail(em: EntityManager, purchase: Purchase, email: string | null): Promise<void> {
  purchase.email = email
  await em.nativeUpdate(Program, { purchaseId: purchase.id }, { email: email ?? '' })
  if (purchase.surveyId) await em.nativeUpdate(Survey, { id: purchase.surveyId }, { email })
  await em.nativeDelete(AccessToken, { purchaseId: purchase.id })
}

/** The buyer keeps the current program until the new one is written. */
async function writeAnew(em: EntityManager, purchase: Purchase, surveyId: string | null): Promise<void> {
  Object.assign(purchase, {
    surveyId,
    weeksWritten: 0,
    exercisesWritten: null,
    programWrittenAt: null,
    pdfReadyAt: null,
    abandonedAt: null,
  })
  await em.nativeUpdate(Program, { purchaseId: purchase.id }, { outdated: true })
}

/** A purchase in progress mails its program anyway. */
function mailOf({ kind }: Intervention, purchase: Purchase, isWritten: boolean): Applied['mail'] {
  switch (kind) {
    case 'resend':
      return 'program-ready'
    case 'amend':
      return purchase.deliveredAt ? 'program-ready' : null
    case 'correct-email':
      if (purchase.closedAt) return null
      if (purchase.deliveredAt && isWritten) return 'program-ready'
      return purchase.paidAt && !purchase.surveyId ? 'access-link' : null
    case 'extend':
      return 'access-link'
    case 'retry':
    case 'refund':
    case 'erase':
      return null
  }
}
