import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { Registry } from 'prom-client'
import { z } from 'zod'
import { databaseForTest } from '../dev/testkit/testing.ts'
import { watchPurchases } from '../platform/observability/purchases.ts'
import { findPurchases } from '../purchases/desk/overview.ts'
import { exportBuyer } from './buyer-data.ts'
import type { Database } from './database.ts'
import { FeedbackEntry } from './entities.ts'
import { deleteOld } from './retention.ts'
import { stuckPurchases, takeDemo } from './purchases.ts'
import { tracesOf } from './traces.ts'

const STORED = 100_000
/** Of 100,000 purchases a few hundred are not settled. A table has thousands of blocks. */
const MOST_BLOCKS = 700
/** Tables with a row or more for each purchase. */
const GROWING = [
  'purchase',
  'survey',
  'program',
  'checkout',
  'feedback',
  'mail_sent',
  'former_address',
  'access_token',
  'webhook_event',
]

/** A statement may take five seconds. */
const AT_ONCE = 10_000
/** From one number to another. */
const ROWS = [
  `
    insert into survey (id, answers, email, created_at, completed_at)
    select 'survey-' || n, '{}', 'buyer' || n || '@example.com', now() - n * interval '5 minutes', now()
    from generate_series(?::int, ?::int) n`,
  `
    insert into purchase (id, channel, "order", email, is_test, weeks_written, survey_id, order_number,
      created_at, paid_at, delivered_at)
    select 'purchase-' || n, case when n % 10 = 0 then 'demo' else 'shopify' end, 'order-' || n,
      'buyer' || n || '@example.com', false, 8, 'survey-' || n, '#' || n,
      now() - n * interval '5 minutes', now() - n * interval '5 minutes',
      case when n % 500 = 1 then null else now() end
    from generate_series(?::int, ?::int) n`,
  `
    insert into checkout ("order", survey_id, created_at, email, url)
    select 'cs_' || n, 'survey-' || n, now(), 'buyer' || n || '@example.com', 'https://checkout.example/' || n
    from generate_series(?::int, ?::int) n`,
  `
    insert into feedback (rating, feedback, email, created_at)
    select 5, 'sealed', 'buyer' || n || '@example.com', now() - n * interval '1 minute'
    from generate_series(?::int, ?::int) n`,
  `
    insert into program (id, purchase_id, name, email, generated, block, report, outdated, created_at)
    select 'program-' || n, 'purchase-' || n, 'Jo', 'buyer' || n || '@example.com', '{}', '{}', '{}', false, now()
    from generate_series(?::int, ?::int) n`,
  `
    insert into former_address (hash, purchase_id)
    select 'hash-' || n, 'purchase-' || n from generate_series(?::int, ?::int) n`,
  `
    insert into mail_sent (purchase_id, kind, message_id)
    select 'purchase-' || n, 'program-ready', '<' || n || '@example.com>' from generate_series(?::int, ?::int) n`,
  `
    insert into access_token (hash, purchase_id, proves_email, created_at)
    select 'token-' || n, 'purchase-' || n, true, now() - n * interval '1 minute' from generate_series(?::int, ?::int) n`,
  `
    insert into webhook_event (channel, event_id, type, received_at, handled_at)
    select 'shopify', 'event-' || n, 'x', now() - n * interval '10 seconds', now() - n * interval '10 seconds'
    from generate_series(?::int, ?::int) n`,
]

let database: Database
beforeAll(async () => {
  database = await databaseForTest()
  const em = database.fork()
  for (const row of ROWS)
    for (let from = 1; from < STORED; from += AT_ONCE) await em.execute(row, [from, from + AT_ONCE - 1])
  await em.execute('analyze')
}, 120_000)
afterAll(() => database.close())

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
  Plans?: Plan[]
}
const Explained = z.tuple([z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan: z.custom<Plan>() })]) })])

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

/** The plans of the queries that some work asks. */
async function plansOf(work: () => Promise<unknown>): Promise<Plan[]> {
  const connection = database.fork().getConnection()
  const execute = connection.execute.bind(connection)
  const plans: Plan[] = []
  Object.assign(connection, {
    execute: async (sql: string, ...rest: never[]) => {
      if (/^\s*(select|delete)/i.test(sql)) {
        const [params, , ...context] = rest
        const said = await execute(
          `explain (analyze, buffers, format json) ${sql}`,
          params,
          'all' as never,
          ...context,
        )
        plans.push(Explained.parse(said)[0]['QUERY PLAN'][0].Plan)
      }
      return execute(sql, ...rest)
    },
  })
  await work().finally(() => Reflect.deleteProperty(connection, 'execute'))
  return plans
}

const em = () => database.fork()
const hashes = { emailHashes: (email: string) => [`hash of ${email}`] }

it.each<[string, () => Promise<unknown>]>([
  ['find by an email', () => findPurchases(hashes, em(), 'buyer77777@example.com')],
  ['find by an order', () => findPurchases(hashes, em(), 'order-77777')],
  ['find by the number of an order', () => findPurchases(hashes, em(), '#77777')],
  ['find nothing', () => findPurchases(hashes, em(), 'nobody@example.com')],
  ['what somebody left', () => tracesOf(em(), 'buyer77777@example.com')],
  ['stuck', () => stuckPurchases(em(), 15)],
  [
    'an export',
    async () =>
      exportBuyer(
        em(),
        await findPurchases(hashes, em(), 'purchase-77777').then((found) =>
          found.map((purchase) => ({ ...purchase, surveyId: null })),
        ),
        'nobody@example.com',
      ),
  ],
  [
    'the latest feedback',
    () => em().find(FeedbackEntry, {}, { orderBy: { createdAt: 'desc' }, limit: 20, fields: ['id'] }),
  ],
  [
    'the gauges',
    async () => {
      const register = new Registry()
      watchPurchases(database, register)
      await register.metrics()
    },
  ],
  ['what is due', () => deleteOld(database)],
  [
    'the budget of the demo',
    () =>
      takeDemo(
        em(),
        {
          purchase: { id: 'demo', order: 'demo', name: '', email: '' },
          survey: { id: 'survey-demo', answers: {} },
        },
        { dailyLimit: 0, now: new Date(), midnight: new Date(Date.now() - 3_600_000) },
      ),
  ],
])('%s reads a few blocks of a hundred thousand purchases', async (_what, work) => {
  const plans = await plansOf(work)
  expect(plans.length).toBeGreaterThan(0)
  const walked = plans
    .flatMap(nodesOf)
    .filter((node) => node['Node Type'] === 'Seq Scan' && GROWING.includes(node['Relation Name'] ?? ''))
  expect(walked.map((node) => node['Relation Name'])).toEqual([])
  const blocks = plans.reduce((sum, plan) => sum + plan['Shared Hit Blocks'] + plan['Shared Read Blocks'], 0)
  expect(blocks).toBeLessThan(MOST_BLOCKS)
})
