/** An error in the format of Stripe's API. */
export class StripeApiError extends Error {
  readonly status: number
  readonly body: { error: Record<string, string> }

  constructor(
    status: number,
    type: string,
    message: string,
    details: { code?: string; param?: string } = {},
  ) {
    super(message)
    this.status = status
    this.body = { error: { type, message, ...details } }
  }
}

export const missing = (what: string, id: string): StripeApiError =>
  new StripeApiError(404, 'invalid_request_error', `No such ${what}: '${id}'`, {
    code: 'resource_missing',
    param: 'id',
  })
