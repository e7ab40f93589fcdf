import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Connection } from '@temporalio/client'
import { msToTs } from '@temporalio/common/lib/time.js'
import type { temporal } from '@temporalio/proto'
import { type Part, startPart } from '../processes/managed-process.ts'
import { temporalCli } from './binaries.ts'

/** Search attributes for operators; registering one again has no effect. */
const SEARCH_ATTRIBUTES = {
  EightfoldStage: 'Keyword',
  EightfoldOrder: 'Keyword',
  EightfoldEmailHash: 'Keyword',
  EightfoldCreated: 'Datetime',
  EightfoldUndelivered: 'Bool',
  EightfoldChannel: 'Keyword',
  EightfoldTest: 'Bool',
  EightfoldRedFlag: 'Bool',
} as const

export interface TemporalOptions {
  readonly dataDir: string
  readonly port: number
  readonly uiPort: number
  readonly namespace?: string
}

/** The Temporal dev server with its web UI; its data is in `dataDir`. */
export async function startTemporal({
  dataDir,
  port,
  uiPort,
  namespace = 'default',
}: TemporalOptions): Promise<Part> {
  const command = await temporalCli()
  mkdirSync(join(dataDir, 'temporal'), { recursive: true, mode: 0o700 })
  const address = `127.0.0.1:${port}`
  return startPart({
    name: 'temporal',
    command,
    args: [
      ...['server', 'start-dev', '--ip', '127.0.0.1', '--port', `${port}`, '--ui-port', `${uiPort}`],
      ...['--namespace', namespace, '--log-level', 'warn'],
      ...['--db-filename', join(dataDir, 'temporal', 'temporal.db')],
      // With the default of 20, every workflow task waits some 40 ms.
      ...['--dynamic-config-value', 'history.transferProcessorMaxPollRPS=2000'],
      ...Object.entries(SEARCH_ATTRIBUTES).flatMap(([name, type]) => [
        '--search-attribute',
        `${name}=${type}`,
      ]),
    ],
    dataDir,
    stopSignal: 'INT',
    ready: () => preparesNamespace(address, namespace),
  })
}

/** How long a delivered purchase stays in the UI; the server's default is a day. */
const RETENTION = '90 days'

/** The server listens before it has created its namespace. */
async function preparesNamespace(address: string, namespace: string): Promise<boolean> {
  try {
    const connection = await Connection.connect({ address, connectTimeout: '1 second' })
    try {
      const config = { workflowExecutionRetentionTtl: msToTs(RETENTION) }
      await connection.workflowService.updateNamespace({ namespace, config })
      return true
    } finally {
      await connection.close()
    }
  } catch {
    return false
  }
}

const INDEXED_AS = { Keyword: 2, Bool: 5, Datetime: 6 } as const satisfies Record<
  string,
  temporal.api.enums.v1.IndexedValueType
>

/** Registers our search attributes on a server that takes no command line. */
export async function registerSearchAttributes(connection: Connection, namespace: string): Promise<void> {
  const searchAttributes = Object.fromEntries(
    Object.entries(SEARCH_ATTRIBUTES).map(([name, type]) => [name, INDEXED_AS[type]]),
  )
  await connection.operatorService.addSearchAttributes({ namespace, searchAttributes })
}
