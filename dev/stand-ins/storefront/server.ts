import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { bodyParser } from '@koa/bodyparser'
import Koa from 'koa'
import { gumroadApi } from './gumroad/api.ts'
import { gumroadOrderBook } from './gumroad/order-book.ts'
import { gumroadRoutes } from './gumroad/routes.tsx'
import { gumroadCarrier, openGumroadTill } from './gumroad/till.ts'
import { openLedger } from './ledger.ts'
import { pageRoutes } from './pages/routes.tsx'
import { openPostOffice } from './post-office.ts'
import { shopifyApi } from './shopify/api.ts'
import { shopifyOrderBook } from './shopify/order-book.ts'
import { shopifyRoutes } from './shopify/routes.tsx'
import { openShopifyTill, shopifyCarrier } from './shopify/till.ts'
import { stripeApi } from './stripe/api.ts'
import { stripeOrderBook } from './stripe/order-book.ts'
import { payRoutes } from './stripe/pay-routes.tsx'
import { openStripeTill, stripeCarrier } from './stripe/payments.ts'

export interface StorefrontOptions {
  /** 0, the default, for any free one. */
  port?: number
  /** The folder of `storefront.json`, so that a restart forgets nothing. */
  dataDir: string
  /** The target of webhooks and of returning buyers; a function if it is not known yet. */
  appUrl: string | (() => string)
  stripe: { secretKey: string; webhookSecret: string }
  /** Webhooks name `shopUrl`, the app's address for this shop; the server's own address by default. */
  shopify: { adminToken: string; webhookSecret: string; sku: string; shopUrl?: string }
  gumroad: { productId: string }
}

export interface Storefront {
  url: string
  stop(): Promise<void>
}

const TICK_MS = 200

/** Starts the sandbox shops on the loopback interface: HTTP APIs, pages and webhooks. */
export async function startStorefront(options: StorefrontOptions): Promise<Storefront> {
  const { port = 0, dataDir, appUrl, stripe, shopify, gumroad } = options
  const ledger = await openLedger(join(dataDir, 'storefront.json'))
  const style = await readFile(new URL('style.css', import.meta.url))
  const server = createServer()
  await new Promise<void>((resolve, reject) =>
    server.once('error', reject).listen(port, '127.0.0.1', resolve),
  )
  const url = `http://127.0.0.1:${listeningPort(server.address())}`
  const payUrl = (id: string) => `${url}/pay/${id}`

  const appAddress = typeof appUrl === 'string' ? () => appUrl : appUrl
  const carriers = {
    stripe: stripeCarrier(stripe.webhookSecret),
    shopify: shopifyCarrier(shopify.webhookSecret, new URL(shopify.shopUrl ?? url).host),
    gumroad: gumroadCarrier,
  }
  const postOffice = openPostOffice(ledger, carriers, appAddress)
  const stripeTill = openStripeTill(ledger.state, postOffice, payUrl)
  const shopifyTill = openShopifyTill(ledger.state, postOffice)
  const gumroadTill = openGumroadTill(ledger.state, postOffice)
  const books = [
    stripeOrderBook(ledger.state, stripeTill),
    shopifyOrderBook(ledger.state, shopifyTill),
    gumroadOrderBook(ledger.state, gumroadTill),
  ]

  const app = new Koa()
  app.use(async (ctx, next) => {
    ctx.set({
      'Content-Security-Policy': "default-src 'none'; style-src 'self'; img-src data:",
      'Cache-Control': 'no-store',
    })
    if (ctx.path !== '/style.css') return next()
    ctx.type = 'css'
    ctx.body = style
  })
  app.use(bodyParser({ enableTypes: ['form', 'json'] }))
  const routers = [
    stripeApi(ledger, stripeTill, stripe.secretKey, payUrl),
    payRoutes(ledger, stripeTill),
    shopifyApi(ledger, shopifyTill, shopify.adminToken),
    shopifyRoutes(ledger, shopifyTill, { appUrl: appAddress, sku: shopify.sku }),
    gumroadApi(ledger),
    gumroadRoutes(ledger, gumroadTill, gumroad.productId, appAddress),
    pageRoutes(ledger, books, appAddress),
  ]
  for (const router of routers) app.use(router.routes())
  server.on('request', app.callback())

  const beat = setInterval(() => {
    if (stripeTill.passTime(Date.now())) void ledger.save()
    postOffice.deliver()
  }, TICK_MS)

  return {
    url,
    async stop() {
      clearInterval(beat)
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
      await postOffice.stop()
      await ledger.save()
    },
  }
}

function listeningPort(address: string | AddressInfo | null): number {
  if (address === null || typeof address === 'string') throw new Error('the storefront listens on no port')
  return address.port
}
