import { setTimeout as sleep } from 'node:timers/promises'
import type { EntityManager } from '@mikro-orm/postgresql'
import { ApplicationFailure } from '@temporalio/common'
import { Unsubscribed } from '../storage/entities/feedback.ts'
import { Program } from '../storage/entities/program.ts'
import { Purchase } from '../storage/entities/purchase.ts'
import { hashOf } from '../storage/ids.ts'
import { claimLetter, type LetterId, markSent, releaseLetter } from '../storage/letters.ts'
import { keepAccessToken } from '../storage/purchases.ts'
import { mailsSent } from '../watching/deeds.ts'
import type { Activities } from './activities.ts'
import type { LetterKind } from './letter-kinds.ts'
import { CARRIES_ACCESS, letterOf, MAY_BE_UNSUBSCRIBED } from './letter-of.ts'
import { AddressRejected, LONGEST_SEND_MS, type Outgoing } from './mailer.ts'
import { rowsMissing } from './rows-missing.ts'
import type { Tools } from './tools.ts'

/** The longest send, and time to note it; less than an activity has. */
const CLAIM_LASTS_MS = LONGEST_SEND_MS + 10_000
const NOTE_AGAIN_MS = 500

/**
 * Sends the buyer one letter. Idempotent: the letter of (purchase, kind, occasion) is claimed, sent and then marked,
 * and nothing of PostgreSQL is held meanwhile. A try that was cut off before the mark sends the same mail again, with
 * the same Message-ID and the same links.
 * @throws {AddressRejected} what an operator must decide; {MailUnavailable} or MailUnderWay to be tried again
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
        // If this fails as well, the claim runs out by itself.
        await releaseLetter(em, letter, claim.until).catch(() => undefined)
        throw error
      })
    if (mail !== 'never') mailsSent.inc({ kind, outcome: 'sent' })
    await noteSent(em, letter, { delivers: kind === 'program-ready', until: claim.until })
  }

/**
 * What to send, its token good before it leaves; `never` for a letter that is not wanted for good. `not now` is for a
 * closed purchase: it may be opened again, and then the letter is owed as before.
 */
async function mailOf(
  { links, supportEmail }: Pick<Tools, 'links' | 'supportEmail'>,
  em: EntityManager,
  { purchaseId, kind: letterId }: LetterId,
  kind: LetterKind,
): Promise<Outgoing | 'never' | 'not now'> {
  // Any other letter waits until the purchase is found again.
  const ifMissing = kind === 'program-ready' ? { failHandler: rowsMissing } : {}
  const purchase = await em.findOneOrFail(Purchase, { id: purchaseId }, ifMissing)
  const program = await em.findOne(Program, { purchaseId })
  const carriesAccess = CARRIES_ACCESS.includes(kind)
  // What opens a purchase goes to its own address alone: a survey may name any other.
  const address = carriesAccess ? purchase.email : program?.email || purchase.email
  if (purchase.channel === 'demo') return 'never' // it proves no address
  if (purchase.closedAt && kind !== 'refund') return 'not now'
  if (!address && kind === 'program-ready') throw nowhereToSend()
  if (!program && kind === 'program-ready') throw rowsMissing()
  if (!address) return 'not now'
  if (!(await isWanted(em, purchase, kind, address))) return 'never'
  const accessToken = carriesAccess ? links.accessToken(purchaseId, letterId) : ''
  const letter = await letterOf(kind, { purchase, program, accessToken, links, supportEmail })
  if (!letter) return 'not now'
  if (carriesAccess) await keepAccessToken(em, accessToken, { purchaseId, provesEmail: true })
  return {
    to: { name: program?.name || purchase.name || '', address },
    letter,
    messageId: messageIdOf(
      { purchaseId, kind: letterId },
      links.host,
      kind === 'program-ready' ? program : null,
    ),
    ...(MAY_BE_UNSUBSCRIBED.includes(kind) ? { unsubscribeUrl: links.unsubscribe(purchaseId, kind) } : {}),
  }
}

/** Another program is another mail, which no mailbox may take for the first: a restore may have lost that one. */
const messageIdOf = (
  { purchaseId, kind }: LetterId,
  host: string,
  program: Pick<Program, 'id'> | null = null,
): string =>
  `<${hashOf([purchaseId, kind, ...(program ? [program.id] : [])].join(' ')).slice(0, 32)}@${host}>`

/** Another try of this letter may still be sending it: this one comes back when that is over. */
const underWay = (until: Date): ApplicationFailure =>
  ApplicationFailure.create({
    type: 'MailUnderWay',
    message: 'another try is sending this letter',
    nextRetryDelay: Math.max(1_000, until.getTime() - Date.now()),
  })

/** What was bought must not end unsent. */
const nowhereToSend = (): ApplicationFailure =>
  ApplicationFailure.nonRetryable('the buyer left no address', 'AddressRejected')

/** The mail is out, and a mark that fails sends it again: it is tried for as long as the claim lasts. */
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

/** A letter that waited for the mail server may be out of date by now. */
async function isWanted(
  em: EntityManager,
  purchase: Purchase,
  kind: LetterKind,
  address: string,
): Promise<boolean> {
  if (purchase.deliveredAt && kind === 'taking-longer') return false
  if (kind === 'refund') return purchase.closedBecause === 'refunded'
  // Who left a checkout unpaid is told nothing.
  if (kind === 'payment-failed') return Boolean(purchase.paymentPendingAt && purchase.paymentFailedAt)
  if (purchase.surveyId && kind.startsWith('survey-reminder')) return false
  return !MAY_BE_UNSUBSCRIBED.includes(kind) || !(await em.findOne(Unsubscribed, { email: address }))
}
