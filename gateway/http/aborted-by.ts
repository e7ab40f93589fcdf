import type { Context } from 'koa'

/** Aborts when the caller hangs up or this gateway shuts down. The work continues. */
export function abortedBy(ctx: Context, leaving: AbortSignal): AbortSignal {
  return AbortSignal.any([hungUp(ctx), leaving])
}

/** A signal that aborts when the caller hangs up before the answer. */
export function hungUp({ res }: Context): AbortSignal {
  const controller = new AbortController()
  const closed = () => {
    if (!res.writableFinished) controller.abort()
  }
  // `close` is emitted once, and may have been during an earlier wait.
  if (res.closed) closed()
  else res.once('close', closed)
  return controller.signal
}
