import { addressOf, ANSWERS, createBuyer, NAME, press } from '../../testkit/purchases/buyer.ts'
import { until } from '../../processes/until.ts'
import type { Database } from '../../../storage/database.ts'
import { Purchase } from '../../../storage/entities/purchase.ts'

const AT_ONCE = 8

/** Somebody who has answered and is about to pay. */
export interface Person {
  survey: string
  /** @returns when the shop had the money, by our clock */
  pay(): Promise<number>
  /** Pays by a bank debit that settles long after the run, to observe the wait. */
  payByDebit(): Promise<void>
}

/**
 * People who train 2 to 6 days a week, each with a separate IP address.
 * @param crowd - 0 to 255; crowds do not overlap
 */
export async function peopleAt(appUrl: string, crowd: number, count: number): Promise<Person[]> {
  const people: Person[] = []
  let next = 0
  const prepare = async () => {
    while (next < count) {
      const number = (crowd << 16) + next++
      people.push(await personAt(appUrl, `buyer-${number}@load.example`, number))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, prepare))
  return people
}

/** @param number - below 2 ** 24; determines their address and on how many days they train */
export async function personAt(appUrl: string, email: string, number: number): Promise<Person> {
  const buyer = createBuyer(appUrl, { headers: { 'x-forwarded-for': addressOf(number) } })
  const survey = await buyer.completeSurvey(email, { ...ANSWERS, trainingDays: 2 + (number % 5) })
  const checkout = await buyer.openCheckout(survey, email)
  return {
    survey,
    pay: async () => {
      await press(checkout, { action: 'pay', card: '4242 4242 4242 4242', name: NAME })
      return Date.now()
    },
    payByDebit: async () => {
      await press(checkout, { action: 'pay-later', delay: '86400' })
      const progress = () => buyer.call('GET', `/api/surveys/${survey}/progress`)
      await until('the wait for the bank', async () => (await progress()).status === 200)
    },
  }
}

const DELIVERED_WITHIN_MS = 20 * 60_000

/** Milliseconds from payment to mail, shortest first. */
export type Waits = number[]

export async function payAtOnce(people: readonly Person[], database: Database): Promise<Waits> {
  const paid = new Map(
    await Promise.all(people.map(async ({ survey, pay }) => [survey, await pay()] as const)),
  )
  return waitsOf(paid, database)
}

/** Each pays once the previous one has their program. */
export async function payInTurn(people: readonly Person[], database: Database): Promise<Waits> {
  const waits: Waits = []
  for (const { survey, pay } of people)
    waits.push(...(await waitsOf(new Map([[survey, await pay()]]), database)))
  return waits.toSorted((one, other) => one - other)
}

async function waitsOf(paid: ReadonlyMap<string, number>, database: Database): Promise<Waits> {
  const delivered = await until(
    `the programs of ${paid.size}`,
    async () => {
      const rows = await database
        .fork()
        .find(
          Purchase,
          { surveyId: { $in: [...paid.keys()] }, deliveredAt: { $ne: null } },
          { fields: ['surveyId', 'deliveredAt'] },
        )
      return rows.length === paid.size && rows
    },
    DELIVERED_WITHIN_MS,
  )
  return delivered
    .map(({ surveyId, deliveredAt }) => Number(deliveredAt) - (paid.get(surveyId ?? '') ?? NaN))
    .toSorted((one, other) => one - other)
}
