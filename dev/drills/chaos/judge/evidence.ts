import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { openDatabase } from '../../../../storage/database.ts'
import { MailSent } from '../../../../storage/entities/mail-sent.ts'
import { Program } from '../../../../storage/entities/program.ts'
import { Purchase } from '../../../../storage/entities/purchase.ts'
import { Survey } from '../../../../storage/entities/survey.ts'
import { WebhookEvent } from '../../../../storage/entities/webhook-event.ts'
import { STAGE_ATTRIBUTE } from '../../../../workflows/messages.ts'
import { purchaseIdOf } from '../../../../workflows/purchase-id.ts'
import { withTemporal } from '../../run-drill.ts'
import type { Visit } from '../buyers.ts'
import type { Plan } from '../plans.ts'
import type { WholeProduct } from '../../whole-product.ts'
import { isUnderWay } from '../../../stand-ins/storefront/post-office.ts'
import { STOREFRONT_SHOPS, type Delivery, type Order, State } from '../../../stand-ins/storefront/state.ts'

/** Everything known about one order, from all sources. Times are milliseconds since 1970. */
export interface Case {
  readonly purchaseId: string
  readonly plan: Plan
  readonly visit: Pick<Visit, 'programId' | 'wasTurnedAway' | 'complaints'> & { readonly lastTried: string }
  readonly order: ShopOrder
  /** Null when the product does not know this order. */
  readonly purchase: {
    readonly deliveredAt: number | null
    readonly pdfReadyAt: number | null
    readonly closedAt: number | null
    readonly attentionReason: string | null
    readonly answeredAt: number | null
  } | null
  readonly programIds: readonly string[]
  readonly mails: readonly MailCopy[]
  /** Letters that were claimed but never marked as sent. */
  readonly lettersNotSent: readonly string[]
  /** Whether a webhook about its refund or dispute ever reached us. */
  readonly regretHeard: boolean
  readonly feedbackRuns: number
  /** The stage of its open run; null when the run has ended or never existed. */
  readonly openIn: string | null
}

export interface Evidence {
  readonly cases: readonly Case[]
  /** Rows and runs without an order. */
  readonly orphans: readonly string[]
  /** Buyers who tried until the end and could not buy. */
  readonly neverBought: readonly string[]
  readonly eventsNotHandled: number
  /** Webhooks that a shop still retries. */
  readonly eventsUnderWay: number
}

const NOBODY: Case['visit'] = { programId: null, wasTurnedAway: false, complaints: [], lastTried: '' }

interface Sources extends Pick<WholeProduct, 'direct'> {
  readonly dataDir: string
  readonly visits: readonly Visit[]
  /** Whether to read all mails, which takes long. */
  readonly withMails: boolean
}

/** Reads the state of all purchases from PostgreSQL, the inbox, Temporal and the shops' books. */
export async function gatherEvidence({ direct, dataDir, visits, withMails }: Sources): Promise<Evidence> {
  const [rows, runs, mails, { orders, eventsUnderWay }] = await Promise.all([
    readDatabase(direct),
    readRuns(direct.temporalAddress),
    withMails ? readMails(direct.mailUrl) : [],
    readShopBooks(dataDir),
  ])
  const visitOf = new Map(visits.map((visit) => [visit.plan.email, visit]))
  const cases = orders.flatMap((order): Case[] => {
    const visit = visitOf.get(order.email)
    if (!visit) return []
    // A buyer with two checkout sessions paid one of them, and the mails are about that one.
    const own = orders.filter(({ email }) => email === order.email)
    const isTheirs = order === (own.find(({ paidAt }) => paidAt) ?? own[0])
    const purchaseId = purchaseIdOf(order.channel, order.order)
    const purchase = rows.purchases.find(({ id }) => id === purchaseId)
    const survey = rows.surveys.find(({ id }) => id === purchase?.surveyId)
    return [
      {
        purchaseId,
        plan: visit.plan,
        visit: isTheirs ? { ...visit, lastTried: visit.trying() } : NOBODY,
        order,
        purchase: purchase
          ? {
              deliveredAt: purchase.deliveredAt?.getTime() ?? null,
              pdfReadyAt: purchase.pdfReadyAt?.getTime() ?? null,
              closedAt: purchase.closedAt?.getTime() ?? null,
              attentionReason: purchase.attentionReason ?? null,
              answeredAt: survey?.completedAt?.getTime() ?? null,
            }
          : null,
        programIds: rows.programs.filter((one) => one.purchaseId === purchaseId).map(({ id }) => id),
        mails: isTheirs ? mails.filter(({ to }) => to === order.email) : [],
        lettersNotSent: rows.letters
          .filter((one) => one.purchaseId === purchaseId && !one.sentAt)
          .map(({ kind }) => kind),
        regretHeard: rows.events.some(
          ({ channel, type, reference }) =>
            channel === order.channel &&
            /refund|dispute/i.test(type) &&
            Boolean(reference?.includes(order.order)),
        ),
        feedbackRuns: runs.filter(({ workflowId }) => workflowId === `feedback-${purchaseId}`).length,
        openIn: runs.find((run) => run.workflowId === purchaseId && run.isOpen)?.stage ?? null,
      },
    ]
  })
  const buyers = new Set(orders.map(({ email }) => email))
  const known = new Set(cases.map(({ purchaseId }) => purchaseId))
  return {
    cases,
    orphans: [
      ...rows.purchases.filter(({ id }) => !known.has(id)).map(({ id }) => `the row of ${id}`),
      ...runs
        .filter(({ type, workflowId }) => type === 'deliverProgram' && !known.has(workflowId))
        .map(({ workflowId }) => `the run of ${workflowId}`),
    ],
    neverBought: visits
      .filter(({ plan, wasTurnedAway }) => wasTurnedAway && !buyers.has(plan.email))
      .map((visit) => `${visit.plan.email}: ${visit.trying()}`),
    eventsUnderWay,
    eventsNotHandled: rows.events.filter(({ handledAt }) => !handledAt).length,
  }
}

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

/** An order in the shop's own records, the only source of truth for payments. */
export interface ShopOrder {
  readonly channel: Plan['channel']
  readonly order: string
  readonly email: string
  readonly paidAt: number | null
  readonly money: 'open' | 'paid' | 'refunded' | 'disputed'
  /** Only for Gumroad. */
  readonly licenseKey: string | null
  /** Whether every webhook about it that the shop remembers was answered with a 2xx. */
  readonly everythingTold: boolean
}

export interface ShopBooks {
  readonly orders: readonly ShopOrder[]
  /** Webhooks that the shops still retry. */
  readonly eventsUnderWay: number
}

/** Reads the storefront's file, which works even while the storefront is killed or frozen. */
export async function readShopBooks(dataDir: string): Promise<ShopBooks> {
  const file = await readFile(join(dataDir, 'storefront.json'), 'utf8').catch(() => '{}')
  const state = State.parse(JSON.parse(file))
  const told = (order: string) =>
    state.deliveries.filter((one) => isAbout(one, order)).every((one) => one.deliveredAt)
  const orders = STOREFRONT_SHOPS.flatMap((channel) =>
    state.orders[channel].map((order): ShopOrder => ({
      channel,
      order: order.id,
      email: order.email,
      paidAt: order.paidAt,
      money: moneyOf(order),
      licenseKey: 'licenseKey' in order ? order.licenseKey : null,
      everythingTold: told(order.id),
    })),
  )
  return { orders, eventsUnderWay: state.deliveries.filter(isUnderWay).length }
}

const isAbout = ({ body }: Delivery, order: string): boolean =>
  body.includes(order) || body.includes(encodeURIComponent(order))

function moneyOf({ paidAt, refunds, dispute }: Order): ShopOrder['money'] {
  if (!paidAt) return 'open'
  if (refunds.length > 0) return 'refunded'
  return dispute && dispute.status !== 'won' ? 'disputed' : 'paid'
}

const Mail = z.object({
  subject: z.string().default(''),
  text: z.string().default(''),
  html: z.union([z.string(), z.literal(false)]).default(''),
  headers: z.record(z.string(), z.unknown()).default({}),
  to: z.array(z.object({ address: z.string() })).default([]),
})

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
export async function readMails(mailUrl: string, address?: string): Promise<MailCopy[]> {
  const query = address ? `?to.address=${encodeURIComponent(address)}` : ''
  const response = await fetch(`${mailUrl}/email${query}`, { signal: AbortSignal.timeout(60_000) })
  return z
    .array(Mail)
    .parse(await response.json())
    .filter(({ html }) => html && html.includes('</html>'))
    .map(({ to, subject, text, headers }) => ({
      to: to[0]?.address ?? '',
      subject,
      text,
      messageId: String(headers['message-id'] ?? ''),
    }))
}

export const isReady = ({ subject }: MailCopy): boolean => /program is ready/i.test(subject)
