import { setTimeout as sleep } from 'node:timers/promises'
import type { EntityManager } from '@mikro-orm/postgresql'
import { ApplicationFailure } from '@temporalio/common'
import { Unsubscribed, Program, Purchase } from '../storage/entities.ts'
import { hashOf } from '../storage/ids.ts'
import { claimLetter, type LetterId, markSent, releaseLetter } from '../storage/letters.ts'
import { keepAccessToken } from '../storage/purchases.ts'
import { mailsSent } from '../platform/observability/activity-metrics.ts'
import type { Activities } from './activities.ts'
import { type LetterKind, recipientOf, rulesOf } from '../domain/shop/letters.ts'
import { letterOf } from './letter-of.ts'
import { AddressRejected, LONGEST_SEND_MS, type Outgoing } from './mailer.ts'
import { rowsMissing } from './rows-missing.ts'
import type { Tools } from './tools.ts'

/** The longest send plus time to mark it; shorter than the activity timeout. */
const CLAIM_LASTS_MS = LONGEST_SEND_MS + 10_000
const NOTE_AGAIN_MS = 500

/**
 * Sends the buyer one letter. Idempotent: the letter (purchase, kind, occasion) is claimed, sent and then
 * marked; no database transaction or connection is held while it is sent. If an attempt breaks off before the
 * mark, the next one sends the same mail again, with the same Message-ID and the same links.
 * @throws {AddressRejected} an operator must decide; {MailUnavailable} or MailUnderWay: retry
 */
export const emailBuyer =
  (tools: Pick<Tools, 'database' | 'mailer' | 'links' | 'supportEmail'>): Activities['emailBuyer'] =>
  async (purchaseId, kind, occasion) => {
    const { database, mailer, links } = tools
    const em = database.fork()
    const letter = { purchaseId, kind: occasion ? `${kind} ${occasion}` : kind }
    const mail = await mailOf(tools, em, letter, kind)
    if (mail === 'not now') return
    const claim = await claimLetter(
      em,
      { ...letter, messageId: mail === 'never' ? messageIdOf(letter, links.host) : mail.messageId },
      CLAIM_LASTS_MS,
    )
    if (claim.is === 'sent') return
    if (claim.is === 'under-way') throw underWay(claim.until)
    if (mail !== 'never')
      await mailer.send({ ...mail, messageId: claim.messageId }).catch(async (error: unknown) => {
        mailsSent.inc({ kind, outcome: error instanceof AddressRejected ? 'rejected' : 'failed' })
        // If this fails too, the claim expires by itself.
        await releaseLetter(em, letter, claim.until).catch(() => undefined)
        throw error
      })
    if (mail !== 'never') mailsSent.inc({ kind, outcome: 'sent' })
    await noteSent(em, letter, { delivers: kind === 'program-ready', until: claim.until })
  }

/** `never`: it will never be wanted. `not now`: it stays due; a closed purchase may be reopened. */
async function mailOf(
  { links, supportEmail }: Pick<Tools, 'links' | 'supportEmail'>,
  em: EntityManager,
  { purchaseId, kind: letterId }: LetterId,
  kind: LetterKind,
): Promise<Outgoing | 'never' | 'not now'> {
  // Every other letter is retried until the purchase is found again.
  const { carriesAccess, carriesProgram, mayBeUnsubscribed } = rulesOf(kind)
  const ifMissing = carriesProgram ? { failHandler: rowsMissing } : {}
  const purchase = await em.findOneOrFail(Purchase, { id: purchaseId }, ifMissing)
  const program = await em.findOne(Program, { purchaseId })
  const address = recipientOf(kind, purchase, program)
  if (purchase.channel === 'demo') return 'never' // a demo verifies no address
  if (purchase.closedAt && kind !== 'refund') return 'not now'
  if (!address && carriesProgram) throw nowhereToSend()
  if (!program && carriesProgram) throw rowsMissing()
  if (!address) return 'not now'
  if (!(await isWanted(em, purchase, kind, address))) return 'never'
  const accessToken = carriesAccess ? links.accessToken(purchaseId, letterId) : ''
  const letter = await letterOf(kind, { purchase, program, accessToken, links, supportEmail })
  if (!letter) return 'not now'
  if (carriesAccess) await keepAccessToken(em, accessToken, { purchaseId, provesEmail: true })
  return {
    to: { name: program?.name || purchase.name || '', address },
    letter,
    messageId: messageIdOf({ purchaseId, kind: letterId }, links.host, carriesProgram ? program : null),
    ...(mayBeUnsubscribed ? { unsubscribeUrl: links.unsubscribe(purchaseId, kind) } : {}),
  }
}

/** A different program gets a different Message-ID: mailboxes would drop it as a duplicate. */
const messageIdOf = (
  { purchaseId, kind }: LetterId,
  host: string,
  program: Pick<Program, 'id'> | null = null,
): string =>
  `<${hashOf([purchaseId, kind, ...(program ? [program.id] : [])].join(' ')).slice(0, 32)}@${host}>`

/** Another attempt may still be sending this letter; this one retries once that claim has expired. */
const underWay = (until: Date): ApplicationFailure =>
  ApplicationFailure.create({
    type: 'MailUnderWay',
    message: 'another try is sending this letter',
    nextRetryDelay: Math.max(1_000, until.getTime() - Date.now()),
  })

/** A bought program must never silently stay unsent. */
const nowhereToSend = (): ApplicationFailure =>
  ApplicationFailure.nonRetryable('the buyer left no address', 'AddressRejected')

/** Without the mark, the mail would be sent again: retries for as long as the claim lasts. */
async function noteSent(
  em: EntityManager,
  letter: LetterId,
  { delivers, until }: { delivers: boolean; until: Date },
): Promise<void> {
  for (;;) {
    try {
      return await markSent(em, letter, delivers)
    } catch (error) {
      if (Date.now() + NOTE_AGAIN_MS > until.getTime()) throw error
      await sleep(NOTE_AGAIN_MS)
    }
  }
}

/** A letter may be out of date after it waited for the mail server. */
async function isWanted(
  em: EntityManager,
  purchase: Purchase,
  kind: LetterKind,
  address: string,
): Promise<boolean> {
  if (purchase.deliveredAt && kind === 'taking-longer') return false
  if (kind === 'refund') return purchase.closedBecause === 'refunded'
  // No letter for a checkout session that was simply abandoned.
  if (kind === 'payment-failed') return Boolean(purchase.paymentPendingAt && purchase.paymentFailedAt)
  if (purchase.surveyId && kind.startsWith('survey-reminder')) return false
  return !rulesOf(kind).mayBeUnsubscribed || !(await em.findOne(Unsubscribed, { email: address }))
}
