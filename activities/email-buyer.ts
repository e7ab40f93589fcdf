import type { EntityManager } from '@mikro-orm/postgresql'
import { ApplicationFailure } from '@temporalio/common'
import { Unsubscribed, Program, Purchase } from '../storage/entities.ts'
import { hashOf } from '../storage/ids.ts'
import { raiseConcern, settleConcerns } from '../storage/concerns.ts'
import { claimLetter, type LetterId, markSent, releaseLetter } from '../storage/letters.ts'
import { keepAccessToken } from '../storage/purchases.ts'
import type { Activities } from './activities.ts'
import { weekBegins } from '../domain/program/week-starts.ts'
import { UNTIL_MAILED } from '../domain/shop/concern.ts'
import { type LetterKind, recipientOf, rulesOf } from '../domain/shop/letters.ts'
import { letterOf } from './letter-of.ts'
import { AddressRejected, type Outgoing } from './mailer.ts'
import { rowsMissing } from './rows-missing.ts'
import { sendOnce } from './send-once.ts'
import type { Tools } from './tools.ts'

/**
 * Sends the buyer one letter. Idempotent: see `sendOnce`. Its row is that of purchase, kind and occasion.
 * @throws {AddressRejected} an operator must decide; {MailUnavailable} or MailUnderWay: retry
 */
export const emailBuyer =
  (tools: Pick<Tools, 'database' | 'mailer' | 'links' | 'supportEmail'>): Activities['emailBuyer'] =>
  async (purchaseId, kind, occasion) => {
    const { database, mailer, links } = tools
    const em = database.fork()
    const letter = { purchaseId, kind: occasion ? `${kind} ${occasion}` : kind }
    const opensPurchase = rulesOf(kind).carriesAccess === true
    const mail = await mailOf(tools, em, letter, kind)
    if (mail === 'not now') return
    const wanted = mail === 'never' ? null : mail
    await sendOnce(mailer, kind, wanted, {
      claim: (lastsMs) =>
        claimLetter(
          em,
          { ...letter, messageId: wanted?.messageId ?? messageIdOf(letter, links.host) },
          lastsMs,
        ),
      release: (until) => releaseLetter(em, letter, until),
      markSent: () => markSent(em, letter, kind === 'program-ready'),
    }).catch(async (error: unknown) => {
      if (error instanceof AddressRejected && opensPurchase)
        await raiseConcern(em, purchaseId, 'address-refused')
      throw error
    })
    if (wanted && opensPurchase) await settleConcerns(em, purchaseId, UNTIL_MAILED)
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
  if (!address && carriesAccess && purchase.paidAt) await raiseConcern(em, purchaseId, 'no-address')
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

/** A bought program must never silently stay unsent. */
const nowhereToSend = (): ApplicationFailure =>
  ApplicationFailure.nonRetryable('the buyer left no address', 'AddressRejected')

/** A letter may be out of date after it waited for the mail server. */
async function isWanted(
  em: EntityManager,
  purchase: Purchase,
  kind: LetterKind,
  address: string,
): Promise<boolean> {
  if (purchase.deliveredAt && kind === 'taking-longer') return false
  if (kind === 'refund') return purchase.closedBecause === 'refunded'
  if (kind === 'refund-failed') return purchase.concerns.includes('refund-failed')
  // No letter for a checkout session that was simply abandoned.
  if (kind === 'payment-failed') return Boolean(purchase.paymentPendingAt && purchase.paymentFailedAt)
  if (purchase.surveyId && kind.startsWith('survey-reminder')) return false
  const { mayBeUnsubscribed, ofWeek } = rulesOf(kind)
  if (ofWeek && isOver(ofWeek, purchase)) return false
  return !mayBeUnsubscribed || !(await em.findOne(Unsubscribed, { email: address }))
}

/** A run of an earlier purchase that begins again counts its weeks from then. */
const isOver = (week: number, { deliveredAt }: Pick<Purchase, 'deliveredAt'>): boolean =>
  !deliveredAt || Date.now() >= weekBegins(week + 1, deliveredAt.getTime())
