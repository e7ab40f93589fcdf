import { type ShopVariable, variablesOf } from '../../../channels/settings.ts'
import type { ShopChannel } from '../../../domain/shop/channel.ts'

/** Made-up settings that configure a shop, also in production. */
export const exampleSettingsOf = (shop: ShopChannel) =>
  Object.fromEntries(
    variablesOf(shop).map(([name, { holds }]) => [
      name,
      holds === 'address' ? `https://${shop}.test` : `Pq7rT2-nXw8_cD5m ${name}`,
    ]),
  ) as Partial<Record<ShopVariable, string>>
