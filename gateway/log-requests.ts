import { randomUUID } from 'node:crypto'
import type { Middleware } from 'koa'
import type { Logger } from 'pino'

/** One line per request. The path's ids and emails are credentials or personal data, so only its shape is logged. */
export const logRequests =
  (log: Logger): Middleware =>
  async (ctx, next) => {
    const startedAt = performance.now()
    ctx.state['requestId'] = randomUUID()
    ctx.set('X-Request-Id', ctx.state['requestId'])
    await next()
    const route: unknown = ctx['_matchedRoute']
    const level = ctx.path === '/readyz' || ctx.path === '/healthz' ? 'debug' : 'info'
    log[level](
      {
        requestId: ctx.state['requestId'],
        method: ctx.method,
        route: typeof route === 'string' ? route : 'page',
        status: ctx.status,
        ms: Math.round(performance.now() - startedAt),
      },
      'request',
    )
  }
