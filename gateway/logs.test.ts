import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { WEBHOOKS } from '../domain/calls/webhooks.ts'
import {
  ANSWERS,
  buyAtGumroad,
  buyAtShopify,
  createBuyer,
  operate,
  requestOf,
  tokenIn,
} from '../dev/testkit/purchases/buyer.ts'
import { startCoach } from '../dev/stand-ins/coach/server.ts'
import { gateway, worker } from '../dev/start/our-processes.ts'
import type { Part } from '../dev/processes/managed-process.ts'
import { freePort } from '../dev/processes/ports.ts'
import { startStorefront } from '../dev/stand-ins/storefront/server.ts'
import { GUMROAD, SHOPIFY, SHOPS, STRIPE } from '../dev/stand-ins/storefront/testing.ts'
import { freshDatabase, mailbox, temporalForTest, uniqueName, until } from '../dev/testkit/testing.ts'

const STORY_MS = 240_000

let world: Awaited<ReturnType<typeof startProcesses>>
beforeAll(async () => {
  world = await startProcesses()
}, STORY_MS)
afterAll(() => world.stop())

/** Gateway and worker as they run in production: one process each, with a log of every level. */
async function startProcesses() {
  const dataDir = await mkdtemp(join(tmpdir(), 'eightfold-logs-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const [postgres, temporal, storefront, coach] = await Promise.all([
    freshDatabase(),
    temporalForTest(),
    startStorefront({ dataDir, appUrl: url, ...SHOPS }),
    startCoach(),
  ])
  const mail = mailbox()
  const env = {
    PATH: process.env['PATH'] ?? '',
    NODE_ENV: 'test',
    LOG_LEVEL: 'trace',
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_DIR: dataDir,
    SESSION_SECRET: uniqueName('a secret of the test'),
    DATA_KEYS: uniqueName('a data key of the test'),
    DATABASE_URL: postgres.url,
    TEMPORAL_ADDRESS: temporal.address,
    TEMPORAL_TASK_QUEUE: temporal.taskQueue,
    OPENAI_API_KEY: 'none',
    OPENAI_BASE_URL: coach.url,
    SMTP_URL: mail.smtpUrl,
    GUMROAD_API_URL: storefront.url,
    GUMROAD_PRODUCT_ID: GUMROAD.productId,
    SHOPIFY_SHOP_URL: storefront.url,
    SHOPIFY_ADMIN_TOKEN: SHOPIFY.adminToken,
    SHOPIFY_WEBHOOK_SECRET: SHOPIFY.webhookSecret,
    STRIPE_API_URL: storefront.url,
    STRIPE_SECRET_KEY: STRIPE.secretKey,
    STRIPE_WEBHOOK_SECRET: STRIPE.webhookSecret,
  }
  const parts: Part[] = [gateway({ dataDir, env }, port), worker({ dataDir, env })]
  await Promise.all(parts.map(({ ready }) => ready))
  return {
    ...{ url, mail, coach, shops: storefront.url },
    /** Everything that both have logged so far. */
    logged: async () => {
      const logs = ['gateway', 'worker'].map((name) => readFile(join(dataDir, 'logs', `${name}.log`), 'utf8'))
      return (await Promise.all(logs)).join('\n')
    },
    stop: async () => {
      await Promise.all(parts.map((part) => part.stop()))
      await Promise.all([storefront.stop(), coach.stop(), temporal.close()])
      await postgres.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

interface Line {
  name: string
  msg: string
  purchase?: string
  route?: string
  status?: number
}

/**
 * Lines about no purchase: requests before one exists, refusals before any look-up, and
 * work for many purchases.
 */
const isAboutNone = ({ msg, route = '', status = 0 }: Line): boolean =>
  msg === 'request'
    ? status >= 400 || BEFORE_A_PURCHASE.includes(route)
    : msg.endsWith('that is not ours') || !/activity|event|link|edition|request|shop gave/i.test(msg)

const BEFORE_A_PURCHASE = [
  ...['/readyz', 'page', '/api/surveys', '/api/surveys/:id', '/api/surveys/:id/complete'],
  ...Object.values(WEBHOOKS).map(({ path }) => path),
  ...['/api/programs/stripe/by-email/:email', '/api/shopify/lookup'],
]

/** A worker that has just started may accept too late on a busy machine: then a buyer presses again. */
const pressed = (buyer: ReturnType<typeof createBuyer>, path: string, body?: unknown) =>
  until('an answer', async () => {
    const answer = await buyer.call('POST', path, body)
    return answer.status !== 503 && answer
  })

it(
  'names the purchase in all its lines, and no key, token, name, email, answer or secret id, whether or not things fail',
  async () => {
    const { url, shops, mail } = world
    const buyer = createBuyer(url)
    const emails = ['stripe', 'gumroad', 'shopify', 'unlucky'].map(
      (name) => `${uniqueName(name)}@example.com`,
    )
    const [viaStripe = '', viaGumroad = '', viaShopify = '', unlucky = ''] = emails
    const answers = { ...ANSWERS, exercisesToAvoid: 'zercher squats hurt my left elbow' }
    const request = (email: string) => ({ ...requestOf(email), exercisesToAvoid: answers.exercisesToAvoid })

    const { surveyId, sessionId } = await buyer.buy(viaStripe, answers)
    const direct = await pressed(buyer, `/api/surveys/${surveyId}/generate`)
    const { key, sale } = await buyAtGumroad(shops, { email: viaGumroad, name: 'Łucja Öberg' })
    await buyer.call('POST', '/api/licenses/validate', { licenseKey: key })
    const redeemed = await pressed(buyer, '/api/programs', { ...request(viaGumroad), licenseKey: key })
    await buyAtShopify(shops, { email: viaShopify, name: 'Łucja Öberg' })
    const token = tokenIn(await mail.next(viaShopify, /Payment received/))
    const written = await pressed(buyer, '/api/shopify/programs', { ...request(viaShopify), token })
    const programs = [direct, redeemed, written].map(({ status, body }) => {
      expect(status).toBe(200)
      return String(body['id'])
    })
    for (const email of emails.slice(0, 3)) await mail.next(email, /program is ready/)

    for (const path of [...programs.map((id) => `/results/${id}`), `/nowhere/${viaStripe}`, `/api/${key}`])
      await buyer.call('GET', path)
    await buyer.call('GET', `/api/programs/stripe/by-email/${viaStripe}`)
    await buyer.call('GET', `/api/programs/${String(programs[0])}/pdf`)
    await buyer.call('POST', '/api/shopify/lookup', { email: viaShopify })
    await buyer.call('POST', '/api/shopify/validate', { token })
    await buyer.call('POST', '/api/programs', { ...request(viaGumroad), licenseKey: key, trainingDays: key })
    await operate(shops, 'gumroad', sale, 'refund')
    await mail.next(viaGumroad, /refund/)

    await world.coach.stop()
    const busy = await startCoach({ port: Number(new URL(world.coach.url).port), isBusy: true })
    const unlucks = await buyer.buy(unlucky, answers)
    const unlucksSurvey = unlucks.surveyId
    const delayed = await buyer.call('POST', `/api/surveys/${unlucksSurvey}/generate`)
    expect(delayed).toMatchObject({ status: 503, body: { error: 'GENERATION_DELAYED' } })
    await mail.next(unlucky, /longer than usual/)
    await busy.stop()

    const logged = await until('the lines of the last call', async () => {
      const lines = await world.logged()
      return /"status":503/.test(lines) && /ModelUnavailable/.test(lines) && lines
    })
    // Includes Temporal's own lines.
    const lines = logged
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Line)
    expect(lines.filter(({ msg }) => msg === 'request').length).toBeGreaterThan(20)
    expect(lines.filter((line) => !line.purchase && !isAboutNone(line))).toEqual([])
    const named = (purchase: string) => lines.filter((line) => line.purchase === purchase)
    expect(named(`purchase-gumroad-${sale}`).map(({ route }) => route)).toEqual(
      expect.arrayContaining(['/api/licenses/validate', '/api/programs']),
    )
    expect(named(`purchase-stripe-${sessionId}`).map(({ route }) => route)).toEqual(
      expect.arrayContaining(['/api/stripe/checkout', '/api/surveys/:id/generate', '/api/programs/:id/pdf']),
    )
    // All three report the failure: the gateway, the activity and Temporal.
    expect(named(`purchase-stripe-${unlucks.sessionId}`)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: 'gateway', route: '/api/stripe/checkout', status: 200 }),
        expect.objectContaining({ name: 'gateway', route: '/api/surveys/:id/generate', status: 503 }),
        expect.objectContaining({ name: 'worker', activity: 'generateProgram' }),
        expect.objectContaining({ name: 'worker', sdkComponent: 'worker', activityType: 'generateProgram' }),
      ]),
    )
    const secrets = [
      ...emails,
      ...emails.map((email) => email.split('@')[0] ?? ''),
      ...programs,
      ...[key, key.toLowerCase(), token, surveyId, unlucksSurvey],
      ...['Łucja', 'Öberg', 'zercher', 'elbow', 'General Fitness'],
    ]
    for (const secret of secrets) {
      expect(secret.length).toBeGreaterThan(4)
      expect(logged).not.toContain(secret)
    }
  },
  STORY_MS,
)
