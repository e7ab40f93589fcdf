import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** Hop-by-hop headers, which are not forwarded. */
const ABOUT_THE_LINE = /^(host|connection|content-length|transfer-encoding)$/

/** Forwards every call to `target` and counts them, for tests of the number of calls. */
export async function startCountingProxy(target: string) {
  let calls = 0
  const server = createServer((request, response) => {
    calls += 1
    const pass = async (): Promise<void> => {
      const body = await buffer(request)
      const headers = Object.entries(request.headers).filter(([name]) => !ABOUT_THE_LINE.test(name))
      const answer = await fetch(`${target}${request.url ?? ''}`, {
        method: request.method ?? 'GET',
        headers: Object.fromEntries(headers.map(([name, value]) => [name, String(value)])),
        ...(body.length ? { body } : {}),
      })
      const told = Object.fromEntries([...answer.headers].filter(([name]) => !ABOUT_THE_LINE.test(name)))
      response.writeHead(answer.status, told).end(Buffer.from(await answer.arrayBuffer()))
    }
    pass().catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls: () => calls,
    stop: async (): Promise<void> => {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
}
