import { ActivityFailure, ApplicationFailure } from '@temporalio/common'
import { patched, setCurrentDetails, setWorkflowOptions, sleep, workflowInfo } from '@temporalio/workflow'
import { type LetterKind, WEEK_NOTES, weekOf } from '../domain/shop/letters.ts'
import { weekBegins } from '../domain/program/week-starts.ts'
import { emailInTime, waitingTimes } from './activities.ts'

/** On the afternoon before, in UTC: nobody's time zone is known. */
const NOTE_BEFORE_WEEK_MS = 9 * 3_600_000

interface Planned {
  kind: LetterKind
  /** In milliseconds since 1970. */
  at: number
  /** What the timeline says of the wait. */
  wait: string
}

/**
 * The follow-up of a delivered purchase: a note before each week, and once the question how it went. Whether a
 * letter is still wanted is decided when it is due: nobody gets one who has unsubscribed or was refunded by then.
 */
export async function requestFeedback(purchaseId: string): Promise<void> {
  setCurrentDetails('Waiting to send the next note for a week, and to ask the buyer how the program went.')
  const { feedbackDelayMs } = await waitingTimes()
  const now = Date.now()
  const question: Planned = {
    kind: 'feedback-request',
    at: now + feedbackDelayMs,
    wait: 'Until the buyer is asked for feedback',
  }
  // Follow-ups under way only ask: their weeks are half over, and their buyers were promised no notes.
  const notes = patched('2026-12-week-notes') ? notesFrom(now) : []
  let lost: unknown
  for (const { kind, at, wait } of [question, ...notes].sort((one, other) => one.at - other.at)) {
    await sleep(Math.max(0, at - Date.now()), { summary: wait })
    try {
      await emailInTime(purchaseId, kind, '')
    } catch (error) {
      if (isAddressRejected(error)) throw error
      lost ??= error
    }
  }
  if (lost) throw lost
}

const notesFrom = (deliveredAt: number): Planned[] =>
  WEEK_NOTES.map((kind) => ({
    kind,
    at: weekBegins(weekOf(kind), deliveredAt) - NOTE_BEFORE_WEEK_MS,
    wait: `Until the note for week ${weekOf(kind)}`,
  }))

/** Nothing more goes to an address that takes no mail. */
const isAddressRejected = (error: unknown): boolean =>
  error instanceof ActivityFailure &&
  error.cause instanceof ApplicationFailure &&
  error.cause.type === 'AddressRejected'

// It sleeps for weeks, so no build has to be kept for it. A worker without a build may not name a behaviour.
setWorkflowOptions(
  () =>
    workflowInfo().currentDeploymentVersion?.deploymentName ? { versioningBehavior: 'AUTO_UPGRADE' } : {},
  requestFeedback,
)
