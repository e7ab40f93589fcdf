import type { EntityManager } from '@mikro-orm/postgresql'
import { FormerAddress, Program, Purchase, Survey, Intervention, MailSent } from '../../storage/entities.ts'
import { DeskRefusal, type DeskTools } from './tools.ts'
import { GUIDANCE } from '../../workflows/purchase/guidance.ts'
import { whyOf } from '../../domain/shop/concern.ts'
import { stageOf } from '../../domain/shop/stage.ts'
import { resultsPage } from '../../domain/shop/pages.ts'
import { factsOf } from '../../storage/purchases.ts'

/** The address that is looked for. Empty for an id or an order. */
export const addressIn = (what: string): string => (what.includes('@') ? what.trim().toLowerCase() : '')

/** By id, the shop's order id or number, or an email paid or answered with, or corrected since; newest first. */
export async function findPurchases(
  { emailHashes }: Pick<DeskTools, 'emailHashes'>,
  em: EntityManager,
  what: string,
): Promise<Purchase[]> {
  const said = what.trim()
  const email = addressIn(what)
  const [surveys, programs, corrected] = email
    ? await Promise.all([
        em.find(Survey, { email }, { fields: ['id'] }),
        em.find(Program, { email }, { fields: ['purchaseId'] }),
        em.find(FormerAddress, { hash: { $in: emailHashes(email) } }),
      ])
    : [[], [], []]
  return em.find(
    Purchase,
    {
      $or: [
        { id: { $in: [said, ...[...programs, ...corrected].map(({ purchaseId }) => purchaseId)] } },
        { order: said },
        { orderNumber: said },
        ...(email ? [{ email }] : []),
        { surveyId: { $in: surveys.map(({ id }) => id) } },
      ],
    },
    { orderBy: { createdAt: 'desc' } },
  )
}

/** @throws {DeskRefusal} when none or several match */
export async function onePurchase(
  tools: Pick<DeskTools, 'emailHashes'>,
  em: EntityManager,
  what: string,
): Promise<Purchase> {
  const found = await findPurchases(tools, em, what)
  const [one, ...others] = found
  if (!one) throw new DeskRefusal(`No purchase has ${what} as its id, order or email.`)
  if (others.length)
    throw new DeskRefusal(
      `There are ${found.length} purchases for ${what}. Name one by its id:\n${found.map(({ id }) => `  ${id}`).join('\n')}`,
    )
  return one
}

export interface Summary {
  id: string
  stage: string
  email: string | null
  createdAt: Date
  paidAt: Date | null
  deliveredAt: Date | null
  why: string | null
}

export const summaryOf = (purchase: Purchase): Summary => ({
  id: purchase.id,
  stage: stageOf(factsOf(purchase)),
  email: purchase.email ?? null,
  createdAt: purchase.createdAt,
  paidAt: purchase.paidAt ?? null,
  deliveredAt: purchase.deliveredAt ?? null,
  why: whyOf(purchase),
})

/** Everything that an operator needs to understand one purchase. */
export async function overviewOf(
  { publicUrl, emailHashes }: DeskTools,
  em: EntityManager,
  purchase: Purchase,
) {
  const purchaseId = purchase.id
  const [program, survey, mails, interventions] = await Promise.all([
    em.findOne(Program, { purchaseId }, { fields: ['id', 'email', 'outdated'] }),
    purchase.surveyId ? em.findOne(Survey, { id: purchase.surveyId }) : null,
    em.find(MailSent, { purchaseId }, { orderBy: { sentAt: 'asc nulls last' } }),
    em.find(Intervention, { purchaseId }, { orderBy: { createdAt: 'asc' } }),
  ])
  const stage = stageOf(factsOf(purchase))
  const { next, can } = GUIDANCE[stage]
  return {
    ...summaryOf(purchase),
    next,
    can,
    name: purchase.name ?? null,
    mailGoesTo: program?.email || survey?.email || purchase.email || null,
    emailHashes: purchase.email ? emailHashes(purchase.email) : null,
    orderNumber: purchase.orderNumber ?? null,
    isTest: purchase.isTest,
    closedBecause: purchase.closedBecause ?? null,
    answers: survey?.answers ?? null,
    answeredAt: survey?.completedAt ?? null,
    results: program && publicUrl + resultsPage(program.id),
    isWrittenAnew: program?.outdated ?? false,
    mails: mails.map(({ kind, sentAt }) => ({ kind, sentAt: sentAt ?? null })),
    interventions: interventions.map(({ kind, actor, reason, createdAt, settledAt, outcome }) => ({
      ...{ kind, actor, reason, createdAt },
      settledAt: settledAt ?? null,
      outcome: outcome ?? 'under way',
    })),
  }
}
