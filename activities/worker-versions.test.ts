import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { createTestWorker } from '../dev/testkit/purchases/test-worker.ts'
import { allGoesWell, type PurchaseHandle } from '../dev/testkit/purchases/play-purchase.ts'
import { reaches } from '../dev/testkit/purchases/purchase-states.ts'
import { temporalForTest, until } from '../dev/testkit/testing.ts'
import { workflowBundle } from '../dev/build/workflow-bundle.ts'
import type { deliverProgram } from '../workflows/index.ts'
import { orderChanged, submitSurvey } from '../workflows/messages.ts'
import { purchaseIdOf } from '../workflows/purchase-id.ts'
import { createWorkerVersions } from './worker-versions.ts'

const OLD = '20261126070000-aaaaaaaa'
const NEW = '20261126080000-bbbbbbbb'

let temporal: Awaited<ReturnType<typeof temporalForTest>>
beforeAll(async () => {
  temporal = await temporalForTest()
})
afterAll(() => temporal.close())

const activities = allGoesWell()
activities.verifyPayment.mockResolvedValue({ status: 'paid', isTest: false, surveyId: null })

/** A worker of a build, once Temporal knows the worker and its build is settled. */
async function workerOf(buildId: string) {
  const { taskQueue, client, nativeConnection: connection } = temporal
  const versions = createWorkerVersions(client, { taskQueue, buildId, goneAfterMs: 1 })
  const worker = await createTestWorker({
    ...{ connection, taskQueue, activities, workflowBundle: await workflowBundle() },
    workerDeploymentOptions: versions.options,
  })
  const running = worker.run()
  await settled(buildId)
  return {
    settle: versions.settle,
    stop: () => {
      worker.shutdown()
      return running
    },
  }
}

/** With the default patience, every known build counts as one that still has workers. */
const settled = (buildId: string) =>
  until(`${buildId} is known`, () =>
    createWorkerVersions(temporal.client, { taskQueue: temporal.taskQueue, buildId })
      .settle()
      .then(
        () => true,
        () => undefined,
      ),
  )

async function begin(order: string): Promise<PurchaseHandle> {
  const id = purchaseIdOf('stripe', `${temporal.taskQueue}-${order}`)
  const handle = await temporal.client.workflow.start<typeof deliverProgram>('deliverProgram', {
    ...{ workflowId: id, taskQueue: temporal.taskQueue, args: [id] as [string] },
  })
  await reaches(handle, 'awaiting-survey')
  return handle
}

const buildOf = async ({ workflowId }: PurchaseHandle): Promise<string | undefined> => {
  const { raw } = await temporal.client.workflow.getHandle(workflowId).describe()
  return raw.workflowExecutionInfo?.versioningInfo?.deploymentVersion?.buildId ?? undefined
}

const isWith = (handle: PurchaseHandle, build: string) =>
  until(`the run is with ${build}`, async () => ((await buildOf(handle)) === build ? true : undefined))

it('keeps runs on their build until they wait or the build is gone, and adopts no build without workers', async () => {
  const old = await workerOf(OLD)
  const [first, second] = [await begin('first'), await begin('second')]
  const late = await workerOf(NEW)
  const third = await begin('third')
  expect([await buildOf(first), await buildOf(third)]).toEqual([OLD, NEW])

  await settled(OLD) // a worker of the old build restarts
  expect(await buildOf(await begin('fourth'))).toBe(NEW)

  await first.signal(orderChanged)
  await isWith(first, NEW)

  await old.stop()
  expect(await buildOf(second)).toBe(OLD)
  await until('the old build is taken for gone', async () =>
    (await late.settle()).includes(OLD) ? true : undefined,
  )
  await second.executeUpdate(submitSurvey, { args: ['survey-1'] })
  await first.executeUpdate(submitSurvey, { args: ['survey-2'] })
  expect([await second.result(), await first.result()]).toEqual(['delivered', 'delivered'])

  await late.stop()
  const back = await workerOf(OLD)
  await until('the new build is taken for gone', async () =>
    (await back.settle()).includes(NEW) ? true : undefined,
  )
  await third.executeUpdate(submitSurvey, { args: ['survey-3'] })
  expect(await third.result()).toBe('delivered')
  await back.stop()
  for (const { workflowId } of [first, second, third])
    await temporal.client.workflow.getHandle(`feedback-${workflowId}`).terminate()
})
