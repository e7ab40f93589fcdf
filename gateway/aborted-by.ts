import type { Context } from 'koa'

/** A signal that aborts when the caller hangs up, or when this gateway is leaving: the wait ends, the work goes on. */
export function abortedBy(ctx: Context, leaving: AbortSignal): AbortSignal {
  const controller = new AbortController()
  // A response says so only once, which may have been while something else was waited for.
  if (ctx.res.closed) controller.abort()
  else ctx.res.once('close', () => controller.abort())
  return AbortSignal.any([controller.signal, leaving])
}
