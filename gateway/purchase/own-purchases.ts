import type { EntityManager } from '@mikro-orm/postgresql'
import { Refusal } from '../../domain/shop/errors.ts'
import type { MailedLink } from '../../domain/shop/letters.ts'
import { isTakenBack, type PaymentStatus } from '../../domain/shop/payment.ts'
import type { ShopOrder } from '../../channels/shop.ts'
import { about, setLogPurchase } from '../../platform/observability/log.ts'
import { openPurchase } from '../../purchases/open-purchase.ts'
import { Checkout, Program, Purchase, type AccessToken, Survey } from '../../storage/entities.ts'
import { issuedToken } from '../../storage/purchases.ts'
import { purchaseIdOf } from '../../workflows/purchase-id.ts'
import { closedRefusal, mustBeOpen, openShop } from './open.ts'
import { type Proof, provesEmail } from './proof.ts'
import type { GatewayTools } from '../tools.ts'

/** Excludes the demo: it is free, and its visitors may type any email. */
const REAL = { channel: { $ne: 'demo' } } as const
const BOUGHT = { ...REAL, paidAt: { $ne: null } } as const

/** Why a survey has no paid purchase. */
export type Unpaid = Exclude<PaymentStatus, 'paid'>

export function unpaidRefusal(why: Unpaid): Refusal {
  if (why === 'open') return new Refusal('PAYMENT_REQUIRED')
  if (why === 'pending') return new Refusal('PAYMENT_PENDING')
  return why === 'failed' ? new Refusal('PAYMENT_FAILED') : closedRefusal(why)
}

/**
 * The paid purchase of a survey, or why there is none. Asks Stripe about the survey's checkout sessions if no
 * webhook has come yet.
 * @throws {Refusal} SHOP_CLOSED, SHOP_UNAVAILABLE
 */
export async function paidPurchaseOf(
  { stripe, purchases }: Pick<GatewayTools, 'stripe' | 'purchases'>,
  em: EntityManager,
  surveyId: string,
): Promise<Purchase | Unpaid> {
  // Checkouts are read first. One that is paid in between is then found as a purchase, so
  // it cannot be missed.
  const checkouts = await em.find(Checkout, { surveyId, closedAt: null }, { orderBy: { createdAt: 'desc' } })
  const all = await em.find(Purchase, { ...REAL, surveyId }, { orderBy: { createdAt: 'asc' } })
  const known = all.filter(({ paidAt }) => paidAt)
  const open = known.find((purchase) => !purchase.closedAt)
  const latest = open?.id ?? all.at(-1)?.id ?? (checkouts[0] && purchaseIdOf('stripe', checkouts[0].order))
  if (latest) setLogPurchase(latest)
  if (open) return open
  const others = new Set<ShopOrder['status']>()
  // A survey may belong to an order whose status the shop has not told us yet.
  const unheard = all.filter(
    ({ channel, paidAt, closedAt, paymentFailedAt }) =>
      channel === 'stripe' && !paidAt && !closedAt && !paymentFailedAt,
  )
  for (const order of new Set([...checkouts, ...unheard].map((each) => each.order))) {
    const { status } = await openShop(stripe).lookUp(order)
    if (status === 'paid') {
      const id = await openPurchase(em, 'stripe', order)
      return em.findOneOrFail(Purchase, { id }, { refresh: true })
    }
    if (status === 'failed') await em.nativeUpdate(Checkout, { order }, { closedAt: new Date() })
    // The purchase's workflow tells the buyer when the bank has decided.
    if (status === 'pending') await purchases.signalOrderChanged(await openPurchase(em, 'stripe', order))
    others.add(status)
  }
  if (others.has('pending')) return 'pending'
  const takenBack = [...known.map(({ closedBecause }) => closedBecause), ...[...others].filter(isTakenBack)]
  // A disputed purchase may still be returned to the buyer, so it takes precedence.
  if (takenBack.length) return takenBack.find((because) => because === 'disputed') ?? 'refunded'
  return (await hasFailed(em, surveyId)) ? 'failed' : 'open'
}

/** Whether a pending payment failed. A checkout that nobody paid is not a purchase. */
async function hasFailed(em: EntityManager, surveyId: string): Promise<boolean> {
  const checkouts = await em.find(Checkout, { surveyId, closedAt: { $ne: null } }, { fields: ['order'] })
  const orders = checkouts.map(({ order }) => order)
  return (await em.count(Purchase, { channel: 'stripe', order: { $in: orders }, paidAt: null })) > 0
}

/** The existing one, or one to be written. @throws {Refusal} SURVEY_CLOSED; those of `awaitProgram` */
export async function deliveredProgram(
  { purchases }: Pick<GatewayTools, 'purchases'>,
  em: EntityManager,
  purchase: Purchase,
  surveyId: string,
  signal: AbortSignal,
): Promise<string> {
  if (purchase.pdfReadyAt && purchase.surveyId === surveyId)
    return (await em.findOneOrFail(Program, { purchaseId: purchase.id }, { fields: ['id'] })).id
  await purchases.submitSurvey(purchase.id, surveyId)
  return purchases.awaitProgram(purchase.id, signal)
}

/** Paid, open purchases that this browser may see: those of its own surveys, and all of a proven email. */
export function ownPurchases(em: EntityManager, proof: Proof, email: string): Promise<Purchase[]> {
  const own = provesEmail(proof, email) ? { email } : { surveyId: { $in: [...proof.surveys] }, email }
  return em.find(Purchase, { ...BOUGHT, ...own, closedAt: null }, { orderBy: { createdAt: 'desc' } })
}

/** Proven, or of its own surveys and checkouts: a buyer back from a checkout asks for no other link. */
export async function isTheirs(em: EntityManager, proof: Proof, email: string): Promise<boolean> {
  if (provesEmail(proof, email)) return true
  const surveys = [...proof.surveys]
  return (
    (await em.count(Survey, { id: { $in: surveys }, email })) > 0 ||
    (await em.count(Checkout, { surveyId: { $in: surveys }, email })) > 0
  )
}

/** Whether a browser has proven that it is the buyer's: by its survey, its key or the mailed link. */
export const isBuyers = (proof: Proof, { id, email, surveyId }: Purchase): boolean =>
  proof.purchases.includes(id) ||
  Boolean(surveyId && proof.surveys.includes(surveyId)) ||
  Boolean(email && provesEmail(proof, email))

interface LinkToMail {
  purchaseId: string
  kind: MailedLink
}

/**
 * The way into the purchase for the address that paid. The one that only answered was mailed the program, and gets the
 * same letter again: no more than it had.
 */
async function linkFor(em: EntityManager, email: string): Promise<LinkToMail | null> {
  const latest = { orderBy: { createdAt: 'desc' }, limit: 1 } as const
  const [paid] = await em.find(Purchase, { ...BOUGHT, email, closedAt: null }, { ...latest, fields: ['id'] })
  if (paid) return { purchaseId: paid.id, kind: 'access-link' }
  const written = await em.find(Program, { email }, { fields: ['purchaseId'] })
  const mailed = { id: { $in: written.map(({ purchaseId }) => purchaseId) }, deliveredAt: { $ne: null } }
  const [answered] = await em.find(
    Purchase,
    { ...BOUGHT, ...mailed, closedAt: null },
    { ...latest, fields: ['id'] },
  )
  return answered ? { purchaseId: answered.id, kind: 'program-ready' } : null
}

/**
 * Mails a fresh link to a real buyer whose browser has no proof. Runs in parallel with the answer, which is
 * the same for an unknown email and takes no longer. A link that was not mailed because Temporal was away has
 * to be requested again.
 */
export function mailLinkToRealBuyer({ database, purchases, limits, log }: GatewayTools, email: string): void {
  const mail = async (): Promise<void> => {
    const link = await linkFor(database.fork(), email)
    if (!link) return
    setLogPurchase(link.purchaseId)
    if (await limits.mayMailLink(link.purchaseId))
      await purchases.mailAccessLink(link.purchaseId, new Date(), link.kind)
  }
  // Logged under no purchase, since the caller has proven nothing.
  void about(null, () =>
    mail().catch((error: unknown) => log.warn({ err: error }, 'a fresh link could not be mailed')),
  )
}

/**
 * The purchase that a token opens. A token from a look-up by email opens only the program written with it.
 * @throws {Refusal} CREDENTIAL_REFUSED, CREDENTIAL_EXPIRED, PURCHASE_REFUNDED, PURCHASE_DISPUTED
 */
export async function openTo(
  em: EntityManager,
  token: string,
): Promise<{ purchase: Purchase; issued: AccessToken }> {
  const issued = await issuedToken(em, token, new Date())
  if (!issued) throw new Refusal('CREDENTIAL_REFUSED')
  if (issued === 'expired') throw new Refusal('CREDENTIAL_EXPIRED')
  setLogPurchase(issued.purchaseId)
  const purchase = await em.findOneOrFail(Purchase, { id: issued.purchaseId })
  mustBeOpen(purchase)
  const isOpen = issued.provesEmail || !purchase.programWrittenAt || (await wroteWith(em, purchase, issued))
  if (!isOpen) throw new Refusal('CREDENTIAL_EXPIRED')
  return { purchase, issued }
}

const wroteWith = async (
  em: EntityManager,
  { surveyId }: Purchase,
  { hash }: AccessToken,
): Promise<boolean> => Boolean(surveyId && (await em.count(Survey, { id: surveyId, accessTokenHash: hash })))
