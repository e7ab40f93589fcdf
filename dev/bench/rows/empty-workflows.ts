import { fileURLToPath } from 'node:url'
import { Client, Connection } from '@temporalio/client'
import { DefaultLogger, NativeConnection, Runtime, Worker } from '@temporalio/worker'
import type { sixNothings } from './empty-workflow.ts'

const TASK_QUEUE = 'nothings'
Runtime.install({ logger: new DefaultLogger('WARN') })

/** A worker for empty workflows on the product's Temporal server. */
export async function emptyWorkflows(address: string) {
  const [native, connection] = await Promise.all([
    NativeConnection.connect({ address }),
    Connection.connect({ address }),
  ])
  const worker = await Worker.create({
    connection: native,
    taskQueue: TASK_QUEUE,
    workflowsPath: fileURLToPath(new URL('empty-workflow.ts', import.meta.url)),
    activities: { nothing: async () => undefined },
  })
  const working = worker.run()
  const client = new Client({ connection })
  let runs = 0
  const runOne = async (): Promise<number> => {
    runs += 1
    const startedAt = performance.now()
    await client.workflow.execute<typeof sixNothings>('sixNothings', {
      taskQueue: TASK_QUEUE,
      workflowId: `nothings-${runs}`,
    })
    return performance.now() - startedAt
  }
  await runOne() // warms up
  return {
    /** @returns its duration in milliseconds */
    runOne,
    stop: async () => {
      worker.shutdown()
      await working
      await Promise.all([native.close(), connection.close()])
    },
  }
}
