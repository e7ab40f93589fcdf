import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { AddressInfo } from 'node:net'
import { createBuyer } from '../dev/testkit/purchases/buyer.ts'
import { type Product, startProduct } from '../dev/testkit/product.ts'
import { uniqueName, until } from '../dev/testkit/testing.ts'
import { closeGently, createGatewayServer } from './http/server.ts'

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

it('when a gateway shuts down, callers who wait for a program are told to ask again, and event streams end', async () => {
  const leaving = new AbortController()
  const another = await product.anotherGateway({ leaving: leaving.signal })
  await product.coach.stop()
  const buyer = createBuyer(product.url)
  const { surveyId, sessionId } = await buyer.buy(`${uniqueName('buyer')}@example.com`)
  await product.purchaseWhen(
    `purchase-stripe-${sessionId}`,
    'is paid',
    ({ paidAt, surveyId: answers }) => paidAt && answers,
  )
  const waits = buyer.call('POST', `${another.url}/api/surveys/${surveyId}/generate`)
  const stream = await fetch(`${another.url}/api/surveys/${surveyId}/progress`, {
    headers: { accept: 'text/event-stream' },
  })
  const reader = stream.body!.getReader()
  await reader.read()
  leaving.abort()
  expect(await waits).toMatchObject({ status: 503, body: { error: 'GENERATION_DELAYED' } })
  expect((await waits).headers.get('retry-after')).toMatch(/^\d+$/)
  await until('the end of the stream', async () => (await reader.read()).done)
  const ready = await fetch(`${another.url}/readyz`)
  expect([ready.status, ready.headers.get('connection')]).toEqual([503, 'close'])
  await product.coach.start()
  await another.stop()
  await product.purchaseWhen(`purchase-stripe-${sessionId}`, 'is delivered', ({ deliveredAt }) => deliveredAt)
})

it('a connection is closed once its answer is out, even if its caller would keep it', async () => {
  const answer = Promise.withResolvers<void>()
  const server = createGatewayServer((_, response) => void answer.promise.then(() => response.end('late')))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const called = fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  await until(
    'the call',
    () =>
      new Promise<true | undefined>((resolve) =>
        server.getConnections((_, count) => resolve(count === 1 || undefined)),
      ),
  )
  const closed = closeGently(server)
  answer.resolve()
  expect(await (await called).text()).toBe('late')
  await closed
})
