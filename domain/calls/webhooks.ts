import { SHOP_CHANNELS, type ShopChannel, shopName } from '../shop/channel.ts'
import type { Call } from './call.ts'

type Webhook = Call & { readonly caller: 'shop' }
type WebhookName = `take${Capitalize<ShopChannel>}Event`

/** Shops that do not sign. Their events are few and small, and only trigger a look-up. */
const UNSIGNED: Partial<Record<ShopChannel, Pick<Call, 'does' | 'refuses'>>> = {
  gumroad: {
    does: 'Take a ping from Gumroad. Pings are unsigned, so they only trigger a look-up.',
    refuses: ['SHOP_CLOSED'],
  },
}

export const isSigned = (shop: ShopChannel): boolean => !UNSIGNED[shop]

const webhookOf = (shop: ShopChannel): Webhook => ({
  method: 'POST',
  path: `/api/${shop}/webhook`,
  does: `Take a signed event from ${shopName(shop)}.`,
  refuses: ['WEBHOOK_UNSIGNED', 'SHOP_CLOSED'],
  ...UNSIGNED[shop],
  caller: 'shop',
})

/** Makes an entry for each shop's webhook, keyed by the name of its call. */
export const forEachWebhook = <T>(make: (shop: ShopChannel) => T) =>
  Object.fromEntries(SHOP_CHANNELS.map((shop) => [`take${shopName(shop)}Event`, make(shop)])) as Record<
    WebhookName,
    T
  >

export const WEBHOOKS = forEachWebhook(webhookOf)
