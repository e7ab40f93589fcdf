import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { z } from 'zod'
import { amend } from '../purchases/desk/ask.ts'
import { ANSWERS, createBuyer } from '../dev/testkit/purchases/buyer.ts'
import { type Product, startProduct } from '../dev/testkit/product.ts'
import { uniqueName } from '../dev/testkit/testing.ts'
import { Program, Reading } from '../storage/entities.ts'

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

/** Every row of every table, as stored in PostgreSQL. */
async function everyRow(): Promise<string> {
  const em = product.database.fork()
  const tables = await em.execute<{ name: string }[]>(
    `select quote_ident(table_name) as name from information_schema.tables where table_schema = 'public'`,
  )
  const rows = await Promise.all(
    tables.map(({ name }) =>
      em.fork().execute(`select row_to_json(whole)::text as row from ${name} as whole`),
    ),
  )
  return z
    .array(z.object({ row: z.string() }))
    .parse(rows.flat())
    .map(({ row }) => row)
    .join('\n')
}

it('no row of PostgreSQL shows an answer or a word about the buyer’s health after a whole purchase', async () => {
  const buyer = createBuyer(product.url)
  const email = `${uniqueName('buyer')}@example.com`
  const answers = {
    ...ANSWERS,
    ...{ equipment: 'home', equipmentDetails: 'two kettlebells and a doorway' },
    exercisesToAvoid: 'I am pregnant and my left knee hurts, no deadlifts',
  }
  const { sessionId } = await buyer.buy(email, answers)
  const id = `purchase-stripe-${sessionId}`
  const purchase = await product.purchaseWhen(id, 'is delivered', ({ deliveredAt }) => deliveredAt)
  await buyer.call('POST', '/api/feedback', { rating: 5, feedback: 'My sciatica is better', email })
  const asked = { actor: 'olga', reason: 'she wrote that her asthma came back' }
  await amend(product, purchase, { exercisesToAvoid: 'pregnant, and a torn meniscus' }, asked)
  const em = product.database.fork()
  const { generated } = await em.findOneOrFail(Program, { purchaseId: id })
  expect(generated.overview.clearance).toBeDefined()
  expect(await em.count(Reading)).toBeGreaterThan(0)

  const rows = await everyRow()
  expect(rows).toContain(email)
  // Long enough never to occur in base64 by chance.
  const words = [
    ...['pregnan', 'left knee', 'deadlift', 'kettlebell', 'doorway', 'sciatica', 'asthma came', 'meniscus'],
    ...[
      'clearance',
      'redFlags',
      'Goblet Squat',
      'Kettlebell',
      'Full Body',
      'General Fitness',
      'Intermediate',
    ],
  ]
  expect(words.filter((word) => rows.toLowerCase().includes(word.toLowerCase()))).toEqual([])
})
