import { randomBytes } from 'node:crypto'
import { Client, Connection, defaultGrpcRetryOptions, makeGrpcRetryInterceptor } from '@temporalio/client'
import { TestWorkflowEnvironment } from '@temporalio/testing'
import { DefaultLogger, NativeConnection, Runtime } from '@temporalio/worker'
import type { Browser } from 'playwright-core'
import { openDatabase, type Database } from '../storage/database.ts'
import { launchChromium } from './browser.ts'
import { type Mailbox, openMailbox } from './mailbox.ts'
import { createDatabase, dropDatabase } from './postgres.ts'
import { registerSearchAttributes } from './temporal.ts'
import { theWorld } from './world.ts'

/** Activities fail on purpose in tests: only what is wrong with the worker itself is worth a line. */
Runtime.install({ logger: new DefaultLogger('ERROR') })

export { until } from './until.ts'

/** What is sealed with in every database of the tests. */
export const DATA_KEYS = ['a data key of the tests alone'] as const

/** A name that no other test uses. */
export const uniqueName = (prefix: string): string => `${prefix}-${randomBytes(6).toString('hex')}`

/** An empty database with the newest tables, of this test alone. */
export async function freshDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const { postgresUrl, templateDatabase } = theWorld()
  const name = uniqueName('test')
  await createDatabase(postgresUrl, name, templateDatabase)
  const url = new URL(postgresUrl)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => dropDatabase(postgresUrl, name) }
}

/** The door to such a database, which goes when it is closed. */
export async function databaseForTest(): Promise<Database> {
  const { url, drop } = await freshDatabase()
  const database = await openDatabase(url, DATA_KEYS)
  return {
    ...database,
    close: async () => {
      await database.close()
      await drop()
    },
  }
}

/** https://grpc.io/docs/guides/status-codes/ */
const [NOT_FOUND, UNAVAILABLE] = [5, 14]
const retries = defaultGrpcRetryOptions()
/** On a busy machine the development server may be too slow to find its own namespace, and says there is none. */
const askingAgain = makeGrpcRetryInterceptor({
  ...retries,
  retryableDecider: (attempt, answer) => {
    const isLate = answer.code === NOT_FOUND && answer.details.startsWith('Namespace')
    return retries.retryableDecider(attempt, isLate ? { ...answer, code: UNAVAILABLE } : answer)
  },
})

/** The shared Temporal server, with a task queue of this test alone. */
export async function temporalForTest() {
  const address = theWorld().temporalAddress
  const [connection, nativeConnection] = await Promise.all([
    Connection.connect({ address, interceptors: [askingAgain] }),
    NativeConnection.connect({ address }),
  ])
  return {
    address,
    connection,
    nativeConnection,
    client: new Client({ connection }),
    taskQueue: uniqueName('test'),
    close: async () => {
      await Promise.all([connection.close(), nativeConnection.close()])
    },
  }
}

/** The SDK gives a server five seconds to come up, which a busy machine may not have. */
const STARTS_AT_MOST = 5

/** A Temporal in which time skips. It has one clock: play one purchase at a time in each. */
export async function timeSkippingEnvironment(startsLeft = STARTS_AT_MOST): Promise<TestWorkflowEnvironment> {
  try {
    const environment = await TestWorkflowEnvironment.createTimeSkipping({
      server: { executable: { type: 'existing-path', path: theWorld().testServerPath } },
    })
    await registerSearchAttributes(environment.connection, environment.namespace ?? 'default')
    return environment
  } catch (error) {
    if (startsLeft === 1 || !String(error).includes('did not start within')) throw error
    return timeSkippingEnvironment(startsLeft - 1)
  }
}

/** A real browser; close it when done. */
export const browser = (): Promise<Browser> => launchChromium(theWorld().chromium)

/** Where mails of tests arrive, and how they are sent there. */
export function mailbox(): Mailbox & { smtpUrl: string } {
  const { smtpUrl, mailUrl } = theWorld()
  return { ...openMailbox(mailUrl), smtpUrl }
}
