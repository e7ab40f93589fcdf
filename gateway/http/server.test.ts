import { existsSync, readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { Worker } from 'node:worker_threads'
import { expect, it } from '@jest/globals'
import { BACKLOG, createGatewayServer } from './server.ts'

const CALLERS = 1_500
const WITHIN_MS = 5_000
const CONNECTING = `
const { workerData: { port, callers, all } } = require('node:worker_threads')
let connected = 0
for (let i = 0; i < callers; i += 1)
  require('node:net').connect(port, '127.0.0.1', () => {
    connected += 1
    if (connected === callers) Atomics.notify(all, 0, Atomics.add(all, 0, 1) + 1)
  })
`
const LONGEST_QUEUE = '/proc/sys/net/core/somaxconn'
const longestQueue = existsSync(LONGEST_QUEUE) ? Number(readFileSync(LONGEST_QUEUE, 'utf8')) : 0
const where = longestQueue >= CALLERS ? it : it.skip

where('who comes while the gateway is busy for a moment is let in all the same', async () => {
  const server = createGatewayServer((_, response) => response.end())
  await new Promise<void>((resolve) =>
    server.listen({ port: 0, host: '127.0.0.1', backlog: BACKLOG }, resolve),
  )
  const all = new Int32Array(new SharedArrayBuffer(4))
  const { port } = server.address() as AddressInfo
  const callers = new Worker(CONNECTING, { eval: true, workerData: { port, callers: CALLERS, all } })
  // The server runs in this thread, so it accepts nothing meanwhile.
  const came = Atomics.wait(all, 0, 0, WITHIN_MS)
  await callers.terminate()
  server.close()
  server.closeAllConnections()
  expect(came).not.toBe('timed-out')
})

it('an idle connection is kept for longer than proxies keep theirs', async () => {
  const server = createGatewayServer((_, response) => response.end())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { headers } = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  server.close()
  server.closeAllConnections()
  const [, seconds] = /timeout=(\d+)/.exec(headers.get('keep-alive') ?? '') ?? []
  expect(Number(seconds)).toBeGreaterThan(60)
})
