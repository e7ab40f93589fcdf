import Router from '@koa/router'
import { collectDefaultMetrics, register } from 'prom-client'
import { RETRY_WHEN_AWAY_SECONDS } from './errors.ts'
import type { GatewayTools } from './tools.ts'

const ANSWER_WITHIN_MS = 2_500

/** `/healthz`: this process lives. `/readyz`: the parts it needs answer too. `/metrics`: for Prometheus. */
export function healthRoutes({ database, purchases }: Pick<GatewayTools, 'database' | 'purchases'>): Router {
  if (!register.getSingleMetric('process_cpu_user_seconds_total')) collectDefaultMetrics()
  return new Router()
    .get('/healthz', (ctx) => {
      ctx.body = { alive: true }
    })
    .get('/readyz', async (ctx) => {
      const [postgres, temporal] = await Promise.all([answers(database.ping()), answers(purchases.ping())])
      ctx.status = postgres && temporal ? 200 : 503
      if (ctx.status === 503) ctx.set('Retry-After', String(RETRY_WHEN_AWAY_SECONDS))
      ctx.body = { ready: postgres && temporal, postgres, temporal }
    })
    .get('/metrics', async (ctx) => {
      ctx.type = register.contentType
      ctx.body = await register.metrics()
    })
}

async function answers(ping: Promise<void>): Promise<boolean> {
  const tooLate = new Promise<false>((resolve) => setTimeout(resolve, ANSWER_WITHIN_MS, false).unref())
  const answered = ping.then(
    () => true,
    () => false,
  )
  return Promise.race([answered, tooLate])
}
