import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import Koa, { type Context } from 'koa'
import { abortedBy } from './aborted-by.ts'

let server: ReturnType<Koa['listen']>
let arrived: PromiseWithResolvers<Context>
const answered = Promise.withResolvers<void>()

beforeAll(async () => {
  const app = new Koa().use(async (ctx) => {
    arrived.resolve(ctx)
    await answered.promise
  })
  server = app.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(async () => {
  answered.resolve()
  server.close()
  server.closeAllConnections()
})

/** A caller that waits for an answer until `hangUp`. */
async function call() {
  arrived = Promise.withResolvers()
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write('GET / HTTP/1.1\r\nHost: eightfold.example\r\n\r\n')
  const ctx = await arrived.promise
  const hangUp = async () => {
    const closed = once(ctx.res, 'close')
    socket.destroy()
    await closed
  }
  return { ctx, hangUp }
}

it('is told when the caller hangs up', async () => {
  const { ctx, hangUp } = await call()
  const signal = abortedBy(ctx, new AbortController().signal)
  expect(signal.aborted).toBe(false)
  await hangUp()
  expect(signal.aborted).toBe(true)
})

it('is told of a caller who hung up before anybody asked', async () => {
  const { ctx, hangUp } = await call()
  await hangUp()
  expect(abortedBy(ctx, new AbortController().signal).aborted).toBe(true)
})
