import type { Database } from '../../../storage/database.ts'
import { until } from '../../processes/until.ts'
import type { Accepted } from './visitors.ts'

const DELIVERED_WITHIN_MS = 10 * 60_000

const rowsOf = <T>(database: Database, sql: string) => database.fork().getConnection().execute<T[]>(sql)

/** The number of accepted items that are missing in the database. */
export async function lostOf(accepted: Accepted, database: Database): Promise<number> {
  const surveys = new Map(
    (
      await rowsOf<{ id: string; name: string; done: boolean }>(
        database,
        'select id, name, completed_at is not null as done from survey',
      )
    ).map((row) => [row.id, row]),
  )
  const events = new Set(
    (await rowsOf<{ id: string }>(database, 'select event_id as id from webhook_event')).map(({ id }) => id),
  )
  return [
    ...[...accepted.surveys].map((id) => surveys.has(id)),
    ...[...accepted.names].map(([id, name]) => surveys.get(id)?.name === name),
    ...[...accepted.completed].map((id) => surveys.get(id)?.done),
    ...[...accepted.events].map((id) => events.has(id)),
  ].filter((isThere) => !isThere).length
}

/**
 * Waits until everybody who paid has a program.
 * @param paid - their emails
 * @returns how many still have none, and how long the last one took from now
 */
export async function delivery(paid: ReadonlySet<string>, database: Database) {
  const startedAt = Date.now()
  const missing = async () => {
    const delivered = await rowsOf<{ id: string }>(
      database,
      'select email as id from purchase where delivered_at is not null',
    )
    return paid.size - delivered.filter(({ id }) => paid.has(id)).length
  }
  await until('all programs', async () => (await missing()) === 0, DELIVERED_WITHIN_MS).catch(() => undefined)
  return { undelivered: await missing(), seconds: (Date.now() - startedAt) / 1000 }
}
