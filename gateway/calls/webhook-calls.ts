import { AsyncLocalStorage } from 'node:async_hooks'
import type { Context } from 'koa'
import pLimit from 'p-limit'
import type { Shop, ShopEvent } from '../../channels/shop.ts'
import { forEachWebhook, isSigned } from '../../domain/calls/webhooks.ts'
import type { ShopChannel } from '../../domain/shop/channel.ts'
import { about } from '../../platform/observability/log.ts'
import { handleEvent } from '../../purchases/handle-event.ts'
import { WebhookEvent } from '../../storage/entities.ts'
import { openShop } from '../purchase/open.ts'
import { rawBody } from '../http/parse-json.ts'
import type { Handlers } from '../http/routes.ts'
import type { GatewayTools } from '../tools.ts'

/** An order with many lines is large. A body without a signature has to be small. */
const LARGEST_SIGNED_BYTES = 5 * 1024 * 1024
/** How long an event belongs to this gateway, before the reconciliation considers it left behind. */
const OURS_FOR_MS = 30_000
/** How long further unsigned events about one order wait. */
const LATER_MS = 10 * 60_000
/** Further events wait in a queue. */
const HANDLED_AT_ONCE = 20
/** Events beyond this are left to the reconciliation. */
const MAX_WAITING = 1_000

type Turn = 'at once' | 'later' | 'never'

const laterAt = (now: Date): Date => new Date((Math.floor(now.getTime() / LATER_MS) + 1) * LATER_MS)

/** An event is stored, answered, then handled: shops wait five seconds. Reconciliation takes the rest. */
export function webhookCalls(tools: GatewayTools) {
  const { database, purchases, limits, log } = tools
  const turns = pLimit(HANDLED_AT_ONCE)

  const take = (channel: ShopChannel) => async (ctx: Context) => {
    const shop: Shop = openShop(tools[channel])
    const largestBytes = isSigned(channel) ? LARGEST_SIGNED_BYTES : undefined
    const now = new Date()
    const event = shop.readEvent(await rawBody(ctx.req, largestBytes), ctx.headers, now)
    ctx.body = { received: true }
    const turn = isSigned(channel) ? 'at once' : await turnOf(shop, event)
    // Anyone may make up what is not signed: of an order that is not ours nothing is stored.
    if (turn === 'never') return
    const row = {
      channel,
      eventId: turn === 'at once' ? event.id : `later-${event.reference}-${laterAt(now).getTime()}`,
      type: event.type,
      reference: event.reference,
      receivedAt: now,
      tries: 0,
      nextTryAt: turn === 'at once' ? new Date(now.getTime() + OURS_FOR_MS) : laterAt(now),
    }
    const em = database.fork()
    await em.createQueryBuilder(WebhookEvent).insert(row).onConflict().ignore().execute()
    if (turn !== 'at once') return
    // Work after the answer still belongs to the request's trace.
    const handleIt = AsyncLocalStorage.bind(() => about(null, () => handle(channel, shop, event.id)))
    ctx.res.once('close', () => {
      if (turns.pendingCount < MAX_WAITING) void turns(handleIt)
    })
  }

  /**
   * An unsigned event is true or forged, and its shop sends it no second time. Too many about one order are one, which
   * waits: they must not wake a purchase endlessly.
   */
  async function turnOf(shop: Shop, { reference }: ShopEvent): Promise<Turn> {
    if (!reference || !(await shop.orderOf(reference))) return 'never'
    return (await limits.isPingedCalmly(reference)) ? 'at once' : 'later'
  }

  async function handle(channel: ShopChannel, shop: Shop, eventId: string): Promise<void> {
    try {
      const em = database.fork()
      const kept = await em.findOne(WebhookEvent, { channel, eventId, handledAt: null })
      if (kept) await handleEvent({ em, shop, purchases, log }, kept)
    } catch (error) {
      log.warn({ err: error, channel }, 'an event is left to the reconciliation')
    }
  }

  return forEachWebhook(take) satisfies Partial<Handlers>
}
