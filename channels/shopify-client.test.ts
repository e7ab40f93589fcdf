import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { z } from 'zod'
import { startShopThatSays } from '../dev/stand-ins/storefront/testing.ts'
import { type AdminApi, shopifyAdminApi, missingScopes, SHOPIFY_SCOPES } from './shopify-client.ts'

let says: () => unknown = () => ({})
let shopify: Awaited<ReturnType<typeof startShopThatSays>>
let ask: AdminApi

beforeAll(async () => {
  shopify = await startShopThatSays(() => says())
  ask = shopifyAdminApi(shopify.url, 'shpat_ours')
})
beforeEach(() => {
  shopify.asked.length = 0
})
afterAll(() => shopify.stop())

const Shop = z.object({ name: z.string() })
const unavailable = (cause: object) =>
  expect.objectContaining({ code: 'SHOP_UNAVAILABLE', cause: expect.objectContaining(cause) })

describe('the Admin API', () => {
  it('is called with our token, in the version that we support', async () => {
    says = () => ({ data: { name: 'Gym' } })
    expect(await ask(Shop, 'query Shop { name }', { first: 1 })).toEqual({ name: 'Gym' })
    const [{ headers, body, ...asked }] = shopify.asked as [(typeof shopify.asked)[0]]
    expect(asked).toEqual({ method: 'POST', path: '/admin/api/2026-10/graphql.json' })
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'x-shopify-access-token': 'shpat_ours',
    })
    expect(JSON.parse(body)).toEqual({ query: 'query Shop { name }', variables: { first: 1 } })
  })

  it.each([401, 403, 404, 429, 500])(
    'is unavailable when it answers with %i, and is asked once',
    async (status) => {
      says = () => Response.json({ data: { name: 'Gym' } }, { status })
      await expect(ask(Shop, '', {})).rejects.toEqual(
        unavailable({ name: 'UnusableShopAnswer', code: status, message: `HTTP ${status}` }),
      )
      expect(shopify.asked).toHaveLength(1)
    },
  )

  it.each([
    [[{ message: 'Throttled', extensions: { code: 'THROTTLED' } }], 'THROTTLED', 'Throttled'],
    [
      [{ message: 'one' }, { message: 'two', extensions: { code: 'ACCESS_DENIED' } }],
      'ACCESS_DENIED',
      'one; two',
    ],
    [
      [
        { message: 'one', extensions: null },
        { message: 'two', extensions: {} },
      ],
      'ERRORS',
      'one; two',
    ],
  ])('is unavailable when it reports failures with status 200: %j', async (errors, code, message) => {
    says = () => ({ data: { name: 'Gym' }, errors })
    await expect(ask(Shop, '', {})).rejects.toEqual(
      unavailable({ name: 'UnusableShopAnswer', code, message }),
    )
  })

  it.each([
    ['is no JSON', () => new Response('<html>'), 'SyntaxError'],
    ['is another shape', () => ({ data: { name: 7 } }), 'ZodError'],
    ['is nothing', () => null, 'ZodError'],
    ['has errors of no kind', () => ({ data: { name: 'Gym' }, errors: 'no' }), 'ZodError'],
  ])('is unavailable when its answer %s', async (_what, answer, name) => {
    says = answer
    await expect(ask(Shop, '', {})).rejects.toEqual(unavailable({ name }))
  })

  it('is unavailable when it redirects, since our token must go nowhere else', async () => {
    says = () => new Response(null, { status: 307, headers: { location: `${shopify.url}/elsewhere` } })
    await expect(ask(Shop, '', {})).rejects.toEqual(unavailable({ name: 'TypeError' }))
    expect(shopify.asked).toHaveLength(1)
  })

  it('is unavailable while it is away', async () => {
    const away = shopifyAdminApi('http://127.0.0.1:9', 'shpat_ours')
    await expect(away(Shop, '', {})).rejects.toEqual(unavailable({ name: 'TypeError' }))
  })
})

describe('the scopes that our app lacks', () => {
  const lacking = (handles: string[]) => {
    says = () => ({
      data: { currentAppInstallation: { accessScopes: handles.map((handle) => ({ handle })) } },
    })
    return missingScopes(ask)
  }

  it('are none when it has all of them, or write scopes', async () => {
    expect(await lacking([...SHOPIFY_SCOPES])).toEqual([])
    expect(shopify.asked[0]?.body).toMatch(
      'query Scopes { currentAppInstallation { accessScopes { handle } } }',
    )
    const writing = ['write_orders', 'read_all_orders', 'write_customers', 'read_shopify_payments_disputes']
    expect(await lacking(writing)).toEqual([])
  })

  it('are named', async () => {
    expect(await lacking([])).toEqual([
      'read_orders',
      'read_all_orders',
      'read_customers',
      'write_orders',
      'read_shopify_payments_disputes',
    ])
    expect(await lacking(['read_orders', 'read_all_orders', 'read_customers'])).toEqual([
      'write_orders',
      'read_shopify_payments_disputes',
    ])
  })

  it('are not satisfied by a scope that merely contains such a name', async () => {
    expect(
      await lacking(SHOPIFY_SCOPES.map((scope) => (scope === 'read_customers' ? 'customers' : scope))),
    ).toEqual(['read_customers'])
  })
})
