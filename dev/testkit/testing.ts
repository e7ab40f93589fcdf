import { randomBytes } from 'node:crypto'
import { Client, Connection, defaultGrpcRetryOptions, makeGrpcRetryInterceptor } from '@temporalio/client'
import { MockActivityEnvironment, TestWorkflowEnvironment } from '@temporalio/testing'
import { DefaultLogger, NativeConnection, Runtime } from '@temporalio/worker'
import { openDatabase, type Database } from '../../storage/database.ts'
import { type Mailbox, openMailbox } from '../stand-ins/mailbox.ts'
import { createDatabase, dropDatabase } from '../stand-ins/postgres.ts'
import { registerSearchAttributes } from '../stand-ins/temporal.ts'
import { testServices } from './test-services.ts'

/** Activities fail on purpose in tests, so only errors of the worker itself are logged. */
Runtime.install({ logger: new DefaultLogger('ERROR') })

/** A context for one activity, whose expected failures are not logged. */
export const activityContext = () => new MockActivityEnvironment({}, { logger: new DefaultLogger('ERROR') })

export { until } from '../processes/until.ts'

/** The data keys of every database in tests. */
export const DATA_KEYS = ['a data key of the tests alone'] as const

/** Digits alone: letters may be a word. */
export const uniqueName = (prefix: string): string => `${prefix}-${randomBytes(6).readUIntBE(0, 6)}`

/** Creates an empty, migrated database for this test only. */
export async function freshDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const { postgresUrl, templateDatabase } = testServices()
  const name = uniqueName('test')
  await createDatabase(postgresUrl, name, templateDatabase)
  const url = new URL(postgresUrl)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => dropDatabase(postgresUrl, name) }
}

/** Opens such a database; closing it also drops it. */
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
/** On a busy machine, the dev server may be too slow to find its own namespace and report it as missing. */
const askingAgain = makeGrpcRetryInterceptor({
  ...retries,
  retryableDecider: (attempt, answer) => {
    const isLate = answer.code === NOT_FOUND && answer.details.startsWith('Namespace')
    return retries.retryableDecider(attempt, isLate ? { ...answer, code: UNAVAILABLE } : answer)
  },
})

/** The shared Temporal server, with a separate task queue for this test. */
export async function temporalForTest() {
  const address = testServices().temporalAddress
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

/** The SDK gives a server five seconds to start, which is too short on a busy machine. */
const STARTS_AT_MOST = 5

/** A time-skipping Temporal. It has one clock, so run only one purchase at a time in it. */
export async function timeSkippingEnvironment(startsLeft = STARTS_AT_MOST): Promise<TestWorkflowEnvironment> {
  try {
    const environment = await TestWorkflowEnvironment.createTimeSkipping({
      server: { executable: { type: 'existing-path', path: testServices().testServerPath } },
    })
    await registerSearchAttributes(environment.connection, environment.namespace ?? 'default')
    return environment
  } catch (error) {
    if (startsLeft === 1 || !String(error).includes('did not start within')) throw error
    return timeSkippingEnvironment(startsLeft - 1)
  }
}

/** The mailbox of tests and its SMTP address. */
export function mailbox(): Mailbox & { smtpUrl: string } {
  const { smtpUrl, mailUrl } = testServices()
  return { ...openMailbox(mailUrl), smtpUrl }
}
