/** The model is unreachable or overloaded. Temporary: the caller retries later. */
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
