import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Aim } from './faults.ts'

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
