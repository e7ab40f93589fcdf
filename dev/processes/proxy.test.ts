import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { type Proxy, startProxy } from './proxy.ts'
import { until } from './until.ts'

let server: Server
let proxy: Proxy
const callers: Socket[] = []

/** An echo server. */
beforeEach(async () => {
  server = createServer((socket) => socket.on('error', () => undefined).pipe(socket))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  proxy = await startProxy((server.address() as AddressInfo).port)
})
afterEach(async () => {
  for (const caller of callers.splice(0)) caller.destroy()
  await proxy.stop()
  await new Promise((resolve) => server.close(resolve))
})

function call() {
  const socket = connect(proxy.port, '127.0.0.1')
  callers.push(socket)
  const heard = { text: '', end: '' }
  socket.on('data', (piece) => void (heard.text += piece.toString()))
  socket.on('error', (error: NodeJS.ErrnoException) => void (heard.end = error.code ?? ''))
  socket.on('close', () => void (heard.end ||= 'closed'))
  return { say: (text: string) => socket.write(text), heard, end: () => socket.end() }
}
const heardAll = (caller: ReturnType<typeof call>, text: string) =>
  until(`"${text}"`, async () => caller.heard.text === text, 5_000)
const hungUp = (caller: ReturnType<typeof call>) =>
  until('the end', async () => caller.heard.end || false, 5_000)

it('forwards everything without a fault, including the end of a connection', async () => {
  const caller = call()
  caller.say('hello')
  await heardAll(caller, 'hello')
  caller.end()
  expect(await hungUp(caller)).toBe('closed')
})

it('holds back what is sent to a hanging server, and forwards it afterwards', async () => {
  const before = call()
  before.say('a')
  await heardAll(before, 'a')
  await proxy.begin({ kind: 'hung' })
  const during = call()
  before.say('b')
  during.say('c')
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect([before.heard, during.heard]).toEqual([
    { text: 'a', end: '' },
    { text: '', end: '' },
  ])
  await proxy.end()
  await heardAll(before, 'ab')
  await heardAll(during, 'c')
})

it('breaks old and new connections after a number of answered bytes', async () => {
  const before = call()
  before.say('12345')
  await heardAll(before, '12345')
  await proxy.begin({ kind: 'cut', afterBytes: 3 })
  const after = call()
  before.say('abcdef')
  after.say('xyz')
  expect(await hungUp(before)).toBe('ECONNRESET')
  expect(await hungUp(after)).toBe('ECONNRESET')
  expect('12345abc'.startsWith(before.heard.text)).toBe(true)
})

it('lets a wrong server answer, even a client that waits for a greeting', async () => {
  const before = call()
  await proxy.begin({ kind: 'wrong', answer: '421 no\r\n' })
  const silent = call()
  const asking = call()
  before.say('EHLO')
  asking.say('EHLO')
  for (const caller of [before, silent, asking]) {
    await hungUp(caller)
    expect('421 no\r\n'.startsWith(caller.heard.text)).toBe(true)
  }
  expect(silent.heard.text).toBe('421 no\r\n')
})

it('refuses connections, and accepts them again at the same port', async () => {
  const { port } = proxy
  const before = call()
  before.say('a')
  await heardAll(before, 'a')
  await proxy.begin({ kind: 'refused' })
  expect(await hungUp(before)).toBe('ECONNRESET')
  expect(await hungUp(call())).toBe('ECONNREFUSED')
  await proxy.end()
  const after = call()
  after.say('b')
  await heardAll(after, 'b')
  expect(proxy.port).toBe(port)
})

it('is as slow as configured while the fault lasts', async () => {
  await proxy.begin({ kind: 'slow', latencyMs: 150, bytesPerSecond: 1_000_000 })
  const caller = call()
  const since = Date.now()
  caller.say('a')
  await heardAll(caller, 'a')
  expect(Date.now() - since).toBeGreaterThanOrEqual(290)
  await proxy.end()
  await proxy.begin({ kind: 'slow', latencyMs: 600_000, bytesPerSecond: 1 })
  caller.say('b')
  await proxy.end()
  await heardAll(caller, 'ab')
})

it('closes connections while the server is gone', async () => {
  await new Promise((resolve) => server.close(resolve))
  expect(await hungUp(call())).toBe('ECONNRESET')
})
