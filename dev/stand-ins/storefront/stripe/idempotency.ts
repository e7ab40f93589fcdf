import { createHash } from 'node:crypto'
import type { Middleware } from 'koa'
import type { State } from '../state.ts'
import { StripeApiError } from './api-error.ts'

const OTHER_PARAMETERS =
  'Keys for idempotent requests can only be used with the same parameters they were first used with.'
const KEPT_MS = 24 * 60 * 60 * 1000

/**
 * Stripe's rules for `Idempotency-Key`: for 24 hours, the same key with the same call gives the same answer,
 * and with another call an error. An answer is stored only if the call was executed.
 */
export const idempotent =
  (state: State): Middleware =>
  async (ctx, next) => {
    const key = ctx.get('Idempotency-Key')
    if (ctx.method !== 'POST' || key === '') return next()
    ctx.set('Idempotency-Key', key)
    const call = JSON.stringify([ctx.path, ctx.request.body])
    const request = createHash('sha256').update(call).digest('hex')
    const kept = state.stripeKeys[key]
    if (!kept || kept.createdAt <= Date.now() - KEPT_MS) {
      await next()
      forgetOld(state)
      state.stripeKeys[key] = {
        request,
        status: ctx.status,
        body: JSON.stringify(ctx.body),
        createdAt: Date.now(),
      }
      return
    }
    if (kept.request !== request) throw new StripeApiError(400, 'idempotency_error', OTHER_PARAMETERS)
    ctx.status = kept.status
    ctx.type = 'application/json'
    ctx.body = kept.body
    ctx.set('Idempotent-Replayed', 'true')
  }

function forgetOld(state: State): void {
  for (const [key, { createdAt }] of Object.entries(state.stripeKeys)) {
    if (createdAt <= Date.now() - KEPT_MS) delete state.stripeKeys[key]
  }
}
