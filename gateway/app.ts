import compress from 'koa-compress'
import helmet from 'koa-helmet'
import Keygrip from 'keygrip'
import Koa from 'koa'
import { z } from 'zod'
import { fieldMessage } from '../domain/forms/field-messages.ts'
import { allowedMethods } from './allowed-methods.ts'
import { answerErrors } from './errors.ts'
import { feedbackRoutes } from './feedback-routes.ts'
import { healthRoutes } from './health-routes.ts'
import { licenseRoutes } from './license-routes.ts'
import { logRequests } from './log-requests.ts'
import { openApiRoutes } from './openapi.ts'
import { ownOriginOnly } from './own-origin.ts'
import { ownDataRoutes } from './own-data-routes.ts'
import { parseJson } from './parse-json.ts'
import { programRoutes } from './program-routes.ts'
import { progressRoutes } from './progress-routes.ts'
import { proofOfEmail } from './proof.ts'
import { readingRoutes } from './reading-routes.ts'
import { shopifyRoutes } from './shopify-routes.ts'
import { stripeRoutes } from './stripe-routes.ts'
import { surveyRoutes } from './survey-routes.ts'
import { takeAlongRoutes } from './take-along-routes.ts'
import { unsubscribeRoutes } from './unsubscribe-routes.ts'
import type { GatewayTools } from './tools.ts'
import { pagesMayLoad, webApp } from './web-app.ts'
import { webhookRoutes } from './webhook-routes.ts'

/** What is wrong with a field is told to people: in our words, not in the validator's. */
z.config({ customError: fieldMessage })

/** The gateway as one Koa app: reads top to bottom as a request lives. */
export function createApp(tools: GatewayTools): Koa {
  // Of X-Forwarded-For only what our own proxy wrote: callers can put anything before it.
  const app = new Koa({ proxy: tools.trustProxy, maxIpsCount: 1 })
  // Koa's own choice would be SHA-1.
  app.keys = new Keygrip(tools.sessionSecrets, 'sha256')
  app.on('error', (error: unknown) => tools.log.error({ err: error }, 'a request failed'))
  app.use(logRequests(tools.log))
  if (tools.traceRequests) app.use(tools.traceRequests)
  app.use(lettingGo(tools.leaving))
  app.use(answerErrors(tools.log))
  app.use(
    helmet({
      contentSecurityPolicy: pagesMayLoad(tools.site),
      strictTransportSecurity: tools.publicUrl.startsWith('https:'),
    }),
  )
  const machines = [healthRoutes, webhookRoutes, unsubscribeRoutes, ownDataRoutes].map((routes) =>
    routes(tools),
  )
  const people = [
    surveyRoutes,
    stripeRoutes,
    licenseRoutes,
    shopifyRoutes,
    programRoutes,
    takeAlongRoutes,
    progressRoutes,
    readingRoutes,
    feedbackRoutes,
    openApiRoutes,
  ].map((routes) => routes(tools))
  app.use(allowedMethods([...machines, ...people]))
  for (const router of machines) app.use(router.routes())
  app.use(compress({ filter: (type) => !type.startsWith('text/event-stream') && compressible.test(type) }))
  app.use(ownOriginOnly(tools.publicUrl))
  app.use(parseJson())
  app.use(proofOfEmail(tools.publicUrl))
  for (const router of people) app.use(router.routes())
  const closed = (['stripe', 'gumroad'] as const).filter((shop) => !tools[shop])
  app.use(webApp(tools.site, tools.publicUrl, closed))
  return app
}

/** While this gateway leaves, whoever is answered asks another one the next time. */
const lettingGo =
  (leaving: AbortSignal): Koa.Middleware =>
  (ctx, next) => {
    if (leaving.aborted) ctx.set('Connection', 'close')
    return next()
  }

const compressible = /^(text\/|application\/(json|javascript|manifest\+json)|image\/svg)/
