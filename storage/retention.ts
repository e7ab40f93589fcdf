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
    if: `not bought
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
 * Deletes what is due, the oldest first, by an index of its date. In batches, each in its own transaction, so that only
 * deleted rows are locked, and only for one statement. Safe to interrupt; idempotent.
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
    let deleted = 0
    do {
      onBatch()
      deleted = await deleteBatch(database, retention)
      count += deleted
    } while (deleted === ROWS_AT_ONCE)
    gone[retention.what] = count
  }
  return gone
}

async function deleteBatch(
  { fork }: Pick<Database, 'fork'>,
  { table, key, after, since, if: also = 'true' }: Retention,
): Promise<number> {
  const columns = key.map((column) => `"${column}"`).join(', ')
  const { affectedRows } = await fork()
    .getConnection()
    .execute<{ affectedRows: number }>(
      `delete from ${table} where (${columns}) in (
         select ${columns} from ${table}
         where ${since} < now() - interval '${after}' and ${also}
         order by ${since} limit ${ROWS_AT_ONCE}
       )`,
      [],
      'run',
    )
  return affectedRows
}
