import { setTimeout as sleep } from 'node:timers/promises'
import { Gauge, type Registry } from 'prom-client'
import { type PurchaseFacts, stageOf, STAGES } from '../../domain/shop/stage.ts'
import type { Database } from '../../storage/database.ts'

/** Groups similar purchases: a stage depends on which facts are set, not on their times. */
const GROUPS = `
  select min(paid_at) as "paidAt", min(payment_failed_at) as "paymentFailedAt", min(survey_id) as "surveyId",
         min(program_written_at) as "programWrittenAt", min(pdf_ready_at) as "pdfReadyAt",
         min(delivered_at) as "deliveredAt", min(attention_reason) as "attentionReason",
         min(closed_at) as "closedAt", min(abandoned_at) as "abandonedAt", null as "erasedAt",
         bool_or(concerns <> '{}') as "isConcern", count(*)::int as purchases, extract(epoch from now() - min(paid_at))::float as "paidSecondsAgo"
  from purchase
  where channel <> 'demo' and erased_at is null
    and (delivered_at is null or attention_reason is not null or concerns <> '{}')
  group by paid_at is null, payment_failed_at is null, survey_id is null, program_written_at is null,
           pdf_ready_at is null, delivered_at is null, attention_reason is null, closed_at is null,
           abandoned_at is null, concerns = '{}'`

interface Group extends Record<keyof PurchaseFacts, unknown> {
  isConcern: boolean
  purchases: number
  paidSecondsAgo: number | null
}

/** Prometheus drops all metrics of a process after ten seconds by default. */
const ANSWER_WITHIN_MS = 2_500

/** One query per scrape. If PostgreSQL does not answer in time, only these metrics are missing. */
export function watchPurchases(database: Pick<Database, 'fork'>, register: Registry): void {
  let asked: Promise<Group[] | null> | null = null
  const ask = () =>
    (asked ??= database
      .fork()
      .getConnection()
      .execute<Group[]>(GROUPS)
      .catch(() => null)
      .finally(() => (asked = null)))

  function watch(name: string, help: string, show: (gauge: Gauge, groups: Group[]) => void, label?: 'stage') {
    new Gauge({
      ...{ name, help, registers: [register], labelNames: label ? [label] : [] },
      async collect() {
        const groups = await Promise.race([ask(), sleep(ANSWER_WITHIN_MS, null, { ref: false })])
        if (groups) show(this, groups)
        else if (label) this.reset()
        else this.remove()
      },
    })
  }

  watch('eightfold_undelivered_purchases', 'Paid, answered and not delivered', (gauge, groups) =>
    gauge.set(sum(groups.filter(isOwed))),
  )
  watch('eightfold_undelivered_seconds', 'Since the payment of the oldest of them', (gauge, groups) =>
    gauge.set(Math.max(0, ...groups.filter(isOwed).map(({ paidSecondsAgo }) => paidSecondsAgo ?? 0))),
  )
  watch(
    'eightfold_attention_purchases',
    'Purchases that wait for an operator, or concern one',
    (gauge, groups) =>
      gauge.set(sum(groups.filter((group) => group.isConcern || stageOf(group) === 'needs-attention'))),
  )
  watch(
    'eightfold_stage_purchases',
    'Purchases that are not delivered, by where they stand',
    (gauge, groups) => {
      for (const stage of UNDELIVERED)
        gauge.set({ stage }, sum(groups.filter((group) => stageOf(group) === stage)))
    },
    'stage',
  )
}

const UNDELIVERED = STAGES.filter((stage) => stage !== 'delivered' && stage !== 'erased')

const isOwed = ({ paidAt, surveyId, deliveredAt, closedAt }: Group): boolean =>
  Boolean(paidAt && surveyId && !deliveredAt && !closedAt)

const sum = (groups: readonly Group[]): number =>
  groups.reduce((total, { purchases }) => total + purchases, 0)

/** The state of a process's PostgreSQL pool; callers wait at most four seconds for a connection. */
export function watchConnections(database: Pick<Database, 'connections'>, register: Registry): void {
  new Gauge({
    name: 'eightfold_postgres_connections',
    help: 'Connections of this process that are busy or idle, and callers that wait for one',
    labelNames: ['state'],
    registers: [register],
    collect() {
      for (const [state, count] of Object.entries(database.connections())) this.set({ state }, count)
    },
  })
}
