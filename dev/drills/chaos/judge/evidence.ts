import { openDatabase } from '../../../../storage/database.ts'
import { MailSent, Program, Purchase, Survey, WebhookEvent } from '../../../../storage/entities.ts'
import { STAGE_ATTRIBUTE } from '../../../../workflows/messages.ts'
import { purchaseIdOf } from '../../../../workflows/purchase-id.ts'
import { withTemporal } from '../../temporal.ts'
import type { Visit } from '../buyers.ts'
import { readMails, type MailCopy } from './mails.ts'
import type { Plan } from '../plans.ts'
import { readShopBooks, type ShopOrder } from '../shop-orders.ts'
import type { WholeProduct } from '../../whole-product.ts'

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
