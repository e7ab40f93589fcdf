import type { WorkflowHandle } from '@temporalio/client'
import { defaultPayloadConverter } from '@temporalio/common'

/** The letters that a run asked for: their kinds and the moments, in milliseconds since 1970. */
export async function mailsAskedFor(
  run: Pick<WorkflowHandle, 'fetchHistory'>,
): Promise<{ kind: string; at: number }[]> {
  const { events } = await run.fetchHistory()
  return (events ?? []).flatMap(({ eventTime, activityTaskScheduledEventAttributes: asked }) => {
    const [, kind] = asked?.input?.payloads ?? []
    if (asked?.activityType?.name !== 'emailBuyer' || !kind) return []
    return [
      {
        kind: String(defaultPayloadConverter.fromPayload(kind)),
        at: Number(eventTime?.seconds) * 1000,
      },
    ]
  })
}
