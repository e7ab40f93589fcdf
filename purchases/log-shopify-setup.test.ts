import { expect, it } from '@jest/globals'
import { pino } from 'pino'
import { Refusal } from '../domain/shop/errors.ts'
import { logShopifySetup } from './log-shopify-setup.ts'

async function said(missingScopes: () => Promise<string[]>) {
  const lines: Record<string, unknown>[] = []
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) })
  await logShopifySetup({ missingScopes }, 'OUR-SKU', log)
  return lines
}
const OURS = { level: 30, sku: 'OUR-SKU', msg: 'orders at Shopify with this SKU are ours' }

it('logs the SKU, and nothing else when all is well', async () => {
  expect(await said(async () => [])).toMatchObject([OURS])
  expect(await said(async () => [])).toHaveLength(1)
})

it('warns about missing scopes', async () => {
  expect(await said(async () => ['read_all_orders'])).toMatchObject([
    OURS,
    { level: 40, scopes: ['read_all_orders'], msg: 'the app at Shopify lacks access scopes' },
  ])
})

it('goes on when Shopify does not answer', async () => {
  const away = () => Promise.reject(new Refusal('SHOP_UNAVAILABLE'))
  expect(await said(away)).toMatchObject([
    OURS,
    { level: 40, err: { code: 'SHOP_UNAVAILABLE' }, msg: expect.stringMatching('does not say') },
  ])
})
