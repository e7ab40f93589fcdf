import type { Middleware } from 'koa'
import { Refusal } from '../domain/errors.ts'

/** How many calls of a kind are under way at once. Beyond that each would only make all others slower. */
const AT_MOST = {
  /** Wait for a program for up to minutes, and cost next to nothing meanwhile. */
  writing: 1_000,
  /** Come again by themselves. A place of their own, so that visitors never keep money facts out. */
  events: 50,
  others: 60,
}
type Kind = keyof typeof AT_MOST

const NEVER_SHED = /^\/(healthz|readyz|metrics)$/
const WRITING = /^\/api\/(programs|shopify\/programs|programs\/generate-direct|surveys\/[^/]+\/generate)$/
const EVENTS = /^\/api\/\w+\/webhook$/
const TRY_AGAIN_SECONDS = 2

/** Refuses at once what this gateway cannot serve in time, before it costs anything. */
export function shedLoad(atMost: Record<Kind, number> = AT_MOST): Middleware {
  const underWay = { writing: 0, events: 0, others: 0 }
  return async (ctx, next) => {
    const kind = kindOf(ctx.path)
    if (!kind) return next()
    if (underWay[kind] >= atMost[kind])
      throw new Refusal('SERVICE_UNAVAILABLE', undefined, { retryAfterSeconds: TRY_AGAIN_SECONDS })
    underWay[kind] += 1
    try {
      await next()
    } finally {
      underWay[kind] -= 1
    }
  }
}

function kindOf(path: string): Kind | null {
  if (NEVER_SHED.test(path)) return null
  if (WRITING.test(path)) return 'writing'
  return EVENTS.test(path) ? 'events' : 'others'
}
