import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Client } from '@temporalio/client'
import type { Database } from '../../../storage/database.ts'

/** Bytes on disk. */
export interface Stored {
  database: number
  objects: number
  temporal: number
}

export async function storedNow(dataDir: string, database: Database): Promise<Stored> {
  const [row] = await database
    .fork()
    .getConnection()
    .execute<{ bytes: number }[]>('select pg_database_size(current_database())::float8 as bytes')
  return {
    database: row?.bytes ?? NaN,
    objects: await sizeOf(join(dataDir, 'objects')),
    temporal: await sizeOf(join(dataDir, 'temporal')),
  }
}

async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const sizes = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => stat(join(entry.parentPath, entry.name)).then(({ size }) => size)),
  )
  return sizes.reduce((all, one) => all + one, 0)
}

/** The mean number of events and bytes in the histories of completed purchases. */
export async function historiesOf(client: Client): Promise<{ events: number; bytes: number }> {
  let runs = 0
  let events = 0
  let bytes = 0
  const query = "WorkflowType = 'deliverProgram' AND ExecutionStatus != 'Running'"
  for await (const { historyLength, historySize = 0 } of client.workflow.list({ query })) {
    runs += 1
    events += historyLength
    bytes += historySize
  }
  return { events: events / runs, bytes: bytes / runs }
}
