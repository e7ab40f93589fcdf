import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { chmod, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createBuyer, requestOf } from '../testkit/purchases/buyer.ts'
import { type Coach, startCoach } from '../stand-ins/coach/server.ts'
import { type Part, startPart } from '../processes/managed-process.ts'
import { freePort } from '../processes/ports.ts'
import { createDatabase, dropDatabase } from '../stand-ins/postgres.ts'
import { buildServer } from './server-build.ts'
import { GUMROAD, SHOPIFY, SHOPS, STRIPE } from '../stand-ins/storefront/testing.ts'
import { startStorefront } from '../stand-ins/storefront/server.ts'
import { mailbox, uniqueName } from '../testkit/testing.ts'
import { answers } from '../processes/until.ts'
import { execFile, unprivilegedUser } from '../processes/users.ts'
import { buildWeb } from './builds.ts'
import { testServices } from '../testkit/test-services.ts'

const LAID_OUT_WITHIN_MS = 300_000

/** The command with which docker-compose.yml starts a service. */
async function commandOf(service: string): Promise<string[]> {
  const [, list = ''] =
    new RegExp(`\\n  ${service}:\\n(?:    .*\\n)*?    command: \\[(.*)\\]`).exec(
      await readFile('docker-compose.yml', 'utf8'),
    ) ?? []
  return list.split(', ').map((word) => word.slice(1, -1))
}

let folder = ''
let storefront: Awaited<ReturnType<typeof startStorefront>> | undefined
let coach: Coach | undefined
const database = uniqueName('image')
let env: Record<string, string>
const running: Part[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'eightfold-image-'))
  await chmod(folder, 0o755) // any user in the container may read it, and nothing more
  await mkdir(join(folder, 'objects'))
  await chmod(join(folder, 'objects'), 0o777) // except for storing objects
  await buildWeb()
  await buildServer()
  const imageProgram = ['--import', 'tsx', join('dev', 'build', 'image.ts'), join(folder, 'eightfold')]
  await execFile(process.execPath, imageProgram)
  const port = await freePort()
  const appUrl = `http://127.0.0.1:${port}`
  const { postgresUrl, temporalAddress } = testServices()
  await createDatabase(postgresUrl, database)
  coach = await startCoach({})
  storefront = await startStorefront({ dataDir: folder, appUrl, ...SHOPS })
  env = {
    NODE_ENV: 'production',
    PORT: `${port}`,
    METRICS_PORT: `${await freePort()}`,
    TEMPORAL_METRICS_PORT: `${await freePort()}`,
    PUBLIC_URL: appUrl,
    SUPPORT_EMAIL: 'help@shop.test',
    MAIL_FROM: 'Shop <programs@shop.test>',
    SESSION_SECRET: 'a secret of the image alone',
    OBJECTS_DIR: join(folder, 'objects'),
    DATA_KEYS: 'a data key of the image alone',
    DATABASE_URL: Object.assign(new URL(postgresUrl), { pathname: `/${database}` }).href,
    TEMPORAL_ADDRESS: temporalAddress,
    TEMPORAL_TASK_QUEUE: uniqueName('image'),
    OPENAI_API_KEY: 'none',
    OPENAI_BASE_URL: coach.url,
    SMTP_URL: mailbox().smtpUrl,
    GUMROAD_API_URL: storefront.url,
    GUMROAD_PRODUCT_ID: GUMROAD.productId,
    SHOPIFY_SHOP_URL: storefront.url,
    SHOPIFY_ADMIN_TOKEN: SHOPIFY.adminToken,
    SHOPIFY_WEBHOOK_SECRET: SHOPIFY.webhookSecret,
    SHOPIFY_SKU: SHOPIFY.sku,
    STRIPE_API_URL: storefront.url,
    STRIPE_SECRET_KEY: STRIPE.secretKey,
    STRIPE_WEBHOOK_SECRET: STRIPE.webhookSecret,
  }
}, LAID_OUT_WITHIN_MS)

afterAll(async () => {
  await Promise.all(running.map((part) => part.stop()))
  await Promise.all([storefront?.stop(), coach?.stop(), dropDatabase(testServices().postgresUrl, database)])
  await rm(folder, { recursive: true, force: true })
})

/** Starts a service as the image does: its command, in its folder, as an arbitrary user. */
async function start(service: string, more: Record<string, string> = {}, ready?: () => Promise<boolean>) {
  const [program, ...args] = await commandOf(service)
  expect(program).toBe('node')
  const user = unprivilegedUser()
  const part = startPart({
    name: service,
    command: process.execPath,
    args,
    dataDir: folder,
    cwd: join(folder, 'eightfold'),
    env: { ...env, ...more },
    ...(user ? { user } : {}),
    ...(ready ? { ready } : {}),
  })
  running.push(part)
  return part
}

it('migrates, serves, and writes, draws and returns a program', async () => {
  expect((await (await start('migrate')).ended).report).toMatch(/^ended with exit code 0/)
  const gateway = await start('gateway', { METRICS_PORT: '0' }, () => answers(`${env['PUBLIC_URL']}/readyz`))
  const worker = await start('worker', {}, () => answers(`http://127.0.0.1:${env['METRICS_PORT']}/readyz`))
  await Promise.all([gateway.ready, worker.ready])

  const buyer = createBuyer(`${env['PUBLIC_URL']}`)
  const home = await buyer.call('GET', '/')
  expect(home.status).toBe(200)
  // Letters that Noto Sans lacks are subset from other faces, by a separate library.
  const asked = { ...requestOf('anna@example.com'), name: '陳大文' }
  const program = await buyer.call('POST', '/api/programs/generate-direct', asked)
  expect(program).toMatchObject({ status: 200, body: { id: expect.any(String) } })
  for (const paper of ['pdf', 'spreadsheet', 'calendar', 'liftosaur'])
    expect((await buyer.call('GET', `/api/programs/${program.body['id']}/${paper}`)).status).toBe(200)

  const figures = await Promise.all(
    ['METRICS_PORT', 'TEMPORAL_METRICS_PORT'].map((port) => fetch(`http://127.0.0.1:${env[port]}/metrics`)),
  )
  const [ours, temporals] = await Promise.all(figures.map((answer) => answer.text()))
  expect(ours).toMatch(/^eightfold_programs_total\{path="model"\} 1$/m)
  expect(temporals).toMatch(
    /^temporal_activity_execution_latency\w*_count\{.*activity_type="generateProgram"/m,
  )

  await Promise.all([gateway.stop(), worker.stop()])
  for (const part of [gateway, worker]) expect((await part.ended).report).toMatch(/^ended with exit code 0/)
})
