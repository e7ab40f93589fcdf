import { ApplicationFailure } from '@temporalio/common'

export class ModelUnavailable extends Error {
  override readonly name = 'ModelUnavailable'
  /** The model's `retry-after`; undefined when it sent none. */
  readonly retryAfterMs: number | undefined

  constructor(
    message: string,
    { cause, retryAfterMs }: { cause?: unknown; retryAfterMs?: number | undefined } = {},
  ) {
    super(message, { cause })
    this.retryAfterMs = retryAfterMs
  }
}

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
