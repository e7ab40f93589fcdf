import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Client, Connection } from '@temporalio/client'
import { callOf } from '../domain/calls/index.ts'
import { type RefusalCode, REFUSALS } from '../domain/shop/errors.ts'
import { createPurchaseClient } from '../purchases/purchase-client.ts'
import { type Answer, misbehave } from '../dev/testkit/purchases/buyer.ts'
import { ASKED, CASES, named, type PageCall } from '../dev/testkit/calls/cases.ts'
import { openCallTable } from '../dev/testkit/calls/table.ts'
import { type CallWorld, openCallWorld } from '../dev/testkit/calls/world.ts'
import { DATA_KEYS } from '../dev/testkit/testing.ts'
import { openDatabase } from '../storage/database.ts'
import { createLicenses } from '../storage/licenses.ts'

const NOWHERE = '127.0.0.1:9'
const NEVER_A_HANG_MS = 10_000
/** Above every limit. A call without a limit is answered this often. */
const MANY = 100
/** Refusals that any call may give. The API description names them once for all. */
const ANYWHERE: RefusalCode[] = ['INVALID_REQUEST', 'RATE_LIMITED', 'SERVICE_UNAVAILABLE']

/** Only Gumroad knows about a license key, and a late reading is an empty one. */
const NEED_NO_DATABASE: readonly PageCall[] = [
  'validateLicense',
  'readWords',
  'outlineProgram',
  'readDescription',
]

let w: CallWorld
beforeAll(async () => {
  w = await openCallWorld()
})
afterAll(() => w.stop())

const table = openCallTable(ASKED)

/** Records the answer, and checks that a refusal has its status, its text and the wait that it asks for. */
function expectAnswer(call: PageCall, when: string, refusal: RefusalCode | null, answer: Answer): void {
  table.note(call, when, answer)
  if (!refusal) return expect(answer.status).toBeLessThan(300)
  expect(answer).toMatchObject({
    status: REFUSALS[refusal].status,
    body: {
      error: refusal,
      message: expect.stringMatching(/\w+ \w+/),
      ...callOf(call).refusedWith,
    },
  })
  if ([429, 503].includes(answer.status))
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
}

/** Follows `Retry-After` as a client does: a busy machine may be late, and then says so. */
async function askUntilServed(ask: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const answer = await ask()
    if (answer.body['error'] !== 'SERVICE_UNAVAILABLE') return answer
    await sleep(Number(answer.headers.get('retry-after')) * 1000)
  }
}

describe.each(ASKED)('%s', (call) => {
  it.each([...CASES[call]])('%s: %s', async (when, refusal, ask) => {
    expectAnswer(call, when, refusal, await askUntilServed(() => ask(named(call), w)))
  })
})

describe('beyond a limit', () => {
  const limited = ASKED.filter(
    (call) =>
      !['reads', 'progress', 'answers', 'completions', 'readings', undefined].includes(callOf(call).limit),
  )
  it.each(limited)('%s waits', async (call) => {
    const address = `10.9.9.${limited.indexOf(call)}`
    const body = callOf(call).method === 'GET' ? undefined : {}
    let answer: Answer | undefined
    let taken = -1
    while (answer?.status !== 429 && taken < MANY) {
      answer = await w.ask(w.me, named(call).replace('{email}', 'nobody'), body, { address })
      taken += 1
    }
    if (answer) expectAnswer(call, `more than ${taken} calls from one address`, 'RATE_LIMITED', answer)
  })
})

/** The same world, called through another gateway. */
const through = (at: string, other: Partial<CallWorld> = {}): CallWorld => ({
  ...w,
  ...other,
  ask: (who, call, body) => w.ask(who, call, body, { at }),
})

/** The same, with an unused key, token and survey. */
const freshThrough = async (at: string): Promise<CallWorld> =>
  through(at, { key: await w.newKey(), token: await w.newToken(), ...(await w.untoldSurvey()) })

/** Makes the first request of a call. Only the condition under test is wrong. */
async function askWhen(when: string, call: PageCall, refusal: RefusalCode, world: CallWorld): Promise<void> {
  const [, , ask] = CASES[call][0] ?? []
  if (!ask) throw new Error(`there is no question to ${call}`)
  expectAnswer(call, when, refusal, await ask(named(call), world))
}

describe('while PostgreSQL is away', () => {
  let another: { url: string; stop(): Promise<void> }
  beforeAll(async () => {
    const database = await openDatabase(`postgres://nobody@${NOWHERE}/nothing`, DATA_KEYS)
    another = await w.product.anotherGateway({
      database,
      licenses: createLicenses(database, ['no matter what']),
    })
  })
  afterAll(() => another.stop())

  it.each(ASKED.filter((call) => !NEED_NO_DATABASE.includes(call)))('%s says so at once', async (call) => {
    const askedAt = Date.now()
    await askWhen('PostgreSQL is away', call, 'SERVICE_UNAVAILABLE', through(another.url))
    expect(Date.now() - askedAt).toBeLessThan(NEVER_A_HANG_MS)
  })
})

describe('while Temporal is away', () => {
  let another: { url: string; stop(): Promise<void> }
  let world: CallWorld
  // Never closed, since it may still be connecting.
  const connection = Connection.lazy({ address: NOWHERE })
  beforeAll(async () => {
    const purchases = createPurchaseClient({ client: new Client({ connection }), taskQueue: 'none' })
    another = await w.product.anotherGateway({ purchases, demoDailyLimit: MANY })
    world = await freshThrough(another.url)
  })
  afterAll(async () => {
    await another.stop()
    await misbehave(w.product.storefrontUrl, {})
  })

  it('every call that needs it refuses at once', async () => {
    const askedAt = Date.now()
    const asking = (
      [
        'createProgramByLicense',
        'createProgramByToken',
        'createDemoProgram',
        'lookUpPurchase',
        'processPayment',
        'checkPayment',
        'generateProgram',
      ] as const
    ).map((call) => askWhen('Temporal is away', call, 'SERVICE_UNAVAILABLE', world))
    await Promise.all(asking)
    expect(Date.now() - askedAt).toBeLessThan(NEVER_A_HANG_MS)
  })
})

it('a call for a program that takes too long says that the purchase is safe', async () => {
  const another = await w.product.anotherGateway({ demoDailyLimit: MANY })
  const world = await freshThrough(another.url)
  await w.product.coach.stop()
  await w.product.coach.start({ isBusy: true })
  const waiting = (
    ['createProgramByLicense', 'createProgramByToken', 'createDemoProgram', 'generateProgram'] as const
  ).map((call) => askWhen('the language model is away', call, 'GENERATION_DELAYED', world))
  await Promise.all(waiting)
  await w.product.coach.stop()
  await w.product.coach.start()
  await another.stop()
})

describe('where the shop is closed', () => {
  let another: { url: string; stop(): Promise<void> }
  let world: CallWorld
  beforeAll(async () => {
    another = await w.product.anotherGateway({}, {})
    world = through(another.url, { key: await w.newKey(), ...(await w.untoldSurvey()) })
  })
  afterAll(() => another.stop())

  it.each([
    'createProgramByLicense',
    'validateLicense',
    'createCheckout',
    'processPayment',
    'checkPayment',
    'generateProgram',
  ] as const)('%s says so', (call) => askWhen('the shop is closed', call, 'SHOP_CLOSED', world))
})

describe('while the shop is away', () => {
  let world: CallWorld
  beforeAll(async () => {
    world = { ...w, ...(await w.untoldSurvey()) }
    await w.product.storefront.stop()
  })

  it.each([
    'createProgramByLicense',
    'validateLicense',
    'lookUpPurchase',
    'createCheckout',
    'processPayment',
    'checkPayment',
    'generateProgram',
  ] as const)('%s says so', (call) => askWhen('the shop is away', call, 'SHOP_UNAVAILABLE', world))
})

describe('every recorded answer', () => {
  it.each(ASKED)('of %s matches the description of the API', (call) => {
    const promised = callOf(call).refuses ?? []
    expect(
      table
        .codesOf(call)
        .filter((code) => !ANYWHERE.includes(code))
        .sort(),
    ).toEqual([...promised].sort())
  })

  it('is written down in docs/calls.md', async () => {
    const [now, written] = await table.compareRecorded()
    expect(written).toBe(now)
  })
})
