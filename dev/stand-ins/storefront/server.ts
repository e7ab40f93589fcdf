import { createServer } from 'node:http'
import { join } from 'node:path'
import { bodyParser } from '@koa/bodyparser'
import Koa from 'koa'
import { addressOf, closed, listening } from '../../processes/listening.ts'
import { gumroadCarrier, openGumroad } from './gumroad.ts'
import { openLedger } from './state.ts'
import { pageRoutes } from './pages.ts'
import { openPostOffice } from './post-office.ts'
import { openShopify, shopifyCarrier } from './shopify/shop.ts'
import { openStripe, stripeCarrier } from './stripe/shop.ts'

interface StorefrontOptions {
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

const TICK_MS = 200

/** Starts the sandbox shops on the loopback interface: HTTP APIs, pages and webhooks. */
export async function startStorefront(options: StorefrontOptions) {
  const { port = 0, dataDir, stripe, shopify, gumroad } = options
  const ledger = await openLedger(join(dataDir, 'storefront.json'))
  const server = createServer()
  await listening(server, port)
  const url = addressOf(server)

  const appUrl = () => (typeof options.appUrl === 'string' ? options.appUrl : options.appUrl())
  const carriers = {
    stripe: stripeCarrier(stripe.webhookSecret),
    shopify: shopifyCarrier(shopify.webhookSecret, new URL(shopify.shopUrl ?? url).host),
    gumroad: gumroadCarrier,
  }
  const postOffice = openPostOffice(ledger, carriers, appUrl)
  const shops = {
    stripe: openStripe(ledger, postOffice, { ...stripe, payUrl: (id) => `${url}/pay/${id}` }),
    shopify: openShopify(ledger, postOffice, { ...shopify, appUrl }),
    gumroad: openGumroad(ledger, postOffice, { ...gumroad, appUrl }),
  }
  const books = { stripe: shops.stripe.book, shopify: shops.shopify.book, gumroad: shops.gumroad.book }

  const app = new Koa()
  app.use((ctx, next) => {
    ctx.set({
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:",
      'Cache-Control': 'no-store',
    })
    return next()
  })
  app.use(bodyParser({ enableTypes: ['form', 'json'] }))
  const ofShops = Object.values(shops).flatMap(({ routers }) => routers)
  for (const router of [...ofShops, pageRoutes(ledger, books, appUrl)]) app.use(router.routes())
  server.on('request', app.callback())

  const beat = setInterval(() => {
    if (shops.stripe.passTime(Date.now())) void ledger.save()
    postOffice.deliver()
  }, TICK_MS)

  return {
    url,
    async stop() {
      clearInterval(beat)
      await closed(server)
      await postOffice.stop()
      await ledger.save()
    },
  }
}
