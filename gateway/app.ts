import compress from 'koa-compress'
import helmet from 'koa-helmet'
import Keygrip from 'keygrip'
import Koa from 'koa'
import { z } from 'zod'
import { fieldMessage } from '../domain/forms/field-messages.ts'
import { allowedMethods } from './http/allowed-methods.ts'
import { descriptionCalls, healthCalls } from './calls/health-calls.ts'
import { answerErrors } from './http/errors.ts'
import { feedbackCalls } from './calls/feedback-calls.ts'
import { leftOrderCalls } from './calls/left-order-calls.ts'
import { mailReportCalls } from './calls/mail-report-calls.ts'
import { licenseCalls, shopifyCalls } from './calls/credential-calls.ts'
import { logRequests } from './http/log-requests.ts'
import { ownOriginOnly } from './http/own-origin.ts'
import { ownDataCalls, unsubscribeCalls } from './calls/mailed-link-calls.ts'
import { payAgainCalls } from './calls/pay-again-calls.ts'
import { parseJson } from './http/parse-json.ts'
import { programCalls, exportCalls } from './calls/program-calls.ts'
import { progressCalls } from './calls/progress-calls.ts'
import { proofOfEmail } from './purchase/proof.ts'
import { readingCalls } from './calls/reading-calls.ts'
import { rewriteCalls } from './calls/rewrite-calls.ts'
import { type Handlers, routesOf } from './http/routes.ts'
import { stripeCalls, surveyCalls } from './calls/survey-calls.ts'
import type { GatewayTools } from './tools.ts'
import { pagesMayLoad, webApp } from './http/web-app.ts'
import { webhookCalls } from './calls/webhook-calls.ts'

/** People see the messages about wrong fields, so these use our words instead of the validator's. */
z.config({ customError: fieldMessage })

/** The gateway as one Koa app. Middleware is listed in the order of a request. */
export function createApp(tools: GatewayTools): Koa {
  // Trusts only what our own proxy wrote into X-Forwarded-For. Callers can put anything before it.
  const app = new Koa({ proxy: tools.trustProxy, maxIpsCount: 1 })
  // Koa's default is SHA-1.
  app.keys = new Keygrip(tools.sessionSecrets, 'sha256')
  app.on('error', (error: unknown) => tools.log.error({ err: error }, 'a request failed'))
  app.use(logRequests(tools.log))
  if (tools.traceRequests) app.use(tools.traceRequests)
  app.use(closeOnShutdown(tools.leaving))
  app.use(answerErrors(tools.log))
  app.use(
    helmet({
      contentSecurityPolicy: pagesMayLoad(tools.site),
      strictTransportSecurity: tools.publicUrl.startsWith('https:'),
    }),
  )
  const handlers = handlersOf(tools)
  const machines = routesOf(handlers, tools.limits, ({ caller }) => caller !== undefined)
  const people = routesOf(handlers, tools.limits, ({ caller }) => caller === undefined)
  app.use(allowedMethods([machines, people]))
  app.use(machines.routes())
  app.use(compress({ filter: (type) => !type.startsWith('text/event-stream') && compressible.test(type) }))
  app.use(ownOriginOnly(tools.publicUrl))
  app.use(parseJson())
  app.use(proofOfEmail(tools.publicUrl))
  app.use(people.routes())
  const closed = (['stripe', 'gumroad'] as const).filter((shop) => !tools[shop])
  app.use(webApp(tools.site, tools.publicUrl, closed))
  return app
}

const handlersOf = (tools: GatewayTools): Handlers => ({
  ...healthCalls(tools),
  ...webhookCalls(tools),
  ...unsubscribeCalls(tools),
  ...ownDataCalls(tools),
  ...payAgainCalls(tools),
  ...leftOrderCalls(tools),
  ...mailReportCalls(tools),
  ...surveyCalls(tools),
  ...stripeCalls(tools),
  ...licenseCalls(tools),
  ...shopifyCalls(tools),
  ...programCalls(tools),
  ...exportCalls(tools),
  ...rewriteCalls(tools),
  ...progressCalls(tools),
  ...readingCalls(tools),
  ...feedbackCalls(tools),
  ...descriptionCalls(),
})

const closeOnShutdown =
  (leaving: AbortSignal): Koa.Middleware =>
  (ctx, next) => {
    if (leaving.aborted) ctx.set('Connection', 'close')
    return next()
  }

const compressible = /^(text\/|application\/(json|javascript|manifest\+json)|image\/svg)/
