import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Violation } from './judge/checks.ts'
import type { Case } from './judge/evidence.ts'
import type { Fault, Aim } from './faults.ts'
import type { Drilled } from './report.ts'
import type { Plan } from './plans.ts'

/** A fault in which one part hangs and nothing else fails. */
export const hangOf = (part: Drilled, minutes: number): Fault => ({
  number: 1,
  strikes: { part, kind: 'hung' },
  atSecond: 0,
  seconds: minutes * 60,
  aim: 'anything',
  dose: 0,
})

/** All buyers come in the first half, buy, answer and keep the program. */
export const plansForDrill = (plans: readonly Plan[], part: Drilled): Plan[] =>
  plans.map((plan) => ({
    ...plan,
    comes: plan.comes / 2,
    pays: true,
    answers: true,
    afterwards: 'keeps',
    looksUp: part === 'mail' || plan.looksUp,
  }))

const SAMPLE_EVERY_MS = 5_000

/** Samples PostgreSQL's connections until it is stopped. */
export async function sampleConnections(
  watch: Pick<Watch, 'connections'>,
  over: AbortSignal,
): Promise<Connections[]> {
  const samples: Connections[] = []
  while (!over.aborted) {
    const sample = await watch.connections()
    if (sample) samples.push(sample)
    await sleep(SAMPLE_EVERY_MS, undefined, { signal: over }).catch(() => undefined)
  }
  return samples
}

export interface DrillReport {
  readonly part: Drilled
  readonly samples: number
  readonly mostConnections: number
  readonly mostActive: number
  readonly mostIdleInTransaction: number
  readonly mostHeld: number
  /** The progress of purchases at the end of the hang, by channel. */
  readonly during: Readonly<
    Record<Plan['channel'], { all: number; written: number; rendered: number; delivered: number }>
  >
  readonly violations: readonly Violation[]
}

/** Long enough to write a program on a busy machine. */
const GOES_ON_WITHIN_MS = 120_000

/** The effect of the hang on purchases that did not need that part. */
export function judgeDrill(
  part: Drilled,
  cases: readonly Case[],
  samples: readonly Connections[],
  now: number,
): DrillReport {
  const most = (of: (sample: Connections) => number) => Math.max(0, ...samples.map(of))
  const mostHeld = most(({ held }) => held)
  const progress = (channel: Plan['channel']) => {
    const own = cases.filter(({ order }) => order.channel === channel)
    return {
      all: own.length,
      written: own.filter(({ programIds }) => programIds.length > 0).length,
      rendered: own.filter(({ purchase }) => purchase?.pdfReadyAt).length,
      delivered: own.filter(({ purchase }) => purchase?.deliveredAt).length,
    }
  }
  const heldUp = cases.filter((one) => isOwed(part, one, now))
  return {
    part,
    samples: samples.length,
    mostConnections: most(({ all }) => all),
    mostActive: most(({ active }) => active),
    mostIdleInTransaction: most(({ idleInTransaction }) => idleInTransaction),
    mostHeld,
    during: { stripe: progress('stripe'), shopify: progress('shopify'), gumroad: progress('gumroad') },
    violations: [
      ...heldUp.map(({ purchaseId }) => ({
        kind: 'held up' as const,
        about: purchaseId,
        what: `it did not need ${part}, and waited for it`,
      })),
      ...(mostHeld > 0
        ? [
            {
              kind: 'held up' as const,
              about: 'PostgreSQL',
              what: `${mostHeld} connections idle in transaction`,
            },
          ]
        : []),
    ],
  }
}

/**
 * Whether a purchase should be further along. All need the model, and all need the mail server for the last
 * step.
 */
function isOwed(part: Drilled, { order, purchase }: Case, now: number): boolean {
  if (part === 'model' || part === order.channel || !purchase?.answeredAt || !order.paidAt) return false
  if (now - Math.max(purchase.answeredAt, order.paidAt) < GOES_ON_WITHIN_MS) return false
  return part === 'mail' ? !purchase.pdfReadyAt : !purchase.deliveredAt
}

/** The number of purchases in each stage, according to PostgreSQL. */
export interface Standing {
  readonly generating: number
  readonly rendering: number
  readonly emailing: number
  readonly delivered: number
  readonly needAttention: number
  readonly all: number
}

/** The product's connections to PostgreSQL. */
export interface Connections {
  readonly all: number
  readonly active: number
  readonly idleInTransaction: number
  /** In a transaction that has been idle for longer than the gap between two statements. */
  readonly held: number
}

const STANDING = `
  select count(*)::int as "all",
    count(*) filter (where delivered_at is not null)::int as delivered,
    count(*) filter (where attention_reason is not null)::int as "needAttention",
    count(*) filter (where paid_at is not null and survey_id is not null and program_written_at is null)::int as generating,
    count(*) filter (where program_written_at is not null and pdf_ready_at is null)::int as rendering,
    count(*) filter (where pdf_ready_at is not null and delivered_at is null)::int as emailing
  from purchase where closed_at is null`

const HELD_AFTER = '1 second'
const CONNECTIONS = `
  select count(*)::int as "all",
    count(*) filter (where state = 'active')::int as active,
    count(*) filter (where state like 'idle in transaction%')::int as "idleInTransaction",
    count(*) filter (where state like 'idle in transaction%' and now() - state_change > interval '${HELD_AFTER}')::int as held
  from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() and datname = current_database()`

const ANSWER_WITHIN_MS = 3_000
const EVERY_MS = 250
const AIM_FOR_MS = 8_000

/**
 * Observes PostgreSQL over a direct connection without faults. PostgreSQL itself may be down; then nothing is
 * known.
 */
export function startWatch(databaseUrl: string) {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 2,
    connectionTimeoutMillis: ANSWER_WITHIN_MS,
  })
  pool.on('error', () => undefined)

  const ask = async <Row>(sql: string): Promise<Row | undefined> => {
    const answer = pool.query(sql).then(
      ({ rows }) => rows[0] as Row,
      () => undefined,
    )
    return Promise.race([answer, sleep(ANSWER_WITHIN_MS).then(() => undefined)])
  }
  const standing = () => ask<Standing>(STANDING)

  return {
    standing,
    connections: () => ask<Connections>(CONNECTIONS),
    /** Resolves when some purchase reaches the step, or after a timeout. */
    async until(aim: Aim): Promise<Standing | undefined> {
      for (const giveUpAt = Date.now() + AIM_FOR_MS; ;) {
        const now = await standing()
        if (aim === 'anything' || (now && now[aim] > 0) || Date.now() > giveUpAt) return now
        await sleep(EVERY_MS)
      }
    },
    stop: () => pool.end(),
  }
}
export type Watch = ReturnType<typeof startWatch>
