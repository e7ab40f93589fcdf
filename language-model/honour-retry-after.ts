import { ApplicationFailure } from '@temporalio/common'
import { ModelUnavailable } from './model-unavailable.ts'

const LONGEST_WAIT_MS = 60_000

/** Delays the next attempt by the model's `retry-after`, within limits because the buyer waits. */
export function honourRetryAfter(error: unknown): never {
  if (!(error instanceof ModelUnavailable) || !error.retryAfterMs) throw error
  throw ApplicationFailure.create({
    type: error.name,
    message: error.message,
    nextRetryDelay: Math.min(error.retryAfterMs, LONGEST_WAIT_MS),
    cause: error,
  })
}
