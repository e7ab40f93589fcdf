import { Connection } from '@temporalio/client'
import { type ServiceConfig, readServiceConfig } from '../config.ts'
import { type Part, startPart } from './part.ts'
import { answers } from './until.ts'
import { execFile } from './users.ts'

export interface OurProcessOptions {
  readonly dataDir: string
  readonly env: Readonly<Record<string, string>>
  /** Start it again whenever a source file changes. */
  readonly reload: boolean
}

/** The number that Temporal's API gives to task queues of workflow tasks. */
const WORKFLOW_TASKS = 1

const node = (file: string, reload = false) => [...(reload ? ['--watch'] : []), '--import', 'tsx', file]

/** Brings the tables up to date. */
export async function migrate(env: Readonly<Record<string, string>>): Promise<void> {
  await execFile(process.execPath, node('storage/migrate.ts'), { env, timeout: 120_000 })
}

/** The gateway; ready when PostgreSQL and Temporal answer it. */
export const gateway = ({ dataDir, env, reload }: OurProcessOptions, port: number): Part =>
  startPart({
    name: 'gateway',
    command: process.execPath,
    args: node('gateway/main.ts', reload),
    dataDir,
    env,
    ready: () => answers(`http://127.0.0.1:${port}/readyz`),
  })

/** The worker; ready when it asks Temporal for work. */
export function worker({ dataDir, env, reload }: OurProcessOptions): Part {
  const since = Date.now()
  return startPart({
    name: 'worker',
    command: process.execPath,
    args: node('activities/worker.ts', reload),
    dataDir,
    env,
    ready: () => asksForWork(readServiceConfig(env), since),
  })
}

/** The server remembers who asked before; only later ones are the worker just started. */
async function asksForWork(config: ServiceConfig, since: number): Promise<boolean> {
  const { TEMPORAL_ADDRESS, TEMPORAL_NAMESPACE, TEMPORAL_TASK_QUEUE, TEMPORAL_TLS, TEMPORAL_API_KEY } = config
  try {
    const connection = await Connection.connect({
      address: TEMPORAL_ADDRESS,
      tls: TEMPORAL_TLS === 'on' || Boolean(TEMPORAL_API_KEY),
      ...(TEMPORAL_API_KEY ? { apiKey: TEMPORAL_API_KEY } : {}),
    })
    try {
      const { pollers } = await connection.workflowService.describeTaskQueue({
        namespace: TEMPORAL_NAMESPACE,
        taskQueue: { name: TEMPORAL_TASK_QUEUE },
        taskQueueType: WORKFLOW_TASKS,
      })
      return (pollers ?? []).some(
        ({ lastAccessTime }) => Number(lastAccessTime?.seconds ?? 0) * 1000 >= since - 1000,
      )
    } finally {
      await connection.close()
    }
  } catch {
    return false
  }
}

/** Builds the web app again whenever its sources change. */
export const webRebuild = ({ dataDir, env }: OurProcessOptions): Part =>
  startPart({
    name: 'web',
    command: process.execPath,
    args: ['node_modules/vite/bin/vite.js', 'build', 'web', '--watch', '--logLevel', 'warn'],
    dataDir,
    env: { ...env, NODE_ENV: 'production' },
  })
