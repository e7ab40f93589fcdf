import type { Context } from 'koa'
import { Histogram } from 'prom-client'

/** The route pattern of a call, without ids and emails; known once the call is answered. */
export function routeOf(ctx: Context): string {
  const matched: unknown = ctx['_matchedRoute']
  return typeof matched === 'string' ? matched : 'page'
}

export const requestSeconds = new Histogram({
  name: 'eightfold_http_request_seconds',
  help: 'Call duration, by route',
  labelNames: ['method', 'route', 'status'] as const,
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 30],
})

export const eventLagSeconds = new Histogram({
  name: 'eightfold_event_lag_seconds',
  help: 'From the arrival of a shop’s event until it was passed on or given up',
  labelNames: ['channel', 'outcome'] as const,
  buckets: [0.1, 0.5, 1, 5, 30, 120, 600, 3_600, 86_400],
})
