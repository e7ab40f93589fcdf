import { setTimeout as sleep } from 'node:timers/promises'
import { RETRY_WHEN_AWAY_SECONDS } from '../http/errors.ts'
import type { Handlers } from '../http/routes.ts'
import type { GatewayTools } from '../tools.ts'
import { describeCalls } from './openapi-document.ts'

const ANSWER_WITHIN_MS = 2_500

/** `/readyz`: not shutting down, and PostgreSQL answers; it also reports whether Temporal does. */
export function healthCalls({
  database,
  purchases,
  leaving,
}: Pick<GatewayTools, 'database' | 'purchases' | 'leaving'>) {
  return {
    isAlive: (ctx) => {
      ctx.body = { alive: true }
    },

    isReady: async (ctx) => {
      const [postgres, temporal] = await Promise.all([answers(database.ping()), answers(purchases.ping())])
      // Without Temporal, events are still stored and pages served, and other gateways would do no better.
      const ready = postgres && !leaving.aborted
      ctx.status = ready ? 200 : 503
      if (!ready) ctx.set('Retry-After', String(RETRY_WHEN_AWAY_SECONDS))
      ctx.body = { ready, postgres, temporal }
    },
  } satisfies Partial<Handlers>
}

async function answers(ping: Promise<void>): Promise<boolean> {
  const answered = ping.then(
    () => true,
    () => false,
  )
  return Promise.race([answered, sleep(ANSWER_WITHIN_MS, false, { ref: false })])
}

export const descriptionCalls = () => {
  const description = describeCalls()
  return {
    readDescription: (ctx) => {
      ctx.body = description
    },
  } satisfies Partial<Handlers>
}
