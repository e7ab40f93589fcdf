import { createHash } from 'node:crypto'
import type { Middleware } from 'koa'
import type { z } from 'zod'
import { newId, type Ledger, type State } from '../state.ts'

/** An error in the format of Stripe's API. */
export class StripeApiError extends Error {
  readonly status: number
  readonly body: { error: Record<string, string> }

  constructor(status: number, message: string, details: Readonly<Record<string, string>> = {}) {
    super(message)
    this.status = status
    this.body = { error: { type: 'invalid_request_error', message, ...details } }
  }
}

export const missing = (what: string, id: string): StripeApiError =>
  new StripeApiError(404, `No such ${what}: '${id}'`, { code: 'resource_missing', param: 'id' })

/**
 * @throws {StripeApiError} 400 naming the first wrong parameter in Stripe's notation:
 * `line_items[0][quantity]`
 */
export function parsed<T>(schema: z.ZodType<T>, body: unknown): T {
  const result = schema.safeParse(body)
  if (result.success) return result.data
  const [issue] = result.error.issues
  const [first = '', ...rest] = issue?.path ?? []
  const param = [String(first), ...rest.map((part) => `[${String(part)}]`)].join('')
  const details = { param, code: 'parameter_invalid' }
  throw new StripeApiError(400, `Invalid ${param}: ${issue?.message ?? ''}`, details)
}

export const stripeErrors: Middleware = async (ctx, next) => {
  ctx.set('Request-Id', newId('req'))
  try {
    await next()
  } catch (error) {
    if (!(error instanceof StripeApiError)) throw error
    ctx.status = error.status
    ctx.body = error.body
  }
}

export const authorized =
  (secretKey: string): Middleware =>
  (ctx, next) => {
    if (ctx.get('Authorization') === `Bearer ${secretKey}`) return next()
    throw new StripeApiError(401, 'Invalid API Key provided.')
  }

/** Persists the state before answering, so that answers survive a kill. */
export const saved =
  ({ save }: Ledger): Middleware =>
  async (ctx, next) => {
    await next()
    if (ctx.method === 'POST') await save()
  }

const OTHER_PARAMETERS =
  'Keys for idempotent requests can only be used with the same parameters they were first used with.'
const KEPT_MS = 24 * 60 * 60 * 1000

/**
 * Stripe's rules for `Idempotency-Key`: for 24 hours, the same key with the same call gives the same answer,
 * and with another call an error. An answer is stored only if the call was executed.
 */
export const idempotent =
  ({ stripeKeys }: State): Middleware =>
  async (ctx, next) => {
    const key = ctx.get('Idempotency-Key')
    if (ctx.method !== 'POST' || key === '') return next()
    const oldest = Date.now() - KEPT_MS
    for (const [old, { createdAt }] of Object.entries(stripeKeys))
      if (createdAt <= oldest) delete stripeKeys[old]
    const call = JSON.stringify([ctx.path, ctx.request.body])
    const request = createHash('sha256').update(call).digest('hex')
    const kept = stripeKeys[key]
    if (!kept) {
      await next()
      const { status, body } = ctx
      stripeKeys[key] = { request, status, body: JSON.stringify(body), createdAt: Date.now() }
      return
    }
    if (kept.request !== request)
      throw new StripeApiError(400, OTHER_PARAMETERS, { type: 'idempotency_error' })
    ctx.status = kept.status
    ctx.type = 'application/json'
    ctx.body = kept.body
    ctx.set('Idempotent-Replayed', 'true')
  }

type Query = Readonly<Record<string, string | string[] | undefined>>

/** Reads a list such as `expand[0]=a&expand[1]=b`. */
export const listParam = (query: Query, name: string): string[] =>
  Object.entries(query).flatMap(([key, value]) =>
    key.startsWith(`${name}[`) && value !== undefined ? value : [],
  )

/** Whether an object has the values that a call filters by; a filter that is left out fits anything. */
export const fits = (query: Query, values: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(values).every(([name, value]) => query[name] === undefined || query[name] === value)

/** Returns up to `limit` items after `starting_after`, newest first. */
export function page<T extends { id: string; createdAt: number }>(
  { path, query }: { path: string; query: Query },
  all: readonly T[],
  show: (one: T) => unknown,
) {
  const limit = Math.min(Math.max(Number(query['limit'] ?? 10), 1), 100)
  const earliest = Number(query['created[gte]'] ?? 0) * 1000
  const latest = Number(query['created[lte]'] ?? Infinity) * 1000 + 999
  const found = all.filter(({ createdAt }) => createdAt >= earliest && createdAt <= latest).reverse()
  const after = query['starting_after']
  const start = after === undefined ? 0 : found.findIndex(({ id }) => id === after) + 1
  const data = found.slice(start, start + limit).map(show)
  return { object: 'list', url: path, has_more: start + limit < found.length, data }
}
