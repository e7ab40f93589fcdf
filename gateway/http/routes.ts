import Router from '@koa/router'
import type { Context, Middleware } from 'koa'
import type { z } from 'zod'
import { type Call, isOpenedByPeople } from '../../domain/calls/call.ts'
import { CALL_NAMES, type CallName, callOf, type CallOf } from '../../domain/calls/index.ts'
import type { RateLimits } from './rate-limits.ts'
import { UnguessableId } from '../../domain/calls/ids.ts'
import { Refusal } from '../../domain/shop/errors.ts'

type BodyOf<C> = C extends { body: infer Body extends z.ZodType } ? z.output<Body> : undefined
type AnswerOf<C> = C extends { answer: infer Answer extends z.ZodType } ? z.input<Answer> | null : void

/** Gets a valid body within its limit. Null: it has set `ctx.body` itself. */
type Handle<C> = (ctx: Context, body: BodyOf<C>) => AnswerOf<C> | Promise<AnswerOf<C>>

export type Handlers = { readonly [Name in CallName]: Handle<CallOf<Name>> }

/** Routes for the calls that `isMeant` selects. Enforces what the list of calls says about each. */
export function routesOf(handlers: Handlers, limits: RateLimits, isMeant: (call: Call) => boolean): Router {
  const router = new Router()
  for (const name of CALL_NAMES) {
    const call = callOf(name)
    if (!isMeant(call)) continue
    const limit = call.limit ? [limits.byAddress[call.limit]] : []
    const address = call.path.replace(/\{(\w+)\}/g, ':$1')
    router.register(address, [call.method], [preparing(call), ...limit, answering(call, handlers[name])])
  }
  return router
}

/** Applies to the answer and to each refusal. */
const preparing =
  (call: Call): Middleware =>
  (ctx, next) => {
    const { refusedWith, isPrivate } = call
    if (refusedWith) ctx.state['refusedWith'] = refusedWith
    ctx.state['isOpenedByPeople'] = isOpenedByPeople(call)
    if (isPrivate) ctx.set('Cache-Control', 'private, no-store')
    return next()
  }

const answering =
  (call: Call, handle: Handle<never>): Middleware =>
  async (ctx) => {
    const body = call.body?.parse(ctx.request.body)
    const answer: unknown = await handle(ctx, body as never)
    if (!call.answer || answer === null) return
    ctx.status = call.status ?? 200
    ctx.body = answer
  }

/** The id in the path. A malformed id counts as unknown. @throws {Refusal} NOT_FOUND */
export function idIn(ctx: Context): string {
  const id = UnguessableId.safeParse(ctx['params'].id)
  if (!id.success) throw new Refusal('NOT_FOUND')
  return id.data
}
