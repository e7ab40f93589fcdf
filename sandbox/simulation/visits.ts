import { defaultPayloadConverter } from '@temporalio/common'
import type { Client } from '@temporalio/client'
import type { VerifiedPayment } from '../../activities/activities.ts'
import type { Stage } from '../../domain/stage.ts'
import { STAGE_ATTRIBUTE } from '../../workflows/messages.ts'

type History = Awaited<ReturnType<ReturnType<Client['workflow']['getHandle']>['fetchHistory']>>

/**
 * Where a run has been, in words: `refunded while rendering` and the like. Read from its history, which alone knows
 * what came before what.
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
        // A wait for an operator that ends shows the stage of the deed again, whether or not it is tried.
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
