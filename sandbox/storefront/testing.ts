import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { startStorefront, type Storefront } from './server.ts'

export const STRIPE = { secretKey: 'sk_test_sandbox', webhookSecret: 'whsec_0123456789abcdef' }

export const SHOPIFY = {
  adminToken: 'shpat_sandbox',
  webhookSecret: 'shpss_0123456789abcdef',
  sku: 'EIGHTFOLD-8-WEEK',
}
export const GUMROAD = { productId: 'eightfold-product' }
/** What a storefront in a test knows of each shop. */
export const SHOPS = { stripe: STRIPE, shopify: SHOPIFY, gumroad: GUMROAD }

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

/** A shop of which a test decides every answer: its JSON by path, with its query, and body; and its status. */
export async function startShopThatSays(
  answer: (path: string, body: string) => unknown,
  status: () => number = () => 200,
) {
  const asked: { path: string; headers: IncomingHttpHeaders; body: string }[] = []
  const server = createServer((request, response) => {
    void buffer(request).then((raw) => {
      const [path, body] = [request.url ?? '', raw.toString('utf8')]
      asked.push({ path, headers: request.headers, body })
      response.writeHead(status(), { 'content-type': 'application/json' })
      response.end(JSON.stringify(answer(path, body)))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
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
