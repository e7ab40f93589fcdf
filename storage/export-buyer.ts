import type { EntityManager } from '@mikro-orm/postgresql'
import {
  Checkout,
  FeedbackEntry,
  Unsubscribed,
  Intervention,
  MailSent,
  Program,
  type Purchase,
  Survey,
} from './entities.ts'

/**
 * Everything that is stored about a buyer, by purchase, for a data request. PDFs are available by their
 * links.
 */
export async function exportBuyer(em: EntityManager, purchases: readonly Purchase[]) {
  const ids = purchases.map(({ id }) => id)
  const emails = [...new Set(purchases.flatMap(({ email }) => email ?? []))]
  const surveyIds = purchases.flatMap(({ surveyId }) => surveyId ?? [])
  const byEmail = { email: { $in: emails } }
  const [surveys, programs, mails, feedback, unsubscribed, interventions] = await Promise.all([
    em.find(Survey, { $or: [{ id: { $in: surveyIds } }, byEmail] }),
    em.find(
      Program,
      { purchaseId: { $in: ids } },
      { fields: ['id', 'purchaseId', 'name', 'email', 'generated', 'createdAt'] },
    ),
    em.find(MailSent, { purchaseId: { $in: ids } }, { fields: ['purchaseId', 'kind', 'sentAt'] }),
    em.find(FeedbackEntry, byEmail),
    em.find(Unsubscribed, byEmail),
    em.find(Intervention, { purchaseId: { $in: ids } }),
  ])
  const checkouts = await em.find(Checkout, {
    $or: [byEmail, { surveyId: { $in: surveys.map(({ id }) => id) } }],
  })
  return { purchases, surveys, checkouts, programs, mails, feedback, unsubscribed, interventions }
}
