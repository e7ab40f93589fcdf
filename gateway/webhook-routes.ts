import Router from '@koa/router'
import type { GatewayTools } from './tools.ts'
import { handleEvent } from '../purchases/handle-event.ts'
import { WebhookEvent } from '../storage/entities/webhook-event.ts'
import { rawBody } from './parse-json.ts'

/**
 * Shops' events. Each is kept before it is answered with 2xx; what can't be passed on right now is passed on by the
 * reconciliation, so Temporal being away loses nothing.
 */
export const webhookRoutes = ({ database, purchases, stripe, log }: GatewayTools): Router =>
  new Router().post('/api/stripe/webhook', async (ctx) => {
    const event = stripe.readEvent(await rawBody(ctx.req), ctx.headers, new Date())
    const em = database.fork()
    const row = {
      channel: 'stripe' as const,
      eventId: event.id,
      type: event.type,
      reference: event.reference,
      receivedAt: new Date(),
    }
    await em.createQueryBuilder(WebhookEvent).insert(row).onConflict().ignore().execute()
    ctx.body = { received: true }

    const kept = await em.findOneOrFail(WebhookEvent, { channel: 'stripe', eventId: event.id })
    if (kept.handledAt) return
    try {
      await handleEvent({ em, shop: stripe, purchases }, kept)
    } catch (error) {
      log.warn({ err: error, type: event.type }, 'an event is kept for the reconciliation')
    }
  })
