import type { EntityManager } from '@mikro-orm/postgresql'
import type {
  InterventionKind,
  InterventionOutcome,
  InterventionRefusal,
} from '../domain/shop/intervention.ts'
import { ABOUT_THE_ADDRESS, without } from '../domain/shop/concern.ts'
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
    const { kind, appliedAt } = intervention
    const refusal = (await isErased(tx, purchaseId))
      ? kind !== 'erase' && 'ERASED'
      : !appliedAt && KINDS[kind].refusal?.(purchase, Boolean(program))
    if (refusal) return { refusal, mail: null, surveyId: purchase.surveyId ?? null }
    if (!appliedAt) {
      await KINDS[kind].change?.(tx, purchase, intervention)
      intervention.appliedAt = new Date()
    }
    const mail = KINDS[kind].mail?.(purchase, Boolean(program)) ?? null
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

interface Kind {
  refusal?: (purchase: Purchase, isWritten: boolean) => InterventionRefusal | null
  change?: (em: EntityManager, purchase: Purchase, intervention: Intervention) => Promise<void>
  /** A purchase in progress mails its program anyway. */
  mail?: (purchase: Purchase, isWritten: boolean) => Applied['mail']
}

const KINDS: Readonly<Record<InterventionKind, Kind>> = {
  // What nobody waits for is settled once an operator says so.
  retry: { change: async (_em, purchase) => void (purchase.concerns = []) },
  resend: {
    refusal: ({ closedAt }, isWritten) => (closedAt ? 'CLOSED' : isWritten ? null : 'NOT_WRITTEN'),
    mail: () => 'program-ready',
  },
  'correct-email': {
    change: correctEmail,
    mail({ closedAt, deliveredAt, paidAt, surveyId }, isWritten) {
      if (closedAt) return null
      if (deliveredAt && isWritten) return 'program-ready'
      return paidAt && !surveyId ? 'access-link' : null
    },
  },
  amend: {
    refusal: ({ closedAt, paidAt }) => (closedAt ? 'CLOSED' : paidAt ? null : 'NOT_PAID'),
    change: writeAnew,
    mail: ({ deliveredAt }) => (deliveredAt ? 'program-ready' : null),
  },
  extend: {
    refusal({ closedAt, paidAt, surveyId }) {
      if (closedAt) return 'CLOSED'
      if (!paidAt) return 'NOT_PAID'
      return surveyId ? 'ANSWERED' : null
    },
    change: async (_em, purchase) => void (purchase.abandonedAt = null),
    mail: () => 'access-link',
  },
  refund: {
    // A disputed payment can still be refunded.
    refusal: ({ closedAt, closedBecause, paidAt }) =>
      closedAt && closedBecause !== 'disputed' ? 'CLOSED' : paidAt ? null : 'NOT_PAID',
  },
  erase: { change: eraseBuyer },
}

/** Revokes the links that were mailed to the wrong address. */
async function correctEmail(
  em: EntityManager,
  purchase: Purchase,
  { email = null }: Intervention,
): Promise<void> {
  purchase.email = email
  purchase.concerns = without(purchase.concerns, ABOUT_THE_ADDRESS)
  await em.nativeUpdate(Program, { purchaseId: purchase.id }, { email: email ?? '' })
  if (purchase.surveyId) await em.nativeUpdate(Survey, { id: purchase.surveyId }, { email })
  await em.nativeDelete(AccessToken, { purchaseId: purchase.id })
}

/** The buyer keeps the current program until the new one is written. */
async function writeAnew(
  em: EntityManager,
  purchase: Purchase,
  { surveyId = null }: Intervention,
): Promise<void> {
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
