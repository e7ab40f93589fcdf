import { dueTo, isSettled, type Violation, violationsIn } from '../chaos/judge/checks.ts'
import { type Case, type Evidence, isReady, type MailCopy, readMails } from '../chaos/judge/evidence.ts'
import { addressOf, createBuyer, requestOf, tokenIn } from '../../testkit/purchases/buyer.ts'
import type { WholeProduct } from '../whole-product.ts'

/** The state when both stores were destroyed, and what the restored rows knew of it. */
export interface Before {
  readonly mails: readonly MailCopy[]
  /** Delivered purchases, according to the restored rows. */
  readonly delivered: ReadonlySet<string>
  readonly erased: { readonly purchaseId: string; readonly email: string }
}

/** Whether a purchase is settled; its feedback request may be lost. */
export const isAtRest = (one: Case): boolean =>
  isSettled({ ...one, feedbackRuns: Math.max(1, one.feedbackRuns) })

/** Mails with a program sent since then; earlier ones may be about lost programs. */
const readySince = (one: Case, { mails }: Pick<Before, 'mails'>): Set<string> => {
  const known = new Set(mails.map(({ messageId }) => messageId))
  return new Set(
    one.mails.filter((mail) => isReady(mail) && !known.has(mail.messageId)).map(({ messageId }) => messageId),
  )
}

/**
 * The case with only the links that must still work: a mail that was followed by another is about a lost
 * program.
 */
export function asOfNow(one: Case, before: Pick<Before, 'mails'>): Case {
  const since = readySince(one, before)
  const mails = one.mails.filter((mail) => !isReady(mail) || !since.size || since.has(mail.messageId))
  return { ...one, mails, feedbackRuns: Math.max(1, one.feedbackRuns) }
}

/** Violations of the delivery guarantee and the documentation after a restore. */
export function judgeRestore(evidence: Evidence, before: Before): Violation[] {
  const found = violationsIn({
    ...evidence,
    cases: evidence.cases
      .filter(({ purchaseId }) => purchaseId !== before.erased.purchaseId)
      .map((one) => asOfNow(one, before)),
    // The erased purchase's row belongs to an order too.
    orphans: evidence.orphans.filter((what) => !what.endsWith(before.erased.purchaseId)),
  })
  for (const one of evidence.cases) {
    const since = readySince(one, before)
    if (since.size && before.delivered.has(one.purchaseId))
      found.push({
        kind: 'doubled',
        about: one.purchaseId,
        what: 'mailed again, though its delivery was known',
      })
    if (one.purchaseId === before.erased.purchaseId && (one.programIds.length || since.size))
      found.push({ kind: 'too much', about: one.purchaseId, what: 'was erased, and is back' })
  }
  return found
}

export function mailedSince({ cases }: Evidence, before: Before) {
  const hadProgram = new Set(before.mails.filter(isReady).map(({ to }) => to))
  const copies = cases.flatMap(({ mails }) => mails.map(({ messageId }) => messageId))
  return {
    /** Buyers whose program was lost after it was mailed, and who were mailed another one. */
    another: cases.filter((one) => hadProgram.has(one.order.email) && readySince(one, before).size).length,
    /** Duplicates of an already sent mail, under the same Message-ID. */
    sameAgain: copies.length - new Set(copies).size,
    /** Purchases whose feedback request was lost. */
    feedbackLost: cases.filter(
      (one) => dueTo(one) === 'a program' && !one.feedbackRuns && one.purchaseId !== before.erased.purchaseId,
    ).length,
  }
}

const FIRST_ADDRESS = 700_000
const RELOAD_AFTER_MS = 45_000

/**
 * The return of a person whose answers or key are lost. At Gumroad they enter their key again; elsewhere they
 * open the latest mailed link and answer again.
 * @returns whether there was anything to open yet
 */
export async function comeAgain(
  { order, plan }: Pick<Case, 'order' | 'plan'>,
  product: Pick<WholeProduct, 'appUrl' | 'direct'>,
): Promise<boolean> {
  const { call } = createBuyer(product.appUrl, {
    timeoutMs: RELOAD_AFTER_MS,
    headers: { 'x-forwarded-for': addressOf(FIRST_ADDRESS + plan.number) },
  })
  if (order.licenseKey) {
    const { licenseKey } = order
    return (await call('POST', '/api/programs', { licenseKey, ...requestOf(plan.email) })).status === 200
  }
  const token = (await readMails(product.direct.mailUrl, plan.email)).map(tokenIn).findLast(Boolean)
  if (!token) return false
  return (await call('POST', '/api/shopify/programs', { token, ...requestOf(plan.email) })).status === 200
}
