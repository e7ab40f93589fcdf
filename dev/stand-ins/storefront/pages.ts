import { Router } from '@koa/router'
import type { Context } from 'koa'
import { z } from 'zod'
import escapeHtml from 'escape-html'
import {
  type Ledger,
  STOREFRONT_SHOPS,
  type StorefrontShop,
  checkbox,
  type Delivery,
  type Order,
  type State,
  SwitchesForm,
  money,
} from './state.ts'
import { isUnderWay } from './post-office.ts'
import type { OrderBook } from './till.ts'

const Press = z.object({ action: z.string() })
const SHOWN_DELIVERIES = 50

export type OrderBooks = { readonly [Shop in StorefrontShop]: OrderBook<State['orders'][Shop][number]> }

export function seeOther(ctx: Context, url: string): void {
  ctx.status = 303
  ctx.redirect(url)
}

/** The pages shared by all shops. */
export function pageRoutes({ state, save }: Ledger, books: OrderBooks, appUrl: () => string) {
  const router = new Router()
  const bookOf = (shop: string) =>
    STOREFRONT_SHOPS.some((one) => one === shop) ? (books[shop as StorefrontShop] as OrderBook<Order>) : null

  router.get('/', (ctx) => {
    ctx.body = pageOf('Shops', indexPage(appUrl()))
  })

  router.get('/orders', (ctx) => {
    const all = STOREFRONT_SHOPS.map((shop) => ordersOf(shop, books[shop] as OrderBook<Order>))
    ctx.body = pageOf('Orders', markup`<h1>Orders</h1>${all}`)
  })

  router.post('/orders/:shop/:id', async (ctx) => {
    const { action } = Press.safeParse(ctx.request.body).data ?? ctx.throw(400, 'Which button was that?')
    const book = bookOf(ctx.params.shop ?? '')
    const order = book?.orders.find(({ id }) => id === ctx.params.id)
    const [, , act] = (order && book?.actionsOn(order).find(([name]) => name === action)) ?? []
    if (!act) return ctx.throw(409, 'That cannot be done to this order now.')
    act()
    await save()
    seeOther(ctx, '/orders')
  })

  router.get('/webhooks', (ctx) => {
    ctx.body = pageOf('Webhooks', webhooksPage(state))
  })

  router.post('/webhooks/switches', async (ctx) => {
    state.switches = SwitchesForm.safeParse(ctx.request.body).data ?? ctx.throw(400, 'These are no switches.')
    await save()
    seeOther(ctx, '/webhooks')
  })

  router.post('/webhooks/retry', async (ctx) => {
    for (const delivery of state.deliveries.filter(isUnderWay)) delivery.nextAt = 0
    await save()
    seeOther(ctx, '/webhooks')
  })
  return router
}

const indexPage = (appUrl: string): Markup => markup`<h1>The shops around Eightfold</h1>
<p>Stand-ins for the shops that sell the program. They speak the same protocols as the real ones, keep their
orders across restarts, and take no money.</p>
<ul>
<li><h2>Gumroad</h2><p>Sells a license key, which comes with the receipt.</p><a href="/gumroad">Buy on Gumroad</a></li>
<li><h2>Shopify</h2><p>Sells an order, which Eightfold hears of and answers with an access link by mail.</p>
<a href="/shopify">Buy on Shopify</a></li>
<li><h2>Stripe Checkout</h2><p>Card payments. Buying starts with the questionnaire, which leads to the checkout
page here.</p><a href="${appUrl}/onboarding">Start the questionnaire</a></li>
</ul>`

/** The orders of one shop, newest first. */
function ordersOf(shop: StorefrontShop, book: OrderBook<Order>): Markup {
  const orders = book.orders.toSorted((one, other) => other.createdAt - one.createdAt)
  const items = orders.map((order) => {
    const { id, createdAt, name, email, amountCents } = order
    const facts = [
      ['Order', id],
      ['Buyer', [name, email].filter(Boolean).join(' · ') || 'not known yet'],
      ...book.facts(order),
      ['Placed', new Date(createdAt).toISOString()],
    ] as const
    return markup`<li><h3>${money(amountCents)} · ${book.describe(order)}</h3>${factList(facts)}
<form method="post" action="/orders/${shop}/${encodeURIComponent(id)}" class="inline">${buttons(book.actionsOn(order))}</form></li>`
  })
  return markup`<section aria-labelledby="${shop}-orders"><h2 id="${shop}-orders">${book.title}</h2>
${items.length ? markup`<ul>${items}</ul>` : markup`<p>No orders yet.</p>`}</section>`
}

/** The pending webhooks, and how the shops misbehave. */
function webhooksPage({ switches, deliveries }: State): Markup {
  const newestFirst = deliveries.toReversed().slice(0, SHOWN_DELIVERIES)
  const items = newestFirst.map((delivery) => {
    const facts = [
      ['Event', `${delivery.shop} ${delivery.eventId}`],
      ['Delivery', progressOf(delivery)],
    ] as const
    return markup`<li><h3>${delivery.type}</h3>${factList(facts)}</li>`
  })
  return markup`<h1>Webhooks</h1>
<form method="post" action="/webhooks/switches">
${check('hold', 'Hold all webhooks back', switches.hold)}
${check('duplicate', 'Send each webhook twice', switches.duplicate)}
${check('reorder', 'Send the newest webhook first', switches.reorder)}
<label>Seconds until Shopify knows a new order
<input type="number" name="syncSeconds" min="0" max="3600" value="${switches.syncSeconds}"></label>
<button>Save switches</button></form>
<h2>Deliveries</h2>
<form method="post" action="/webhooks/retry"><button>Try all again now</button></form>
${items.length ? markup`<ul>${items}</ul>` : markup`<p>Nothing was sent yet.</p>`}`
}

function progressOf({ deliveredAt, gaveUpAt, attempts, lastAnswer }: Delivery): string {
  if (deliveredAt) return `delivered at try ${attempts}`
  if (gaveUpAt) return `given up after ${attempts} tries; last answer: ${lastAnswer}`
  return attempts === 0 ? 'not sent yet' : `tried ${attempts} times; last answer: ${lastAnswer}`
}

const Purchase = z.object({
  email: z.email('Please enter a valid email address.'),
  name: z.string().trim().max(200).default(''),
  product: z.string().optional(),
  test: checkbox,
  pending: checkbox,
})
type Buyer = Pick<z.infer<typeof Purchase>, 'email' | 'name'> & { isTest: boolean }

interface Selling<Product> {
  readonly title: string
  readonly products: readonly [Product, ...Product[]]
  /** Checkboxes of the form, by name. */
  readonly checks: Readonly<Partial<Record<'test' | 'pending', string>>>
  /** @returns the address of the page after the purchase */
  sell(product: Product, buyer: Buyer, isPending: boolean): string
}

/** A shop's purchase page: the products, the buyer, one button. */
export function sellingRoutes<Product extends { id: string; label: string; amountCents: number }>(
  path: string,
  save: Ledger['save'],
  { title, products, checks, sell }: Selling<Product>,
) {
  const form = (problem: string | null) =>
    pageOf(
      title,
      markup`<section aria-label="About this shop"><p>${title}</p><h1>Eightfold 8-week strength program</h1>
<p>One payment, taxes included.</p></section>
<form method="post">${alert(problem)}
<fieldset><legend>Product</legend>${products.map(
        ({ id, label, amountCents }, index) =>
          markup`<label class="check"><input type="radio" name="product" value="${id}"${index === 0 && markup` checked`}>
${label}, ${money(amountCents)}</label>`,
      )}</fieldset>
<label>Email<input type="email" name="email" required autocomplete="email"></label>
<label>Name (optional)<input name="name" autocomplete="name" maxlength="200"></label>
${Object.entries(checks).map(([name, label]) => check(name, label))}
<button>Buy</button></form>`,
    )
  return new Router({ prefix: path })
    .get('/', (ctx) => {
      ctx.body = form(null)
    })
    .post('/', async (ctx) => {
      const { data, error } = Purchase.safeParse(ctx.request.body)
      if (!data) {
        ctx.status = 400
        ctx.body = form(error.issues[0]?.message ?? 'This is no purchase.')
        return
      }
      const { product, test, pending, ...buyer } = data
      const chosen = products.find(({ id }) => id === product) ?? products[0]
      const next = sell(chosen, { ...buyer, isTest: test }, pending)
      await save()
      seeOther(ctx, next)
    })
}

/** HTML that is ready to be sent. */
export interface Markup {
  readonly html: string
}
type Inserted = string | number | boolean | null | undefined | Markup | readonly Inserted[]

function htmlOf(value: Inserted): string {
  if (value === null || value === undefined || typeof value === 'boolean') return ''
  if (typeof value !== 'object') return escapeHtml(String(value))
  return 'html' in value ? value.html : value.map(htmlOf).join('')
}

/** Escapes the text that is inserted. Lists are joined; nothing stands for false and null. */
export const markup = (texts: TemplateStringsArray, ...values: readonly Inserted[]): Markup => ({
  html: String.raw({ raw: texts }, ...values.map(htmlOf)),
})

const STYLE = {
  html: `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { margin: 0 auto; max-width: 60rem; padding: 0 16px 64px; overflow-wrap: anywhere }
a { color: inherit }
nav a { display: inline-block; padding: 12px 8px }
form { display: grid; gap: 16px; max-width: 480px; margin: 16px 0 }
form.inline { display: flex; flex-wrap: wrap; gap: 8px }
label { display: grid; gap: 4px }
label.check { grid-auto-flow: column; justify-content: start; gap: 8px }
input, button { font: inherit; min-height: 44px; min-width: 0 }
label.check input { width: 24px; min-height: 24px; margin: 0 }
fieldset { display: grid; gap: 12px; min-width: 0 }
ul { list-style: none; padding: 0 }
li { border-top: 1px solid; padding: 16px 0 }
h3 { margin: 0 }
dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 0 16px; margin: 8px 0 }
dd { margin: 0 }
.price { font-size: 2.5rem; margin: 0 }
.problem { border-left: 4px solid; padding-left: 12px }
`,
}

/** A complete page, always labelled as part of the sandbox. */
export const pageOf = (title: string, content: Markup): string =>
  markup`<!doctype html><html lang="en"><head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title} · Sandbox shop</title>
<link rel="icon" href="data:,"><style>${STYLE}</style></head><body>
<header><p><strong>Sandbox shop: no real money moves here</strong></p>
<nav aria-label="Sandbox"><a href="/">Shops</a> <a href="/orders">Orders</a> <a href="/webhooks">Webhooks</a></nav></header>
<main>${content}</main></body></html>`.html

export const factList = (facts: readonly (readonly [string, string])[]): Markup =>
  markup`<dl>${facts.map(([name, value]) => markup`<dt>${name}</dt><dd>${value}</dd>`)}</dl>`

/** Buttons of one form that differ by their value. */
export const buttons = (all: readonly (readonly [value: string, label: string, ...unknown[]])[]): Markup[] =>
  all.map(([value, label]) => markup`<button name="action" value="${value}">${label}</button>`)

const check = (name: string, label: string, isChecked = false): Markup =>
  markup`<label class="check"><input type="checkbox" name="${name}"${isChecked && markup` checked`}>${label}</label>`

export const alert = (problem: string | null): Markup =>
  markup`${problem && markup`<p role="alert" class="problem">${problem}</p>`}`
