/** The model cannot be reached or is overloaded. It passes: whoever called tries again later. */
export class ModelUnavailable extends Error {
  override readonly name = 'ModelUnavailable'
  /** How long the model asked to be left alone; undefined when it did not say. */
  readonly retryAfterMs: number | undefined

  constructor(
    message: string,
    { cause, retryAfterMs }: { cause?: unknown; retryAfterMs?: number | undefined } = {},
  ) {
    super(message, { cause })
    this.retryAfterMs = retryAfterMs
  }
}
