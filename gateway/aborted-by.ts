import type { Context } from 'koa'

/** A signal that aborts when the caller hangs up: the wait ends, the work goes on. */
export function abortedBy(ctx: Context): AbortSignal {
  const controller = new AbortController()
  ctx.res.once('close', () => controller.abort())
  return controller.signal
}
