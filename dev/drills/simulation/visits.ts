import { defaultPayloadConverter } from '@temporalio/common'
import type { Client } from '@temporalio/client'
import type { VerifiedPayment } from '../../../activities/activities.ts'
import type { Stage } from '../../../domain/shop/stage.ts'
import { STAGE_ATTRIBUTE } from '../../../workflows/messages.ts'

type History = Awaited<ReturnType<ReturnType<Client['workflow']['getHandle']>['fetchHistory']>>

/**
 * The stages and events of a run in words, such as `refunded while rendering`. Read from its history, the
 * only record of their order.
 */
export function visitsIn({ events }: History): Set<string> {
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
