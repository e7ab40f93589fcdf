import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { buyAtShopify, createBuyer } from '../dev/testkit/purchases/buyer.ts'
import { MAIL_REPORTS_TOKEN, type Product, startProduct } from '../dev/testkit/product.ts'
import { uniqueName } from '../dev/testkit/testing.ts'
import { Purchase } from '../storage/entities.ts'

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

const someone = () => `${uniqueName('buyer')}@example.com`
const report = (said: unknown, token = MAIL_REPORTS_TOKEN) =>
  fetch(`${product.url}/api/mail/reports`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(said),
  })
const concernsOf = async (email: string) =>
  (await product.database.fork().findOneOrFail(Purchase, { email })).concerns
const idOf = ({ headers }: { headers: Record<string, unknown> }) => String(headers['message-id'])

describe('a letter that came back', () => {
  it('concerns an operator if it carried the way in, and did not merely come late', async () => {
    const email = someone()
    await buyAtShopify(product.storefrontUrl, { email })
    const messageId = idOf(await product.mail.next(email, /Payment received/))
    expect(await (await report({ messageId, status: '4.4.7' })).json()).toEqual({ received: true })
    expect(await concernsOf(email)).toEqual([])
    await report({ messageId, status: '5.1.1' })
    await report({ messageId, status: '5.1.1' })
    expect(await concernsOf(email)).toEqual(['mail-bounced'])
  })

  it('concerns an operator if it carried the program', async () => {
    const email = someone()
    await createBuyer(product.url).buy(email)
    await report({ messageId: idOf(await product.mail.next(email, /program is ready/)), status: '5.2.1' })
    expect(await concernsOf(email)).toEqual(['mail-bounced'])
  })

  it('is taken from nobody else, and may be unknown or no report', async () => {
    const refused = await report({ messageId: '<x@y>', status: '5.1.1' }, 'another')
    expect([refused.status, (await refused.json()).error]).toEqual([403, 'CREDENTIAL_REFUSED'])
    expect((await report({ messageId: '<x@y>', status: '5.1.1' })).status).toBe(200)
    expect((await report(['nothing'])).status).toBe(200)
  })
})
