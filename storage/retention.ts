import { SURVEY_DAYS } from '../domain/shop/offer.ts'
import type { Database } from './database.ts'

export interface Retention {
  /** The name shown to operators. */
  what: string
  table: string
  /** Its primary key. */
  key: readonly string[]
  /** A PostgreSQL interval. */
  after: string
  /** The start of the period, as SQL; rows where it is null are kept. */
  since: string
  /** A further SQL condition for deletion. */
  if?: string
}

const AS_LONG_AS_A_SURVEY = `${SURVEY_DAYS} days`

/** In order: referring rows first. The rest stays until erased. docs/operating.md says the same. */
export const RETENTION: readonly Retention[] = [
  { what: 'checkouts', table: 'checkout', key: ['order'], after: AS_LONG_AS_A_SURVEY, since: 'created_at' },
  {
    // They expire after a year. For a while longer, a visitor with an old link is told why it fails.
    what: 'tokens of mailed links',
    ...{ table: 'access_token', key: ['hash'], after: '400 days', since: 'created_at' },
  },
  {
    // They expire after a day.
    what: 'tokens that a look-up gave away',
    ...{ table: 'access_token', key: ['hash'], after: '2 days', since: 'created_at' },
    if: 'not proves_email',
  },
  {
    // And at least as long as its mailed link or its checkout exists.
    what: 'surveys that nobody bought with',
    ...{
      table: 'survey',
      key: ['id'],
      after: AS_LONG_AS_A_SURVEY,
      since: 'greatest(created_at, completed_at)',
    },
    if: `not exists (select from purchase where survey_id = survey.id)
      and not exists (select from intervention where survey_id = survey.id)
      and not exists (select from checkout where survey_id = survey.id)
      and not exists (select from access_token where hash = survey.access_token_hash)`,
  },
  {
    what: 'what a model read in answers',
    ...{ table: 'reading', key: ['key'], after: AS_LONG_AS_A_SURVEY, since: 'created_at' },
  },
  {
    // As long as Stripe can resend an event manually.
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
 * Deletes what is due. Goes through each table by its key in batches, each in its own transaction, so that
 * only deleted rows are locked, and only for one statement. Safe to interrupt; idempotent.
 * @param onBatch - called before each batch; an error from it stops the work
 * @returns the number of deleted rows by kind
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

/** @param from - the last key of the previous batch; empty at the start, as `next` at the end */
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
