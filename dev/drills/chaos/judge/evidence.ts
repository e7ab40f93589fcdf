import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readMailbox } from '../../../stand-ins/mailbox.ts'
import { openDatabase } from '../../../../storage/database.ts'
import { MailSent, Program, Purchase, Survey, WebhookEvent } from '../../../../storage/entities.ts'
import { STAGE_ATTRIBUTE } from '../../../../workflows/messages.ts'
import { purchaseIdOf } from '../../../../workflows/purchase-id.ts'
import { withTemporal } from '../../run-drill.ts'
import type { Visit } from '../plans.ts'
import type { WholeProduct } from '../../whole-product.ts'
import { isUnderWay } from '../../../stand-ins/storefront/post-office.ts'
import { STOREFRONT_SHOPS, type Delivery, type Order, State } from '../../../stand-ins/storefront/state.ts'

export type Evidence = Awaited<ReturnType<typeof gatherEvidence>>
export type Case = Evidence['cases'][number]

const NOBODY = { programId: null, wasTurnedAway: false, complaints: [], lastTried: '' }

interface Sources extends Pick<WholeProduct, 'direct'> {
  readonly dataDir: string
  readonly visits: readonly Visit[]
  /** Whether to read all mails, which takes long. */
  readonly withMails: boolean
}

/**
 * Reads everything known about all orders from PostgreSQL, the inbox, Temporal and the shops' books. Times are
 * milliseconds since 1970.
 */
export async function gatherEvidence({ direct, dataDir, visits, withMails }: Sources) {
  const [rows, runs, mails, { orders, eventsUnderWay }] = await Promise.all([
    readDatabase(direct),
    readRuns(direct.temporalAddress),
    withMails ? readMails(direct.mailUrl) : [],
    readShopBooks(dataDir),
  ])
  const visitOf = new Map(visits.map((visit) => [visit.plan.email, visit]))
  const cases = orders.flatMap((order) => {
    const whose = visitOf.get(order.email)
    if (!whose) return []
    // A buyer with two checkout sessions paid one of them, and the mails are about that one.
    const own = orders.filter(({ email }) => email === order.email)
    const isTheirs = order === (own.find(({ paidAt }) => paidAt) ?? own[0])
    const visit: Pick<Visit, 'programId' | 'wasTurnedAway' | 'complaints'> & { lastTried: string } = isTheirs
      ? { ...whose, lastTried: whose.trying() }
      : NOBODY
    const purchaseId = purchaseIdOf(order.channel, order.order)
    const purchase = rows.purchases.find(({ id }) => id === purchaseId)
    const survey = rows.surveys.find(({ id }) => id === purchase?.surveyId)
    const letters = rows.letters.filter((one) => one.purchaseId === purchaseId && !one.sentAt)
    const isRegret = ({ channel, type, reference }: WebhookEvent) =>
      channel === order.channel && /refund|dispute/i.test(type) && reference?.includes(order.order)
    return [
      {
        ...{ purchaseId, plan: whose.plan, visit, order },
        /** Null when the product does not know this order. */
        purchase: purchase
          ? {
              deliveredAt: at(purchase.deliveredAt),
              pdfReadyAt: at(purchase.pdfReadyAt),
              closedAt: at(purchase.closedAt),
              attentionReason: purchase.attentionReason ?? null,
              answeredAt: at(survey?.completedAt),
            }
          : null,
        programIds: rows.programs.filter((one) => one.purchaseId === purchaseId).map(({ id }) => id),
        mails: isTheirs ? mails.filter(({ to }) => to === order.email) : [],
        /** Letters that were claimed but never marked as sent. */
        lettersNotSent: letters.map(({ kind }): string => kind),
        /** Whether a webhook about its refund or dispute ever reached us. */
        regretHeard: rows.events.some(isRegret),
        feedbackRuns: runs.filter(({ workflowId }) => workflowId === `feedback-${purchaseId}`).length,
        /** The stage of its open run; null when the run has ended or never existed. */
        openIn: runs.find((run) => run.workflowId === purchaseId && run.isOpen)?.stage ?? null,
      },
    ]
  })
  const buyers = new Set(orders.map(({ email }) => email))
  const known = new Set(cases.map(({ purchaseId }) => purchaseId))
  return {
    cases,
    /** Rows and runs without an order. */
    orphans: [
      ...rows.purchases.filter(({ id }) => !known.has(id)).map(({ id }) => `the row of ${id}`),
      ...runs
        .filter(({ type, workflowId }) => type === 'deliverProgram' && !known.has(workflowId))
        .map(({ workflowId }) => `the run of ${workflowId}`),
    ],
    /** Buyers who tried until the end and could not buy. */
    neverBought: visits
      .filter(({ plan, wasTurnedAway }) => wasTurnedAway && !buyers.has(plan.email))
      .map((visit) => `${visit.plan.email}: ${visit.trying()}`),
    /** Webhooks that a shop still retries. */
    eventsUnderWay,
    eventsNotHandled: rows.events.filter(({ handledAt }) => !handledAt).length,
  }
}

const at = (date?: Date | null): number | null => date?.getTime() ?? null

async function readDatabase({ databaseUrl, dataKeys }: WholeProduct['direct']) {
  const database = await openDatabase(databaseUrl, [dataKeys], { poolSize: 2 })
  try {
    const em = database.fork()
    return {
      purchases: await em.find(Purchase, {}),
      surveys: await em.find(Survey, {}, { fields: ['id', 'completedAt'] }),
      programs: await em.find(Program, {}, { fields: ['id', 'purchaseId'] }),
      letters: await em.find(MailSent, {}),
      events: await em.find(WebhookEvent, {}),
    }
  } finally {
    await database.close()
  }
}

const readRuns = (address: string) =>
  withTemporal(address, async ({ workflow }) => {
    const runs = []
    for await (const run of workflow.list())
      runs.push({
        workflowId: run.workflowId,
        type: run.type,
        isOpen: run.status.name === 'RUNNING',
        stage: run.typedSearchAttributes.get(STAGE_ATTRIBUTE) ?? 'no stage',
      })
    return runs
  })

export type ShopOrder = Awaited<ReturnType<typeof readShopBooks>>['orders'][number]

/**
 * Reads the storefront's file, the only source of truth for payments, which works even while the storefront is
 * killed or frozen.
 */
export async function readShopBooks(dataDir: string) {
  const file = await readFile(join(dataDir, 'storefront.json'), 'utf8').catch(() => '{}')
  const { orders, deliveries } = State.parse(JSON.parse(file))
  return {
    orders: STOREFRONT_SHOPS.flatMap((channel) =>
      orders[channel].map((order) => ({
        ...{ channel, order: order.id, email: order.email, paidAt: order.paidAt, money: moneyOf(order) },
        licenseKey: 'licenseKey' in order ? order.licenseKey : null,
        /** Whether every webhook about it that the shop remembers was answered with a 2xx. */
        everythingTold: deliveries.every((one) => one.deliveredAt || !isAbout(one, order.id)),
      })),
    ),
    eventsUnderWay: deliveries.filter(isUnderWay).length,
  }
}

const isAbout = ({ body }: Delivery, order: string): boolean =>
  body.includes(order) || body.includes(encodeURIComponent(order))

function moneyOf({ paidAt, refunds, dispute }: Order): 'open' | 'paid' | 'refunded' | 'disputed' {
  if (!paidAt) return 'open'
  if (refunds.length > 0) return 'refunded'
  return dispute && dispute.status !== 'won' ? 'disputed' : 'paid'
}

/** One copy of a letter in a mailbox. */
export interface MailCopy {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly messageId: string
}

/**
 * Reads the mails to one address or to all. Leaves out truncated mails: the mail server may keep them, but no
 * mailbox would show them.
 */
export const readMails = async (mailUrl: string, address?: string): Promise<MailCopy[]> =>
  (await readMailbox(mailUrl, address))
    .filter(({ html }) => html.includes('</html>'))
    .map(({ to: [to], subject, text, headers }) => ({
      ...{ to: to?.address ?? '', subject, text, messageId: String(headers['message-id'] ?? '') },
    }))

export const isReady = ({ subject }: MailCopy): boolean => /program is ready/i.test(subject)
