import type { Context } from 'koa'

/**
 * A signal that aborts when the caller hangs up or this gateway shuts down. The wait
 * ends; the work continues.
 */
export function abortedBy(ctx: Context, leaving: AbortSignal): AbortSignal {
  const controller = new AbortController()
  // `close` is emitted once, and may have been during an earlier wait.
  if (ctx.res.closed) controller.abort()
  else ctx.res.once('close', () => controller.abort())
  return AbortSignal.any([controller.signal, leaving])
}
