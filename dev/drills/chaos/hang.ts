import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { STOREFRONT_SHOPS } from '../../stand-ins/storefront/state.ts'
import type { Aim, Fault, WayName } from './faults.ts'
import type { Violation } from './judge/checks.ts'
import type { Case } from './judge/evidence.ts'
import type { Plan } from './plans.ts'

/** Parts that may hang while the others must keep working. */
export const HUNG = ['mail', 'model', 'gumroad', 'shopify', 'stripe'] as const satisfies readonly WayName[]
type Hung = (typeof HUNG)[number]

/** A fault in which one part hangs and nothing else fails. */
export const hangOf = (part: Hung, minutes: number): Fault => ({
  ...{ number: 1, strikes: { part, kind: 'hung' }, atSecond: 0, seconds: minutes * 60 },
  ...{ aim: 'anything', dose: 0 },
})

/** All buyers come in the first half, buy, answer and keep the program. */
export const plansForDrill = (plans: readonly Plan[], part: Hung): Plan[] =>
  plans.map((plan) => ({
    ...plan,
    ...{ comes: plan.comes / 2, pays: true, answers: true, afterwards: 'keeps' },
    looksUp: part === 'mail' || plan.looksUp,
  }))

/** Long enough to write a program on a busy machine. */
const GOES_ON_WITHIN_MS = 120_000

/** The effect of the hang on connections, and on purchases that did not need that part. */
export function judgeDrill(part: Hung, cases: readonly Case[], samples: readonly Connections[], now: number) {
  const most = (of: keyof Connections) => Math.max(0, ...samples.map((sample) => sample[of]))
  const mostHeld = most('held')
  const held = cases
    .filter((one) => isOwed(part, one, now))
    .map(({ purchaseId }) => [purchaseId, `it did not need ${part}, and waited for it`] as const)
  const heldUp = mostHeld
    ? [...held, ['PostgreSQL', `${mostHeld} connections idle in transaction`] as const]
    : held
  return {
    part,
    samples: samples.length,
    mostConnections: most('all'),
    mostActive: most('active'),
    mostIdleInTransaction: most('idleInTransaction'),
    mostHeld,
    /** The progress of purchases at the end of the hang. */
    during: STOREFRONT_SHOPS.map((channel) => {
      const own = cases.filter(({ order }) => order.channel === channel)
      return {
        channel,
        all: own.length,
        written: own.filter(({ programIds }) => programIds.length > 0).length,
        rendered: own.filter(({ purchase }) => purchase?.pdfReadyAt).length,
        delivered: own.filter(({ purchase }) => purchase?.deliveredAt).length,
      }
    }),
    violations: heldUp.map(([about, what]): Violation => ({ kind: 'held up', about, what })),
  }
}

/**
 * Whether a purchase should be further along. All need the model, and all need the mail server for the last
 * step.
 */
function isOwed(part: Hung, { order, purchase }: Case, now: number): boolean {
  if (part === 'model' || part === order.channel || !purchase?.answeredAt || !order.paidAt) return false
  if (now - Math.max(purchase.answeredAt, order.paidAt) < GOES_ON_WITHIN_MS) return false
  return part === 'mail' ? !purchase.pdfReadyAt : !purchase.deliveredAt
}

/** The number of purchases in each stage, according to PostgreSQL. */
export type Standing = Readonly<
  Record<Exclude<Aim, 'anything'> | 'delivered' | 'needAttention' | 'all', number>
>

/** The product's connections to PostgreSQL; held are those in a transaction that waits for more than statements. */
type Connections = Readonly<Record<'all' | 'active' | 'idleInTransaction' | 'held', number>>

const STANDING = `
  select count(*)::int as "all",
    count(*) filter (where delivered_at is not null)::int as delivered,
    count(*) filter (where attention_reason is not null)::int as "needAttention",
    count(*) filter (where paid_at is not null and survey_id is not null and program_written_at is null)::int as generating,
    count(*) filter (where program_written_at is not null and pdf_ready_at is null)::int as rendering,
    count(*) filter (where pdf_ready_at is not null and delivered_at is null)::int as emailing
  from purchase where closed_at is null`

const CONNECTIONS = `
  select count(*)::int as "all",
    count(*) filter (where state = 'active')::int as active,
    count(*) filter (where state like 'idle in transaction%')::int as "idleInTransaction",
    count(*) filter (where state like 'idle in transaction%' and now() - state_change > interval '1 second')::int as held
  from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() and datname = current_database()`

const ANSWER_WITHIN_MS = 3_000
const EVERY_MS = 250
const AIM_FOR_MS = 8_000
const SAMPLE_EVERY_MS = 5_000

/**
 * Observes PostgreSQL over a direct connection without faults. PostgreSQL itself may be down; then nothing is
 * known.
 */
export function startWatch(connectionString: string) {
  const pool = new pg.Pool({ connectionString, max: 2, connectionTimeoutMillis: ANSWER_WITHIN_MS })
  pool.on('error', () => undefined)

  const ask = async <Row>(sql: string): Promise<Row | undefined> => {
    const answer = pool.query(sql).then(
      ({ rows }) => rows[0] as Row,
      () => undefined,
    )
    return Promise.race([answer, sleep(ANSWER_WITHIN_MS).then(() => undefined)])
  }

  return {
    /** Samples the connections until it is stopped. */
    async sampleConnections(over: AbortSignal): Promise<Connections[]> {
      const samples: Connections[] = []
      while (!over.aborted) {
        const sample = await ask<Connections>(CONNECTIONS)
        if (sample) samples.push(sample)
        await sleep(SAMPLE_EVERY_MS, undefined, { signal: over }).catch(() => undefined)
      }
      return samples
    },
    /** Resolves when some purchase reaches the step, or after a timeout. */
    async until(aim: Aim): Promise<Standing | undefined> {
      for (const giveUpAt = Date.now() + AIM_FOR_MS; ;) {
        const now = await ask<Standing>(STANDING)
        if (aim === 'anything' || (now && now[aim] > 0) || Date.now() > giveUpAt) return now
        await sleep(EVERY_MS)
      }
    },
    stop: () => pool.end(),
  }
}
export type Watch = ReturnType<typeof startWatch>
