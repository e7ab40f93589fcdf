import { ApplicationFailure } from '@temporalio/common'
import { ModelUnavailable } from './model-unavailable.ts'

const LONGEST_WAIT_MS = 60_000

/** A model that says when to come back is left alone until then, within reason: the buyer waits. */
export function waitAsAsked(error: unknown): never {
  if (!(error instanceof ModelUnavailable) || !error.retryAfterMs) throw error
  throw ApplicationFailure.create({
    type: error.name,
    message: error.message,
    nextRetryDelay: Math.min(error.retryAfterMs, LONGEST_WAIT_MS),
    cause: error,
  })
}
