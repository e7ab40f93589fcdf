import Router from '@koa/router'
import type { Context } from 'koa'
import type { Shop } from '../channels/shop.ts'
import { handleEvent } from '../purchases/handle-event.ts'
import { WebhookEvent } from '../storage/entities/webhook-event.ts'
import { rawBody } from './parse-json.ts'
import type { GatewayTools } from './tools.ts'

/**
 * Shops' events. Each is kept before it is answered with 2xx; what can't be passed on right now is passed on by the
 * reconciliation, so Temporal being away loses nothing.
 */
export function webhookRoutes({
  database,
  purchases,
  stripe,
  shopify,
  gumroad,
  limits,
  log,
}: GatewayTools): Router {
  const take = (channel: WebhookEvent['channel'], shop: Shop) => async (ctx: Context) => {
    const event = shop.readEvent(await rawBody(ctx.req), ctx.headers, new Date())
    // A forger with many addresses must not wake one purchase without end.
    if (channel === 'gumroad' && event.reference) await limits.ping(event.reference)
    const em = database.fork()
    const row = {
      channel,
      eventId: event.id,
      type: event.type,
      reference: event.reference,
      receivedAt: new Date(),
    }
    await em.createQueryBuilder(WebhookEvent).insert(row).onConflict().ignore().execute()
    ctx.body = { received: true }

    const kept = await em.findOneOrFail(WebhookEvent, { channel, eventId: event.id })
    if (kept.handledAt) return
    try {
      await handleEvent({ em, shop, purchases }, kept)
    } catch (error) {
      log.warn({ err: error, channel, type: event.type }, 'an event is kept for the reconciliation')
    }
  }
  return new Router({ prefix: '/api' })
    .post('/stripe/webhook', take('stripe', stripe))
    .post('/shopify/webhook', take('shopify', shopify))
    .post('/gumroad/webhook', limits.pings, take('gumroad', gumroad))
}
