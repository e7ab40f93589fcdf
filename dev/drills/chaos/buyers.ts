import { setTimeout as sleep } from 'node:timers/promises'
import {
  addressOf,
  type Answer,
  ANSWERS,
  NAME,
  createBuyer,
  operate,
  press,
  requestOf,
  tokenIn,
} from '../../testkit/purchases/buyer.ts'
import { until } from '../../processes/until.ts'
import { readMails, readShopBooks, type ShopOrder } from './judge/evidence.ts'
import { type Patience, patience, TurnedAway } from './judge/patience.ts'
import type { Plan, Visit } from './plans.ts'
import type { WholeProduct } from '../whole-product.ts'

export interface Market {
  readonly product: Pick<WholeProduct, 'appUrl' | 'direct'>
  readonly dataDir: string
  /** Aborted once nobody waits any longer. */
  readonly over: AbortSignal
}

/** The browser reloads after loading this long. */
const RELOAD_AFTER_MS = 45_000

/** True for success, or for a refund or dispute that was planned; a dispute may still be won. */
const settled =
  ({ afterwards }: Plan) =>
  ({ status }: Answer): boolean =>
    status === 200 || (status === 410 && afterwards === 'is-refunded')

/** Starts one buyer's visit. */
export function visit(plan: Plan, market: Market): { visit: Visit; ended: Promise<void> } {
  const patient = patience(market.over)
  const record: Visit = {
    plan,
    trying: () => patient.trying,
    hasEnded: false,
    wasTurnedAway: false,
    programId: null,
    complaints: [],
    refusals: patient.refusals,
  }
  const ended = buy(record, market, patient).then(
    () => void (record.hasEnded = true),
    (error: unknown) => {
      record.wasTurnedAway = true
      if (!(error instanceof TurnedAway)) record.complaints.push(`stopped short: ${String(error)}`)
    },
  )
  return { visit: record, ended }
}

async function buy(record: Visit, market: Market, patient: Patience): Promise<void> {
  const { plan } = record
  const browser = createBuyer(market.product.appUrl, {
    timeoutMs: RELOAD_AFTER_MS,
    headers: { 'x-forwarded-for': addressOf(plan.number) },
  })
  const shopUrl = market.product.direct.storefrontUrl
  const shopping: Shopping = { record, market, patient, call: twice(browser.call, plan), shopUrl }
  const ask = await PAYS_AT[plan.channel](shopping)
  if (!ask) return
  const regret = regretAsPlanned(shopping)
  regret.catch(() => undefined) // awaited below
  const request = await ask()
  if (request) await seeProgram(shopping, ...request)
  await regret
}

interface Shopping {
  readonly record: Visit
  readonly market: Market
  readonly patient: Patience
  readonly call: (method: string, path: string, body?: unknown) => Promise<Answer>
  readonly shopUrl: string
}

/** What a buyer who has paid does before asking for the program. @returns the call that asks, if they do */
type Ask = () => Promise<readonly [path: string, body?: object] | null>

/** How people pay at each shop. Nothing follows for those who do not. */
const PAYS_AT: Readonly<Record<Plan['channel'], (shopping: Shopping) => Promise<Ask | null>>> = {
  async stripe(shopping) {
    const { record, patient, call, shopUrl } = shopping
    const { email, pays, comesBack } = record.plan
    const post = (what: string, path: string, body: object) =>
      patient.call(what, () => call('POST', path, body))
    const made = await post('starting the survey', '/api/surveys', { answers: {} })
    const surveyId = String(made.body['surveyId'])
    const survey = `/api/surveys/${surveyId}`
    await patient.call('saving answers', () => call('PUT', survey, { answers: ANSWERS }))
    await post('completing the survey', `${survey}/complete`, { email })
    const open = () => post('opening the checkout', '/api/stripe/checkout', { surveyId, email, name: NAME })
    if (!pays) return open().then(() => null)
    await patient.wait('paying at Stripe', async () => {
      const checkoutUrl = String((await open()).body['checkoutUrl'])
      const session = /\/pay\/([^/?#]+)/.exec(checkoutUrl)?.[1]
      if (!session) return true // it leads to the program, so it is already paid
      await press(`${shopUrl}/pay/${session}`, { action: 'pay', name: NAME })
      return (await paidOrderOf(shopping)) ? true : undefined
    })
    return async () => {
      if (!comesBack) return null
      const returned = await patient.call(
        'coming back from Stripe',
        () => call('POST', '/api/surveys/process-stripe-payment', { email }),
        settled(record.plan),
      )
      return returned.status === 410 ? null : [`${survey}/generate`]
    }
  },

  async shopify(shopping) {
    const { record, patient, call, shopUrl } = shopping
    const { email, pays, answers, looksUp } = record.plan
    await patient.wait('buying at Shopify', async () => {
      const pending = pays ? {} : { pending: 'on' }
      if (!(await orderOf(shopping))) await press(`${shopUrl}/shopify`, { email, name: NAME, ...pending })
      return true
    })
    if (!pays) {
      const { status } = await patient.call(
        'looking up an order that is not paid',
        () => call('POST', '/api/shopify/lookup', { email }),
        (answer) => answer.status === 404 || answer.status === 200,
      )
      if (status === 200) record.complaints.push('an order that is not paid opens a survey')
      return null
    }
    return async () => {
      const token = looksUp ? await lookUp(shopping) : await mailedToken(shopping)
      return answers && token ? ['/api/shopify/programs', { token, ...requestOf(email) }] : null
    }
  },

  async gumroad(shopping) {
    const { record, patient, call, shopUrl } = shopping
    const { email, pays, answers } = record.plan
    const show = (what: string, licenseKey: string, goesWell: (answer: Answer) => boolean) =>
      patient.call(what, () => call('POST', '/api/licenses/validate', { licenseKey }), goesWell)
    if (!pays) {
      const isRefused = ({ status }: Answer) => status >= 400 && status < 500 && status !== 429
      await show('trying a key of nobody', 'ABCDEF01-ABCDEF01-ABCDEF01-ABCDEF01', isRefused)
      return null
    }
    const licenseKey = await patient.wait('buying at Gumroad', async () => {
      if (!(await orderOf(shopping))) await press(`${shopUrl}/gumroad`, { email, name: NAME })
      return (await orderOf(shopping))?.licenseKey ?? undefined
    })
    return async () => {
      await show('showing the key', licenseKey, settled(record.plan))
      return answers ? ['/api/programs', { licenseKey, ...requestOf(email) }] : null
    }
  },
}

/** @returns null once there is nothing to look up because the order was refunded */
async function lookUp({ record, patient, call }: Shopping): Promise<string | null> {
  const { email, afterwards } = record.plan
  const { body } = await patient.call(
    'looking up the order',
    () => call('POST', '/api/shopify/lookup', { email }),
    ({ status }) => status === 200 || (status === 404 && afterwards === 'is-refunded'),
  )
  return /access_token=([\w-]+)/.exec(String(body['surveyUrl'] ?? ''))?.[1] ?? null
}

async function mailedToken(shopping: Shopping): Promise<string | null> {
  const { record, market, patient, call } = shopping
  const { email, afterwards } = record.plan
  const token = await patient.wait('waiting for the mailed link', async () => {
    const letters = await readMails(market.product.direct.mailUrl, email)
    if (afterwards === 'is-refunded' && letters.some(({ subject }) => /refund/i.test(subject))) return ''
    return letters.map(tokenIn).find(Boolean)
  })
  if (!token) return null
  const { status } = await patient.call(
    'opening the mailed link',
    () => call('POST', '/api/shopify/validate', { token }),
    (answer) => settled(record.plan)(answer) || answer.status === 403,
  )
  if (status !== 403) return token
  record.complaints.push('the mailed link is dead')
  return lookUp(shopping)
}

/** Polls for the program, then opens it and its PDF. A buyer who does not stay asks only once. */
async function seeProgram({ record, patient, call }: Shopping, path: string, body?: unknown): Promise<void> {
  const { comesBack, afterwards } = record.plan
  const isHonestDelay = ({ body: said }: Answer) => said['error'] === 'GENERATION_DELAYED' && !comesBack
  const isTooLate = ({ status }: Answer) => status === 403 && afterwards !== 'keeps'
  const answer = await patient.call(
    'asking for the program',
    () => call('POST', path, body),
    (one) => settled(record.plan)(one) || isHonestDelay(one) || isTooLate(one),
  )
  if (typeof answer.body['id'] !== 'string') return
  record.programId = answer.body['id']
  await patient.call(
    'opening the program',
    () => call('GET', `/api/programs/${record.programId}`),
    settled(record.plan),
  )
}

/** Performs the shop's planned later action on an order. */
async function regretAsPlanned(shopping: Shopping): Promise<void> {
  const { record, market, shopUrl } = shopping
  const { afterwards, secondsToRegret, channel } = record.plan
  if (afterwards === 'keeps') return
  const patient = patience(market.over)
  const pressOnce = (button: string, isDone: (order: ShopOrder) => boolean) =>
    patient.wait(`pressing ${button} at the shop`, async () => {
      const order = await paidOrderOf(shopping)
      if (!order) return undefined
      if (isDone(order)) return true
      await operate(shopUrl, channel, order.order, button)
      return undefined // until the shop has recorded it
    })
  await sleep(secondsToRegret * 1000, undefined, { signal: market.over })
  if (afterwards === 'is-refunded') {
    await pressOnce('refund', ({ money }) => money === 'refunded')
    return
  }
  await pressOnce('dispute', ({ money }) => money === 'disputed')
  await sleep(secondsToRegret * 500, undefined, { signal: market.over })
  await pressOnce('win-dispute', ({ money }) => money === 'paid')
}

async function orderOf({ record, market }: Shopping): Promise<ShopOrder | undefined> {
  const { orders } = await readShopBooks(market.dataDir)
  return orders.find(({ email, channel }) => email === record.plan.email && channel === record.plan.channel)
}

/** The storefront writes to disk a moment after it answers. */
async function paidOrderOf({ record, market }: Shopping): Promise<ShopOrder | undefined> {
  return until(
    'the paid order',
    async () => {
      const { orders } = await readShopBooks(market.dataDir)
      return orders.find(({ email, paidAt }) => email === record.plan.email && paidAt)
    },
    2_000,
  ).catch(() => undefined)
}

/** Some buyers click twice and use the later answer. */
const twice =
  (call: Shopping['call'], { clicksTwice }: Plan): Shopping['call'] =>
  async (method, path, body) => {
    if (!clicksTwice || method === 'GET') return call(method, path, body)
    const [, later] = await Promise.allSettled([call(method, path, body), call(method, path, body)])
    if (later.status === 'rejected') throw later.reason
    return later.value
  }
