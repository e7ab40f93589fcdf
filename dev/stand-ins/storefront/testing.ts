import { mkdtemp, rm } from 'node:fs/promises'
import type { IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { serve } from '../../processes/listening.ts'
import { startStorefront } from './server.ts'

export const STRIPE = { secretKey: 'sk_test_sandbox', webhookSecret: 'whsec_0123456789abcdef' }

export const SHOPIFY = {
  adminToken: 'shpat_sandbox',
  webhookSecret: 'shpss_0123456789abcdef',
  sku: 'EIGHTFOLD-8-WEEK',
}
export const GUMROAD = { productId: 'eightfold-product' }
/** The settings of each shop for a storefront in tests. */
export const SHOPS = { stripe: STRIPE, shopify: SHOPIFY, gumroad: GUMROAD }

export interface Asked {
  method: string
  /** Including the query. */
  path: string
  headers: IncomingHttpHeaders
  body: string
}

/** A shop with every answer from a test: a whole response, or a body that is sent as JSON with status 200. */
export async function startShopThatSays(answer: (asked: Asked) => unknown) {
  const asked: Asked[] = []
  const server = await serve(async (request, response) => {
    const { method = '', url: path = '', headers } = request
    const question = { method, path, headers, body: await text(request) }
    asked.push(question)
    const said = await answer(question)
    const whole = said instanceof Response ? said : Response.json(said)
    response.writeHead(whole.status, Object.fromEntries(whole.headers))
    response.end(await whole.text())
  })
  return { ...server, asked }
}

/** Hop-by-hop headers, and those about a body that `fetch` has unpacked. */
const ABOUT_THE_LINE = /^(host|connection|content-length|content-encoding|transfer-encoding)$/
const withoutLine = (headers: Iterable<readonly [string, unknown]>) =>
  Object.fromEntries(
    [...headers].filter(([name]) => !ABOUT_THE_LINE.test(name)).map(([name, value]) => [name, String(value)]),
  )

/** Passes every call on to another shop, so that a test can count them. */
export const passingOnTo =
  (shopUrl: string) =>
  async ({ method, path, headers, body }: Asked): Promise<Response> => {
    const told = withoutLine(Object.entries(headers))
    const answer = await fetch(`${shopUrl}${path}`, { method, headers: told, ...(body ? { body } : {}) })
    return new Response(await answer.text(), { status: answer.status, headers: withoutLine(answer.headers) })
  }

/** An app that only receives webhooks; `answer` sets the status of each. */
export async function startReceiver(answer: (count: number) => number = () => 200) {
  let count = 0
  const { asked, ...server } = await startShopThatSays(
    () => new Response(null, { status: answer((count += 1)) }),
  )
  return {
    ...server,
    get received() {
      return asked.map((one) => ({ ...one, body: Buffer.from(one.body) }))
    },
    typesReceived: () => asked.map(({ body }) => String(JSON.parse(body).type)),
  }
}

/** Receives traces by OTLP over HTTP and stores them. */
export async function startCollector() {
  const bodies: string[] = []
  const server = await startShopThatSays(({ body }) => {
    bodies.push(body)
    return {}
  })
  return { ...server, bodies }
}

/** A storefront with its own temporary data folder. */
export async function startTestStorefront(appUrl = 'http://app.example') {
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
