import { jest } from '@jest/globals'
import {
  WithStartWorkflowOperation,
  type WorkflowHandleWithFirstExecutionRunId,
  type WorkflowHandleWithSignaledRunId,
} from '@temporalio/client'
import type { SignalDefinition } from '@temporalio/common'
import type { TestWorkflowEnvironment } from '@temporalio/testing'
import { createTestWorker } from './test-worker.ts'
import type { Activities } from '../../../activities/activities.ts'
import type { Channel } from '../../../domain/shop/channel.ts'
import type { InterventionKind } from '../../../domain/shop/intervention.ts'
import { unguessableId } from '../../../storage/ids.ts'
import { expectToReplay, notingRuns } from './replay.ts'
import { timeSkippingEnvironment } from '../testing.ts'
import { workflowBundle } from '../../build/workflow-bundle.ts'
import type { deliverProgram } from '../../../workflows/index.ts'
import { intervene } from '../../../workflows/messages.ts'

const DAY_MS = 86_400_000

export type FakeActivities = {
  [Name in keyof Activities]: jest.Mock<Activities[Name]>
}
export type PurchaseHandle = WorkflowHandleWithFirstExecutionRunId<typeof deliverProgram>

/** Activities that all succeed: paid, survey answered, everything delivered at the first attempt. */
export const allGoesWell = (): FakeActivities => ({
  verifyPayment: jest.fn(async () => ({ status: 'paid' as const, isTest: false, surveyId: 'survey-1' })),
  generateProgram: jest.fn(async () => ({ programId: 'program-1', redFlag: false })),
  renderPdf: jest.fn(async () => undefined),
  emailBuyer: jest.fn(async () => undefined),
  emailOrderLeft: jest.fn(async () => undefined),
  refundAtShop: jest.fn(async () => undefined),
  reconcileOrders: jest.fn(async () => ({ eventsHandled: 0, ordersStarted: 0 })),
  mailDigest: jest.fn(async () => ({ purchases: 0 })),
  deleteOld: jest.fn(async () => ({})),
  waitingTimes: jest.fn(async () => ({
    surveyRemindersMs: [DAY_MS, 3 * DAY_MS, 7 * DAY_MS],
    feedbackDelayMs: 14 * DAY_MS,
  })),
  attachSurvey: jest.fn(async () => undefined),
  noteAttention: jest.fn(async () => undefined),
  abandonPurchase: jest.fn(async () => undefined),
  applyIntervention: jest.fn(async () => ({ refusal: null, mail: null, surveyId: null })),
  settleIntervention: jest.fn(async () => undefined),
})

/**
 * Runs one purchase in a separate time-skipping Temporal, while the test plays the world around it. Separate,
 * because all runs of an environment share one clock, and an abandoned run would block it.
 * @throws {Error} when a resulting history does not replay
 */
export async function playPurchase(
  activities: FakeActivities,
  play: (stage: {
    purchase: PurchaseHandle
    environment: TestWorkflowEnvironment
    taskQueue: string
    /** Signals the purchase; restarts it if it has ended. */
    signalAgain: (signal: SignalDefinition) => Promise<WorkflowHandleWithSignaledRunId<typeof deliverProgram>>
    /** Sends an operator's intervention to the purchase; restarts it if it has ended. */
    operate: (kind: InterventionKind, id: string) => Promise<'done' | 'under-way'>
  }) => Promise<void>,
  channel: Channel = 'stripe',
): Promise<void> {
  const environment = await timeSkippingEnvironment()
  const taskQueue = 'purchases'
  const noted = notingRuns<FakeActivities[keyof FakeActivities]>(activities)
  const worker = await createTestWorker({
    connection: environment.nativeConnection,
    taskQueue,
    workflowBundle: await workflowBundle(),
    activities: noted.activities,
    // A bug of ours ends the run and fails the test. In production, the workflow task is retried until the
    // bug is fixed.
    workflowFailureErrorTypes: { '*': ['Error'] },
  })
  const purchaseId = `purchase-${channel}-cs_${unguessableId()}`
  try {
    await worker.runUntil(async () => {
      const purchase = await environment.client.workflow.start<typeof deliverProgram>('deliverProgram', {
        workflowId: purchaseId,
        taskQueue,
        args: [purchaseId],
      })
      const signalAgain = (signal: SignalDefinition) =>
        environment.client.workflow.signalWithStart<typeof deliverProgram>('deliverProgram', {
          workflowId: purchaseId,
          taskQueue,
          args: [purchaseId],
          signal,
        })
      const operate = (kind: InterventionKind, id: string) =>
        environment.client.workflow.executeUpdateWithStart(intervene, {
          args: [kind, id],
          startWorkflowOperation: new WithStartWorkflowOperation<typeof deliverProgram>('deliverProgram', {
            workflowId: purchaseId,
            workflowIdConflictPolicy: 'USE_EXISTING',
            taskQueue,
            args: [purchaseId],
          }),
        })
      await play({ purchase, environment, taskQueue, signalAgain, operate })
    })
    await expectToReplay(environment.client, noted.runs())
  } finally {
    await environment.teardown()
  }
}
