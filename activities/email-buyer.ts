import { LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { MailSent } from '../storage/entities/mail-sent.ts'
import { Program } from '../storage/entities/program.ts'
import { Purchase } from '../storage/entities/purchase.ts'
import { Unsubscribed } from '../storage/entities/feedback.ts'
import { hashOf } from '../storage/ids.ts'
import { issueAccessToken } from '../storage/purchases.ts'
import type { Activities } from './activities.ts'
import type { LetterKind } from './letter-kinds.ts'
import { CARRIES_ACCESS, letterOf, MAY_BE_UNSUBSCRIBED } from './letter-of.ts'
import type { Tools } from './tools.ts'

/**
 * Sends the buyer one letter. Idempotent: the row of (purchase, kind) is locked while the letter is sent and marked
 * after, and a second try carries the same Message-ID.
 * @throws {AddressRejected} what an operator must decide; {MailUnavailable} to be tried again
 */
export const emailBuyer =
  ({
    database,
    mailer,
    links,
    supportEmail,
  }: Pick<Tools, 'database' | 'mailer' | 'links' | 'supportEmail'>): Activities['emailBuyer'] =>
  (purchaseId, kind, occasion) =>
    database.fork().transactional(async (em) => {
      const purchase = await em.findOneOrFail(Purchase, { id: purchaseId })
      const claimed = await claim(em, purchaseId, occasion ? `${kind} ${occasion}` : kind, links.host)
      if (claimed.sentAt) return
      const program = await em.findOne(Program, { purchaseId })
      const carriesAccess = CARRIES_ACCESS.includes(kind)
      // What opens a purchase goes to its own address alone: a survey may name any other.
      const address = carriesAccess ? purchase.email : program?.email || purchase.email
      if (address && (await isWanted(em, purchase, kind, address))) {
        const accessToken = carriesAccess ? await issueAccessToken(em, purchaseId, { provesEmail: true }) : ''
        const letter = letterOf(kind, { purchase, program, accessToken, links, supportEmail })
        if (letter) {
          await mailer.send({
            to: { name: program?.name || purchase.name || '', address },
            letter,
            messageId: claimed.messageId,
            ...(MAY_BE_UNSUBSCRIBED.includes(kind)
              ? { unsubscribeUrl: links.unsubscribe(purchaseId, kind) }
              : {}),
          })
        }
      }
      claimed.sentAt = new Date()
      if (kind === 'program-ready') purchase.deliveredAt ??= claimed.sentAt
    })

/** The row of this letter, ours alone until the transaction ends. */
async function claim(em: EntityManager, purchaseId: string, kind: string, host: string): Promise<MailSent> {
  const messageId = `<${hashOf(`${purchaseId} ${kind}`).slice(0, 32)}@${host}>`
  await em
    .createQueryBuilder(MailSent)
    .insert({ purchaseId, kind, messageId })
    .onConflict()
    .ignore()
    .execute()
  return em.findOneOrFail(MailSent, { purchaseId, kind }, { lockMode: LockMode.PESSIMISTIC_WRITE })
}

/**
 * The demo proves no address, so it mails none; a closed purchase hears of its refund and nothing else. A letter that
 * waited for the mail server may be out of date by now.
 */
async function isWanted(
  em: EntityManager,
  purchase: Purchase,
  kind: LetterKind,
  address: string,
): Promise<boolean> {
  if (purchase.channel === 'demo' || !purchase.email) return false
  if (purchase.closedAt && kind !== 'refund') return false
  if (purchase.deliveredAt && kind === 'taking-longer') return false
  if (kind === 'refund') return purchase.closedBecause === 'refunded'
  // Who left a checkout unpaid is told nothing.
  if (kind === 'payment-failed') return Boolean(purchase.paymentPendingAt && purchase.paymentFailedAt)
  if (purchase.surveyId && kind.startsWith('survey-reminder')) return false
  return !MAY_BE_UNSUBSCRIBED.includes(kind) || !(await em.findOne(Unsubscribed, { email: address }))
}
