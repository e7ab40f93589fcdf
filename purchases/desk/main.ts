import { userInfo } from 'node:os'
import { createInterface } from 'node:readline/promises'
import { Client, Connection } from '@temporalio/client'
import { CommanderError } from 'commander'
import { serviceConfigOrExit, temporalServerOf } from '../../config.ts'
import { emailHashesOf } from '../email-hash.ts'
import { createPurchaseClient } from '../purchase-client.ts'
import { openObjects } from '../../platform/objects/open-objects.ts'
import { openDatabase } from '../../storage/database.ts'
import { createLicenses } from '../../storage/licenses.ts'
import { deskProgram } from './commands.ts'
import { DeskRefusal } from './tools.ts'

const config = serviceConfigOrExit()
const database = await openDatabase(config.DATABASE_URL, config.DATA_KEYS)
const connection = Connection.lazy(temporalServerOf(config))
const client = new Client({ connection, namespace: config.TEMPORAL_NAMESPACE })
const desk = deskProgram(
  {
    database,
    objects: openObjects(config),
    client,
    licenses: createLicenses(database, config.SESSION_SECRET),
    purchases: createPurchaseClient({ client, taskQueue: config.TEMPORAL_TASK_QUEUE }),
    operator: config.OPERATOR ?? (config.NODE_ENV === 'production' ? null : userName()),
    publicUrl: config.PUBLIC_URL ?? `http://localhost:${config.PORT}`,
    emailHashes: (email) => emailHashesOf(config.SESSION_SECRET, email),
  },
  { print: (text) => console.log(text.trimEnd()), confirm },
)

try {
  await desk.parseAsync()
} catch (error) {
  process.exitCode = error instanceof CommanderError ? error.exitCode : 1
  if (error instanceof DeskRefusal) console.error(error.message)
  else if (!(error instanceof CommanderError)) throw error
} finally {
  await Promise.all([database.close(), connection.close()])
}

/** A container may run under a user id that has no name. */
function userName(): string | null {
  try {
    return userInfo().username
  } catch {
    return null
  }
}

async function confirm(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new DeskRefusal(`${question} There is no terminal to ask on: add --yes.`)
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return /^y(es)?$/i.test((await terminal.question(`${question} [y/N] `)).trim())
  } finally {
    terminal.close()
  }
}
