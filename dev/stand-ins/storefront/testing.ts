import { mkdtemp, rm } from 'node:fs/promises'
import type { IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { serve } from '../../processes/listening.ts'
import { startStorefront, type Storefront } from './server.ts'

export const STRIPE = { secretKey: 'sk_test_sandbox', webhookSecret: 'whsec_0123456789abcdef' }

export const SHOPIFY = {
  adminToken: 'shpat_sandbox',
  webhookSecret: 'shpss_0123456789abcdef',
  sku: 'EIGHTFOLD-8-WEEK',
}
export const GUMROAD = { productId: 'eightfold-product' }
/** The settings of each shop for a storefront in tests. */
export const SHOPS = { stripe: STRIPE, shopify: SHOPIFY, gumroad: GUMROAD }

interface Received {
  path: string
  headers: IncomingHttpHeaders
  body: Buffer
}

/** An app that only receives webhooks; `answer` sets the status of each. */
export async function startReceiver(answer: (count: number) => number = () => 200) {
  const received: Received[] = []
  const server = await serve(async (request, response) => {
    const body = await buffer(request)
    received.push({ path: request.url ?? '', headers: request.headers, body })
    response.writeHead(answer(received.length)).end()
  })
  return {
    ...server,
    received,
    typesReceived: () => received.map(({ body }) => String(JSON.parse(body.toString()).type)),
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
