import { randomUUID } from 'node:crypto'
import type { Middleware } from 'koa'
import type { Logger } from 'pino'
import { about } from '../../platform/observability/log.ts'
import { requestSeconds, routeOf } from '../../platform/observability/metrics.ts'

/** The only characters allowed into the log from a proxy's own request id. */
const SANE_ID = /^[\w.-]{1,64}$/

/** One line per request, with its route's pattern: paths hold credentials and personal data. */
export const logRequests =
  (log: Logger): Middleware =>
  (ctx, next) =>
    about(null, async () => {
      const startedAt = performance.now()
      const said = ctx.get('X-Request-Id')
      ctx.state['requestId'] = SANE_ID.test(said) ? said : randomUUID()
      ctx.set('X-Request-Id', ctx.state['requestId'])
      await next()
      const route = routeOf(ctx)
      const seconds = (performance.now() - startedAt) / 1_000
      requestSeconds.observe({ method: ctx.method, route, status: ctx.status }, seconds)
      const level = ctx.path === '/readyz' || ctx.path === '/healthz' ? 'debug' : 'info'
      log[level](
        {
          requestId: ctx.state['requestId'],
          method: ctx.method,
          route,
          status: ctx.status,
          ms: Math.round(1_000 * seconds),
        },
        'request',
      )
    })
