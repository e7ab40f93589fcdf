import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { SHOPS } from './keys.ts'
import { startStorefront, type Storefront } from './server.ts'

export interface Received {
  path: string
  headers: IncomingHttpHeaders
  body: Buffer
}

/** An app that does nothing but take webhooks; `answer` decides the status of each. */
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

/** A storefront on a data folder of its own that goes away with it. */
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

/** Presses a button as a browser would, without following where it leads. */
export const press = (url: string, fields: Record<string, string>): Promise<Response> =>
  fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
