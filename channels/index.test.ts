import { expect, it } from '@jest/globals'
import { SHOP_CHANNELS } from '../domain/shop/channel.ts'
import { exampleSettingsOf } from '../dev/testkit/purchases/shop-settings.ts'
import { createShops } from './index.ts'

const shopsOf = (settings: object) =>
  Object.keys(createShops({ SHOPIFY_SKU: 'OURS', ...settings }, async () => null))

// The reconciliation asks each of these shops.
it.each(SHOP_CHANNELS)('%s is open only when it is configured completely', (shop) => {
  const settings = exampleSettingsOf(shop)
  expect(shopsOf(settings)).toEqual([shop])
  for (const name of Object.keys(settings)) expect(shopsOf({ ...settings, [name]: undefined })).toEqual([])
})
