import { setTimeout as wait } from 'node:timers/promises'
import { Context } from '@temporalio/activity'
import type { Client } from '@temporalio/client'
import type { NativeConnection } from '@temporalio/worker'
import { defaultPayloadConverter } from '@temporalio/common'
import { unguessableId } from '../../../storage/ids.ts'
import { notingRuns, replayed } from '../../testkit/purchases/replay.ts'
import { createTestWorker } from '../../testkit/purchases/test-worker.ts'
import { workflowBundle } from '../../build/workflow-bundle.ts'
import type { Batch } from './scenario.ts'
import { createOutside, type Outside } from './outside.ts'
import { simulate } from './simulate.ts'
import type { VerifiedPayment } from '../../../activities/activities.ts'
import type { Stage } from '../../../domain/shop/stage.ts'
import { STAGE_ATTRIBUTE } from '../../../workflows/messages.ts'

export async function play(
  temporal: { client: Client; nativeConnection: NativeConnection; taskQueue: string },
  { lives, restartsAfterMs, forgetful }: Batch,
) {
  const outsides = new Map<string, Outside>()
  const all = lives.map((life) => {
    let calls = 0
    const outside = createOutside(() => life.latenciesMs[calls++ % life.latenciesMs.length] ?? 0, {
      shop: life.shop,
      surveyId: life.isAnswered ? 'survey-1' : null,
      looksBeforeRefundShows: life.looksBeforeRefundShows,
    })
    const purchaseId = `purchase-stripe-cs_${unguessableId()}`
    outsides.set(purchaseId, outside)
    return { life, outside, purchaseId }
  })
  const [any] = outsides.values()
  /** Finds the life of the current activity, which belongs to a purchase or its follow-up. */
  const own = () => {
    const { workflowId = '' } = Context.current().info.workflowExecution ?? {}
    return outsides.get(workflowId.replace(/^feedback-/, '')) ?? any
  }
  const ofAllLives = Object.fromEntries(
    Object.keys(any?.activities ?? {}).map((name) => [
      name,
      (...args: unknown[]) => own()?.activities[name as keyof Outside['activities']](...args),
    ]),
  )

  const { activities, runs } = notingRuns(ofAllLives)

  let workers = 0
  const startWorker = async () => {
    workers += 1
    const worker = await createTestWorker({
      connection: temporal.nativeConnection,
      taskQueue: temporal.taskQueue,
      identity: `worker ${workers}`,
      workflowBundle: await workflowBundle(),
      activities,
      shutdownGraceTime: '50 milliseconds',
      ...(forgetful ? { maxCachedWorkflows: 0 } : {}),
    })
    const working = worker.run()
    return async () => {
      worker.shutdown()
      await working
    }
  }

  let stopWorker = await startWorker()
  let isOver = false
  let restarting = Promise.resolve()
  const restart = () =>
    (restarting = restarting.then(async () => {
      if (isOver) return
      await stopWorker()
      stopWorker = await startWorker()
    }))
  const restarts = (async () => {
    for (const afterMs of restartsAfterMs) {
      await wait(afterMs)
      if (isOver) return
      await restart()
    }
  })()
  try {
    const promises = await Promise.all(all.map((one) => simulate({ ...temporal, restart }, one)))
    /** The promises broken by each life. */
    const broken = promises.flatMap((some, life) => some.map((promise) => ({ life, promise })))
    for (const { workflowId, problem } of await replayed(temporal.client, runs())) {
      const life = all.findIndex(({ purchaseId }) => workflowId.endsWith(purchaseId))
      broken.push({ life, promise: problem })
    }
    /** The stages of purchases, and what happened in them. */
    const visits = new Set<string>()
    for (const { workflowId, runId } of runs())
      for (const visit of visitsIn(
        await temporal.client.workflow.getHandle(workflowId, runId).fetchHistory(),
      ))
        visits.add(visit)
    return { broken, histories: runs(), visits }
  } finally {
    isOver = true
    await restarts
    await restarting
    await stopWorker()
  }
}

type History = Awaited<ReturnType<ReturnType<Client['workflow']['getHandle']>['fetchHistory']>>

/**
 * The stages and events of a run in words, such as `refunded while rendering`. Read from its history, the
 * only record of their order.
 */
function visitsIn({ events }: History): Set<string> {
  const visits = new Set<string>()
  const activityOf = new Map<string, string>()
  let stage: Stage = 'verifying-payment'
  let deedStage: Stage = stage
  let isBegun = false
  let worker: string | null = null
  for (const event of events ?? []) {
    const upserted =
      event.upsertWorkflowSearchAttributesEventAttributes?.searchAttributes?.indexedFields?.[
        STAGE_ATTRIBUTE.name
      ]
    if (upserted) {
      const next = String(defaultPayloadConverter.fromPayload(upserted)) as Stage
      if (next === 'needs-attention') {
        deedStage = stage
        visits.add(`needs attention while ${stage}`)
      }
      if (next === 'verifying-payment' && stage !== next) {
        // After a wait for an operator, the activity's stage is shown again, whether or not it is retried.
        const wasWaiting = stage === deedStage && !isBegun
        visits.add(`interrupted while ${wasWaiting ? 'needs-attention' : stage}`)
      }
      if (stage !== next) isBegun = false
      stage = next
    }
    const scheduled = event.activityTaskScheduledEventAttributes
    if (scheduled) {
      const name = scheduled.activityType?.name ?? ''
      activityOf.set(String(event.eventId), name)
      isBegun ||= ['generateProgram', 'renderPdf', 'emailBuyer', 'waitingTimes'].includes(name)
    }
    const done = event.activityTaskCompletedEventAttributes
    const [result] = done?.result?.payloads ?? []
    if (result && activityOf.get(String(done?.scheduledEventId)) === 'verifyPayment') {
      const { status } = defaultPayloadConverter.fromPayload<VerifiedPayment>(result)
      visits.add(`${status} while ${stage}`)
    }
    const failed = event.activityTaskFailedEventAttributes
    if (failed && activityOf.get(String(failed.scheduledEventId)) === 'verifyPayment')
      visits.add(`no answer while ${stage}`)
    const identity = event.workflowTaskStartedEventAttributes?.identity
    if (identity) {
      if (worker && worker !== identity) visits.add(`another worker while ${stage}`)
      worker = identity
    }
    if (event.workflowExecutionContinuedAsNewEventAttributes) visits.add('continued as new')
  }
  return visits
}
