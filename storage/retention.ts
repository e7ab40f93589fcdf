import type { Database } from './database.ts'

/** What goes by itself, and when. */
export interface Retention {
  /** As operators are told it. */
  what: string
  table: string
  /** Its primary key. */
  key: readonly string[]
  /** As PostgreSQL writes an interval. */
  after: string
  /** Since when it is kept, as SQL; what has no such time stays. */
  since: string
  /** SQL that holds besides of what goes. */
  if?: string
}

/**
 * All that goes by itself; everything else stays until its buyer is erased. What refers to something goes before it.
 * docs/operating.md says the same in words.
 */
export const RETENTION: readonly Retention[] = [
  { what: 'checkouts', table: 'checkout', key: ['order'], after: '90 days', since: 'created_at' },
  {
    // They open nothing after a year; until then whoever comes with one hears why.
    what: 'tokens of mailed links',
    ...{ table: 'access_token', key: ['hash'], after: '400 days', since: 'created_at' },
  },
  {
    // They open nothing after a day.
    what: 'tokens that a look-up gave away',
    ...{ table: 'access_token', key: ['hash'], after: '2 days', since: 'created_at' },
    if: 'not proves_email',
  },
  {
    // As long as a purchase waits for one, and at least as long as its mailed link or its checkout.
    what: 'surveys that nobody bought with',
    ...{ table: 'survey', key: ['id'], after: '90 days', since: 'greatest(created_at, completed_at)' },
    if: `not exists (select from purchase where survey_id = survey.id)
      and not exists (select from intervention where survey_id = survey.id)
      and not exists (select from checkout where survey_id = survey.id)
      and not exists (select from access_token where hash = survey.access_token_hash)`,
  },
  {
    // As long as a purchase waits for its survey.
    what: 'what a model read in answers',
    ...{ table: 'reading', key: ['key'], after: '90 days', since: 'created_at' },
  },
  {
    // As long as Stripe sends one again by hand.
    what: 'events of shops',
    ...{ table: 'webhook_event', key: ['channel', 'event_id'], after: '30 days', since: 'handled_at' },
  },
  {
    what: 'counters of limits',
    ...{ table: 'rate_limit', key: ['key'], after: '1 hour', since: 'to_timestamp(expire / 1000.0)' },
  },
]

const ROWS_AT_ONCE = 2_000

/**
 * Deletes what is due. It goes through each table by its key, so many rows at a time, each in a transaction of its own:
 * only rows that go are locked, and for as long as one statement takes. Safe to stop and to repeat.
 * @param onBatch - called before each; what it throws ends the work
 * @returns how many rows went, by what they were
 */
export async function deleteOld(
  database: Pick<Database, 'fork'>,
  onBatch: () => void = () => undefined,
): Promise<Record<string, number>> {
  const gone: Record<string, number> = {}
  for (const retention of RETENTION) {
    let count = 0
    let batch = { deleted: 0, next: [] as unknown[] }
    do {
      onBatch()
      batch = await deleteBatch(database, retention, batch.next)
      count += batch.deleted
    } while (batch.next.length)
    gone[retention.what] = count
  }
  return gone
}

/** @param from - the key of the last row that was looked at; empty at the beginning, and again at the end */
async function deleteBatch(
  { fork }: Pick<Database, 'fork'>,
  { table, key, after, since, if: also = 'true' }: Retention,
  from: readonly unknown[],
): Promise<{ deleted: number; next: unknown[] }> {
  const columns = key.map((column) => `"${column}"`).join(', ')
  const than = (operator: string, values: readonly unknown[]): string =>
    values.length ? `(${columns}) ${operator} (${values.map(() => '?').join(', ')})` : 'true'
  const [last] = await fork().execute<Record<string, unknown>[]>(
    `select ${columns} from ${table} where ${than('>', from)}
     order by ${columns} offset ${ROWS_AT_ONCE - 1} limit 1`,
    [...from],
  )
  const next = last ? key.map((column) => last[column]) : []
  const { affectedRows } = await fork()
    .getConnection()
    .execute<{ affectedRows: number }>(
      `delete from ${table} where ${than('>', from)} and ${than('<=', next)}
       and ${since} < now() - interval '${after}' and ${also}`,
      [...from, ...next],
      'run',
    )
  return { deleted: affectedRows, next }
}
