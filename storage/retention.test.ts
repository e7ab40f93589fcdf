import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { ANSWERS } from '../dev/testkit/purchases/buyer.ts'
import { databaseForTest, uniqueName } from '../dev/testkit/testing.ts'
import type { Database } from './database.ts'
import { AccessToken, Checkout, Intervention, Purchase, Reading, Survey, WebhookEvent } from './entities.ts'
import { deleteOld, RETENTION } from './retention.ts'

const OPERATING = readFileSync('docs/operating.md', 'utf8')

let database: Database
beforeAll(async () => {
  database = await databaseForTest()
})
beforeEach(() =>
  database
    .fork()
    .execute(
      'truncate purchase, survey, checkout, access_token, intervention, reading, webhook_event, rate_limit cascade',
    ),
)
afterAll(() => database.close())

const daysAgo = (days: number): Date => new Date(Date.now() - days * 86_400_000)
const em = () => database.fork()

async function purchase(facts: Partial<Purchase> = {}): Promise<string> {
  const order = uniqueName('order')
  const id = `purchase-stripe-${order}`
  await em().insert(Purchase, {
    ...{ id, order, channel: 'stripe', isTest: false, weeksWritten: 0, createdAt: daysAgo(500) },
    ...facts,
  })
  return id
}
async function survey(facts: Partial<Survey> = {}): Promise<string> {
  const id = uniqueName('survey')
  await em().insert(Survey, { id, answers: ANSWERS, createdAt: daysAgo(91), ...facts })
  return id
}
async function token(facts: Partial<AccessToken>): Promise<string> {
  const hash = uniqueName('token')
  const row = { hash, purchaseId: await purchase(), provesEmail: true, createdAt: daysAgo(1), ...facts }
  await em().insert(AccessToken, row)
  return hash
}
async function checkout(surveyId: string, createdAt: Date): Promise<string> {
  const order = uniqueName('checkout')
  await em().insert(Checkout, { order, surveyId, email: '', url: '', createdAt })
  return order
}
async function event(facts: Partial<WebhookEvent>): Promise<string> {
  const eventId = uniqueName('event')
  const at = daysAgo(99)
  await em().insert(WebhookEvent, {
    ...{ channel: 'stripe', eventId, type: 'x', tries: 0, receivedAt: at, nextTryAt: at, ...facts },
  })
  return eventId
}
const surveysLeft = async () =>
  (await em().find(Survey, {}, { fields: ['id'] })).map(({ id }) => id).toSorted()

describe('a survey', () => {
  it('is deleted ninety days after it was begun or completed', async () => {
    const kept = [await survey({ createdAt: daysAgo(89) }), await survey({ completedAt: daysAgo(89) })]
    await survey()
    await survey({ completedAt: daysAgo(91) })
    expect(await deleteOld(database)).toMatchObject({ 'surveys that nobody bought with': 2 })
    expect(await surveysLeft()).toEqual(kept.toSorted())
  })

  it('stays while a program is or may be written from it', async () => {
    const [bought, amended, open, mailed] = [
      await survey(),
      await survey(),
      await survey(),
      uniqueName('survey'),
    ]
    const purchaseId = await purchase({ surveyId: bought })
    await em().insert(Intervention, {
      ...{ id: uniqueName('wish'), purchaseId, surveyId: amended, createdAt: daysAgo(200) },
      ...{ kind: 'amend', actor: 'olga', reason: 'asked' },
    })
    await checkout(open, daysAgo(1))
    await survey({ id: mailed, accessTokenHash: await token({ createdAt: daysAgo(200) }) })
    await deleteOld(database)
    expect(await surveysLeft()).toEqual([bought, amended, open, mailed].toSorted())
  })

  it('is deleted once its purchase has other answers', async () => {
    const [former, amended] = [await survey(), await survey()]
    const id = await purchase({ surveyId: former })
    await em().nativeUpdate(Purchase, { id }, { surveyId: amended })
    await deleteOld(database)
    expect(await surveysLeft()).toEqual([amended])
  })

  it('is deleted together with its checkout or its mailed link', async () => {
    const order = await checkout(await survey(), daysAgo(91))
    await survey({ accessTokenHash: await token({ createdAt: daysAgo(401) }) })
    expect(await deleteOld(database)).toMatchObject({ checkouts: 1, 'surveys that nobody bought with': 2 })
    expect(await em().count(Checkout, { order })).toBe(0)
    expect(await surveysLeft()).toEqual([])
  })
})

it('a token is deleted some time after it expired', async () => {
  const kept = [await token({ createdAt: daysAgo(399) }), await token({ provesEmail: false })]
  await token({ createdAt: daysAgo(401) })
  await token({ createdAt: daysAgo(3), provesEmail: false })
  await deleteOld(database)
  expect((await em().find(AccessToken, {})).map(({ hash }) => hash).toSorted()).toEqual(kept.toSorted())
})

it('an event is deleted a month after it was handled, and never before', async () => {
  const kept = [await event({ handledAt: null }), await event({ handledAt: daysAgo(29) })]
  await event({ handledAt: daysAgo(31) })
  await deleteOld(database)
  expect((await em().find(WebhookEvent, {})).map(({ eventId }) => eventId).toSorted()).toEqual(
    kept.toSorted(),
  )
})

it('a reading is deleted after ninety days, a counter an hour after it expired', async () => {
  const usage = { tokensIn: 1, tokensInCached: 0, tokensOut: 1 }
  for (const days of [89, 91])
    await em().insert(Reading, {
      key: `${days}`,
      statements: { comments: [], equipment: [] },
      usage,
      createdAt: daysAgo(days),
    })
  for (const minutes of [30, 90])
    await em().execute('insert into rate_limit values (?, 1, ?)', [
      `${minutes}`,
      Date.now() - minutes * 60_000,
    ])
  await em().execute('insert into rate_limit values (?, 1, ?)', ['for good', null])
  await deleteOld(database)
  expect((await em().find(Reading, {})).map(({ key }) => key)).toEqual(['89'])
  expect(await em().execute('select key from rate_limit order by key')).toEqual([
    { key: '30' },
    { key: 'for good' },
  ])
})

it('many rows are deleted in batches, whatever lies between them, and an interruption loses nothing', async () => {
  await em().execute(`insert into webhook_event (channel, event_id, type, received_at, handled_at)
    select channel, 'event-' || n, 'x', now() - interval '99 days',
      case when n % 3 = 0 then now() else now() - interval '60 days' end
    from generate_series(1, 3000) n, (values ('gumroad'), ('stripe')) as shop (channel)`)
  let batches = 0
  const stopping = deleteOld(database, () => {
    batches += 1
    if (batches === RETENTION.length) throw new Error('the worker ends')
  })
  await expect(stopping).rejects.toThrow('the worker ends')
  const left = await em().count(WebhookEvent)
  expect(left).toBeGreaterThan(2_000)
  expect(left).toBeLessThan(6_000)
  await deleteOld(database)
  expect(await em().count(WebhookEvent)).toBe(2_000)
  expect((await deleteOld(database))['events of shops']).toBe(0)
})

it('is documented for operators as it is', () => {
  const [, section = ''] = /^## What goes by itself$(.+?)^## /ms.exec(OPERATING) ?? []
  const told = [...section.matchAll(/^\| (.+?) +\| +(\d+ \w+) .*\|$/gm)].map(([, what, after]) => ({
    what,
    after,
  }))
  expect(told).toEqual(RETENTION.map(({ what, after }) => ({ what, after })))
})
