import { join } from 'node:path'
import { type ServiceConfig, readServiceConfig, temporalServerOf } from '../../config.ts'
import { type Part, startPart } from '../processes/managed-process.ts'
import { listens } from '../processes/ports.ts'
import { answers } from '../processes/until.ts'
import { PROGRAMS, STAND_INS } from '../processes/programs.ts'
import { execFile } from '../processes/users.ts'

export interface OurProcessOptions {
  readonly dataDir: string
  readonly env: Readonly<Record<string, string>>
  /** The folder of the build, which runs as in production; without it, the sources run. */
  readonly builtIn?: string | undefined
  /** The local port for a debugger. */
  readonly inspectAt?: number | undefined
}

/** The value of Temporal's API for workflow task queues. */
const WORKFLOW_TASKS = 1

/** As in the production image, where they are explained. */
export const NODE_OPTIONS = ['--max-semi-space-size=8', '--max-old-space-size=384']
export const MALLOC_ARENA_MAX = '2'
const SOURCES = { ...PROGRAMS, ...STAND_INS }

/** Node's arguments. */
export const programOf = (name: keyof typeof SOURCES, builtIn: string | undefined): string[] =>
  builtIn ? [...NODE_OPTIONS, join(builtIn, `${name}.js`)] : ['--import', 'tsx', SOURCES[name]]

export async function migrate(env: Readonly<Record<string, string>>, builtIn?: string): Promise<void> {
  await execFile(process.execPath, programOf('migrate', builtIn), { env, timeout: 120_000 })
}

function run(
  name: keyof typeof SOURCES,
  { dataDir, env, builtIn, inspectAt }: OurProcessOptions,
  ready: () => Promise<boolean>,
): Part {
  const inspecting = inspectAt ? [`--inspect=127.0.0.1:${inspectAt}`] : []
  const args = [...inspecting, ...programOf(name, builtIn)]
  const isOurs = builtIn && name in PROGRAMS
  return startPart({
    ...{ name, command: process.execPath, args, dataDir, ready },
    env: isOurs ? { ...env, MALLOC_ARENA_MAX } : env,
  })
}

/** The gateway; ready when it reaches PostgreSQL and Temporal. */
export const gateway = (options: OurProcessOptions, port: number): Part =>
  run('gateway', options, () => answers(`http://127.0.0.1:${port}/readyz`))

/** The stand-in for the shops or the model. */
export const standIn = (name: keyof typeof STAND_INS, options: OurProcessOptions, port: number): Part =>
  run(name, options, () => listens(port))

/** The worker; ready when it polls Temporal. */
export function worker(options: OurProcessOptions): Part {
  const since = Date.now()
  return run('worker', options, () => asksForWork(readServiceConfig(options.env), since))
}

/** The server remembers earlier pollers; only later ones are the new worker. */
async function asksForWork(config: ServiceConfig, since: number): Promise<boolean> {
  const { TEMPORAL_NAMESPACE, TEMPORAL_TASK_QUEUE } = config
  try {
    // Loaded lazily, while the caller waits for other things.
    const { Connection } = await import('@temporalio/client')
    const connection = await Connection.connect(temporalServerOf(config))
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
