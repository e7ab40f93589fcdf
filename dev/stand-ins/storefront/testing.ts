import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { SHOPS } from './keys.ts'
import { startStorefront, type Storefront } from './server.ts'

interface Received {
  path: string
  headers: IncomingHttpHeaders
  body: Buffer
}

/** An app that only receives webhooks; `answer` sets the status of each. */
export async function startReceiver(answer: (count: number) => number = () => 200) {
  const received: Received[] = []
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      received.push({ path: request.url ?? '', headers: request.headers, body })
      response.writeHead(answer(received.length)).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    typesReceived: () => received.map(({ body }) => String(JSON.parse(body.toString()).type)),
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
}

/** A storefront with its own temporary data folder. */
export async function startTestStorefront(appUrl = 'http://app.example'): Promise<Storefront> {
  const dataDir = await mkdtemp(join(tmpdir(), 'storefront-'))
  const storefront = await startStorefront({ dataDir, appUrl, ...SHOPS })
  return {
    url: storefront.url,
    async stop() {
      await storefront.stop()
      await rm(dataDir, { recursive: true })
    },
  }
}

/** Submits a form like a browser, but does not follow the redirect. */
export const press = (url: string, fields: Record<string, string>): Promise<Response> =>
  fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
