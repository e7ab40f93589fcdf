import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { createTestWorker } from '../dev/testkit/purchases/test-worker.ts'
import { createWorkerVersions } from '../activities/worker-versions.ts'
import { temporalForTest, uniqueName, until } from '../dev/testkit/testing.ts'
import { workflowBundle } from '../dev/build/workflow-bundle.ts'
import type { requestFeedback } from './index.ts'

const AUTO_UPGRADE = 2

let temporal: Awaited<ReturnType<typeof temporalForTest>> | undefined
beforeAll(async () => {
  temporal = await temporalForTest()
})
afterAll(() => temporal?.close())

/** Asks one buyer. @returns how its run is pinned to a build */
async function ask(versioned: boolean) {
  if (!temporal) throw new Error('Temporal did not start')
  const { client, nativeConnection } = temporal
  const taskQueue = uniqueName('feedback')
  const versions = versioned ? createWorkerVersions(client, { taskQueue, buildId: '1' }) : null
  const asked: string[] = []
  const worker = await createTestWorker({
    connection: nativeConnection,
    taskQueue,
    workflowBundle: await workflowBundle(),
    activities: {
      waitingTimes: async () => ({ surveyRemindersMs: [], feedbackDelayMs: 1 }),
      emailBuyer: async (_id: string, kind: string) => void asked.push(kind),
    },
    ...(versions ? { workerDeploymentOptions: versions.options } : {}),
  })
  return worker.runUntil(async () => {
    if (versions)
      await until('the build to be known', () =>
        versions.settle().then(
          () => true,
          () => false,
        ),
      )
    const run = await client.workflow.start<typeof requestFeedback>('requestFeedback', {
      ...{ workflowId: taskQueue, taskQueue, args: ['purchase-stripe-cs_1'] },
    })
    await until('the question', async () => asked.length > 0)
    expect(asked).toEqual(['feedback-request'])
    const { raw } = await run.describe()
    await run.terminate('the notes of its weeks are not waited for')
    return raw.workflowExecutionInfo?.versioningInfo?.behavior
  })
}

it.each([
  ['that has a build follows the newest one', true, AUTO_UPGRADE],
  ['without a build, as with `npm start`, also asks', false, undefined],
])('a worker %s', async (_what, versioned, behavior) => {
  expect((await ask(versioned)) ?? undefined).toBe(behavior)
})
