import { join } from 'node:path'
import { type ServiceConfig, readServiceConfig } from '../config.ts'
import { type Part, startPart } from './part.ts'
import { listens } from './ports.ts'
import { answers } from './until.ts'
import { PROGRAMS, STAND_INS } from './programs.ts'
import { execFile } from './users.ts'

export interface OurProcessOptions {
  readonly dataDir: string
  readonly env: Readonly<Record<string, string>>
  /** The folder of what was built, which runs as in production; without it the sources run. */
  readonly builtIn?: string | undefined
}

/** The number that Temporal's API gives to task queues of workflow tasks. */
const WORKFLOW_TASKS = 1

/** As the image of production has them, where they are explained. */
export const NODE_OPTIONS = ['--max-semi-space-size=8', '--max-old-space-size=384']
export const MALLOC_ARENA_MAX = '2'
const envOf = ({ env, builtIn }: OurProcessOptions) => (builtIn ? { ...env, MALLOC_ARENA_MAX } : env)

const SOURCES = { ...PROGRAMS, ...STAND_INS }

/** What Node is told to run. */
export const programOf = (name: keyof typeof SOURCES, builtIn: string | undefined): string[] =>
  builtIn ? [...NODE_OPTIONS, join(builtIn, `${name}.js`)] : ['--import', 'tsx', SOURCES[name]]

/** Brings the tables up to date. */
export async function migrate(env: Readonly<Record<string, string>>, builtIn?: string): Promise<void> {
  await execFile(process.execPath, programOf('migrate', builtIn), { env, timeout: 120_000 })
}

/** The gateway; ready when PostgreSQL and Temporal answer it. */
export const gateway = (options: OurProcessOptions, port: number): Part =>
  startPart({
    name: 'gateway',
    command: process.execPath,
    args: programOf('gateway', options.builtIn),
    dataDir: options.dataDir,
    env: envOf(options),
    ready: () => answers(`http://127.0.0.1:${port}/readyz`),
  })

/** What stands in for the shops, or for the model. */
export const standIn = (
  name: keyof typeof STAND_INS,
  { dataDir, env, builtIn }: OurProcessOptions,
  port: number,
): Part =>
  startPart({
    name,
    command: process.execPath,
    args: programOf(name, builtIn),
    dataDir,
    env,
    ready: () => listens(port),
  })

/** The worker; ready when it asks Temporal for work. */
export function worker(options: OurProcessOptions): Part {
  const { dataDir, env, builtIn } = options
  const since = Date.now()
  return startPart({
    name: 'worker',
    command: process.execPath,
    args: programOf('worker', builtIn),
    dataDir,
    env: envOf(options),
    ready: () => asksForWork(readServiceConfig(env), since),
  })
}

/** The server remembers who asked before; only later ones are the worker just started. */
async function asksForWork(config: ServiceConfig, since: number): Promise<boolean> {
  const { TEMPORAL_ADDRESS, TEMPORAL_NAMESPACE, TEMPORAL_TASK_QUEUE, TEMPORAL_TLS, TEMPORAL_API_KEY } = config
  try {
    // Whoever starts us has other things to wait for while it loads.
    const { Connection } = await import('@temporalio/client')
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
