import { expect, it } from '@jest/globals'
import { ApplicationFailure } from '@temporalio/common'
import type { WorkflowBundleWithSourceMap } from '@temporalio/worker'
import { changedWorkflows } from '../dev/testkit/purchases/changed-workflows.ts'
import { allGoesWell, type PurchaseHandle } from '../dev/testkit/purchases/play-purchase.ts'
import { reaches } from '../dev/testkit/purchases/purchase-states.ts'
import { createTestWorker, replaysOf } from '../dev/testkit/purchases/test-worker.ts'
import { temporalForTest } from '../dev/testkit/testing.ts'
import { workflowBundle } from '../dev/build/workflow-bundle.ts'
import type { deliverProgram } from './index.ts'
import { retry, submitSurvey } from './messages.ts'
import { purchaseIdOf } from './purchase-id.ts'

it('leaves purchases under way intact if done as the guide says, and only then', async () => {
  const temporal = await temporalForTest()
  const activities = allGoesWell()
  const paid = { status: 'paid' as const, isTest: false, surveyId: null }
  const withBundle = (bundle: WorkflowBundleWithSourceMap) =>
    createTestWorker({
      connection: temporal.nativeConnection,
      taskQueue: temporal.taskQueue,
      workflowBundle: bundle,
      activities,
    })
  const begin = (order: string): Promise<PurchaseHandle> => {
    const id = purchaseIdOf('stripe', `${temporal.taskQueue}-${order}`)
    return temporal.client.workflow.start<typeof deliverProgram>('deliverProgram', {
      workflowId: id,
      taskQueue: temporal.taskQueue,
      args: [id],
    })
  }

  const before = await withBundle(await workflowBundle())
  const [delivered, waiting, troubled] = await before.runUntil(async () => {
    const first = await begin('delivered')
    expect(await first.result()).toBe('delivered')
    activities.verifyPayment.mockResolvedValue(paid)
    const second = await begin('waiting')
    await reaches(second, 'awaiting-survey')
    activities.verifyPayment.mockResolvedValue({ ...paid, surveyId: 'survey-1' })
    activities.generateProgram.mockRejectedValueOnce(
      ApplicationFailure.nonRetryable('away', 'ModelUnavailable'),
    )
    const third = await begin('troubled')
    await reaches(third, 'needs-attention')
    return [first, second, third]
  })

  const bundle = await changedWorkflows()
  const after = await withBundle(bundle)
  const asked = activities.waitingTimes.mock.calls.length
  const fresh = await after.runUntil(async () => {
    await waiting.executeUpdate(submitSurvey, { args: ['survey-1'] })
    await troubled.signal(retry)
    const another = await begin('fresh')
    const ends = [waiting.result(), troubled.result(), another.result()]
    expect(await Promise.all(ends)).toEqual(['delivered', 'delivered', 'delivered'])
    return another
  })
  expect(activities.waitingTimes.mock.calls.length - asked).toBeGreaterThanOrEqual(3)

  const histories = await Promise.all(
    [delivered, waiting, troubled, fresh].map(async (run) => ({
      workflowId: run.workflowId,
      history: await run.fetchHistory(),
    })),
  )
  const problems = async (workflows: WorkflowBundleWithSourceMap) => {
    const found: string[] = []
    for await (const { workflowId, error } of replaysOf(workflows, histories))
      if (error) found.push(workflowId)
    return found
  }
  expect(await problems(bundle)).toEqual([])
  const careless = await changedWorkflows((line) => line.replace(/if \(patched\([^)]+\)\) /, ''))
  expect(await problems(careless)).toContain(delivered.workflowId)
  const otherArguments = await changedWorkflows(
    () => "await runStage(run, 'emailing', () => emailBuyer(purchaseId, 'program-ready', 'again'))\n",
  )
  expect(await problems(otherArguments)).not.toContain(delivered.workflowId)
  await temporal.client.workflow.getHandle(`feedback-${delivered.workflowId}`).terminate()
  await temporal.close()
})
