import { type EntityManager, MikroORM } from '@mikro-orm/postgresql'
import { Migrator } from '@mikro-orm/migrations'
import pg, { type Pool } from 'pg'
import { destroySilentConnections, evictEndedConnections } from './lost-connections.ts'
import {
  AccessToken,
  Checkout,
  ErasedPurchase,
  FormerAddress,
  FeedbackEntry,
  Unsubscribed,
  Intervention,
  License,
  LooseObject,
  MailSent,
  OrderReminder,
  Program,
  Purchase,
  Reading,
  Reconciliation,
  Survey,
  WebhookEvent,
} from './entities.ts'
import { createDataKeys } from './sealing/data-keys.ts'
import { reseal, type Resealed } from './sealing/reseal.ts'
import { sealWith } from './sealing/sealed.ts'
import { Tables } from './migrations/m0015-tables.ts'
import { OrderReminders } from './migrations/m0016-order-reminder.ts'
import { PocketCards } from './migrations/m0017-pocket-cards.ts'
import { Concerns } from './migrations/m0018-concerns.ts'
import { DueByDate } from './migrations/m0020-due-by-date.ts'
import { WhatOperatorsAsk } from './migrations/m0019-what-operators-ask.ts'

export interface Database {
  /** A new unit of work; use one per request or activity. */
  fork(): EntityManager
  /** @throws when PostgreSQL does not answer within the timeouts of a connection and a query */
  ping(): Promise<void>
  /** The pool's current state; `waiting` counts callers without a connection. */
  connections(): { busy: number; idle: number; waiting: number }
  /** Of concurrent callers, the first runs them. @returns the names of those that this one ran */
  migrate(): Promise<string[]>
  /** Seals with the newest key everything that is not. Idempotent; may run beside everything else. */
  reseal(): Promise<Resealed[]>
  close(): Promise<void>
}

const WAIT_FOR_CONNECTION_MS = 4_000
/** Our PostgreSQL advisory lock: the bytes of `eightf`. */
const MIGRATIONS_LOCK = 0x65_69_67_68_74_66
const LONGEST_QUERY_MS = 5_000

/** Our own timeouts are this much longer than PostgreSQL's. */
const SERVER_FIRST_MS = 500

/** The first one has the name of the last migration of 0.2.0, so a database with its tables is left alone. */
const MIGRATIONS = [
  { name: '0015-loose-objects', class: Tables },
  { name: '0016-order-reminder', class: OrderReminders },
  { name: '0017-pocket-cards', class: PocketCards },
  { name: '0018-concerns', class: Concerns },
  { name: '0019-what-operators-ask', class: WhatOperatorsAsk },
  { name: '0020-due-by-date', class: DueByDate },
]

/**
 * Opens a connection pool. It connects lazily, so PostgreSQL may still be starting.
 * @param dataKeys - people's data is sealed with the first key and opened with any
 * @param options.longestQueryMs - longer queries fail, whether PostgreSQL is working on them or frozen
 * @param options.longestWaitForLockMs - longer waits for a lock fail; 0 leaves only the query's own limit
 */
export async function openDatabase(
  url: string,
  dataKeys: readonly string[],
  { poolSize = 10, longestQueryMs = LONGEST_QUERY_MS, longestWaitForLockMs = 0 } = {},
): Promise<Database> {
  let pool: Pool | null = null
  const orm = await MikroORM.init({
    clientUrl: url,
    entities: [
      Purchase,
      Survey,
      Program,
      MailSent,
      OrderReminder,
      AccessToken,
      Checkout,
      License,
      LooseObject,
      WebhookEvent,
      Reading,
      Reconciliation,
      FeedbackEntry,
      Unsubscribed,
      Intervention,
      ErasedPurchase,
      FormerAddress,
    ],
    extensions: [Migrator],
    migrations: { migrationsList: MIGRATIONS, snapshot: false, silent: true },
    pool: { min: 0, max: poolSize },
    driverOptions: {
      connectionTimeoutMillis: WAIT_FOR_CONNECTION_MS,
      statement_timeout: longestQueryMs,
      lock_timeout: longestWaitForLockMs,
      onPoolCreated: (created: Pool) => {
        pool = created
        destroySilentConnections(pool, longestQueryMs + SERVER_FIRST_MS)
        evictEndedConnections(pool)
      },
    },
    forceUtcTimezone: true,
    ensureDatabase: false,
  })
  const keys = createDataKeys(dataKeys)
  sealWith(orm.em.getPlatform(), keys)
  return {
    fork: () => orm.em.fork(),
    ping: async () => {
      await orm.em.fork().getConnection().execute('select 1')
    },
    connections: () => {
      const { totalCount = 0, idleCount = 0, waitingCount = 0 } = pool ?? {}
      return { busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount }
    },
    migrate: () => oneAtATime(url, async () => (await orm.migrator.up()).map(({ name }) => name)),
    reseal: () => reseal(orm, keys),
    close: () => orm.close(true),
  }
}

/** Holds a lock on its own connection; the lock is released when the connection ends for any reason. */
async function oneAtATime<T>(url: string, work: () => Promise<T>): Promise<T> {
  const holder = new pg.Client({ connectionString: url, connectionTimeoutMillis: WAIT_FOR_CONNECTION_MS })
  await holder.connect()
  try {
    await holder.query('select pg_advisory_lock($1)', [MIGRATIONS_LOCK])
    return await work()
  } finally {
    await holder.end()
  }
}
