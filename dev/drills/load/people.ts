import pLimit from 'p-limit'
import { Purchase } from '../../../storage/entities.ts'
import { until } from '../../processes/until.ts'
import { addressOf, ANSWERS, createBuyer, NAME, press } from '../../testkit/purchases/buyer.ts'
import type { OnSale } from '../whole-product.ts'

const AT_ONCE = 8
const DELIVERED_WITHIN_MS = 20 * 60_000

/** Somebody who has answered and is about to pay. */
export type Person = Awaited<ReturnType<typeof personAt>>

/**
 * People who train 2 to 6 days a week, each with a separate IP address.
 * @param crowd - 0 to 255; crowds do not overlap
 */
export const peopleAt = (appUrl: string, crowd: number, count: number): Promise<Person[]> =>
  pLimit(AT_ONCE).map(
    Array.from({ length: count }, (_, index) => (crowd << 16) + index),
    (number) => personAt(appUrl, `buyer-${number}@load.example`, number),
  )

/** @param number - below 2 ** 24; determines their address and on how many days they train */
export async function personAt(appUrl: string, email: string, number: number) {
  const buyer = createBuyer(appUrl, { headers: { 'x-forwarded-for': addressOf(number) } })
  const survey = await buyer.completeSurvey(email, { ...ANSWERS, trainingDays: 2 + (number % 5) })
  const checkout = await buyer.openCheckout(survey, email)
  return {
    survey,
    /** @returns when the shop had the money, by our clock */
    pay: async (): Promise<number> => {
      await press(checkout, { action: 'pay', card: '4242 4242 4242 4242', name: NAME })
      return Date.now()
    },
    /** Pays by a bank debit that settles long after the run, to observe the wait. */
    payByDebit: async (): Promise<void> => {
      await press(checkout, { action: 'pay-later', delay: '86400' })
      const progress = () => buyer.call('GET', `/api/surveys/${survey}/progress`)
      await until('the wait for the bank', async () => (await progress()).status === 200)
    },
  }
}

/** @returns milliseconds from payment to mail, shortest first */
export async function payAtOnce(
  people: readonly Pick<Person, 'survey' | 'pay'>[],
  { database }: Pick<OnSale, 'database'>,
): Promise<number[]> {
  const paid = new Map(
    await Promise.all(people.map(async ({ survey, pay }) => [survey, await pay()] as const)),
  )
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

/** Each pays once the previous one has their program. */
export async function payInTurn(people: readonly Person[], product: OnSale): Promise<number[]> {
  const waits: number[] = []
  for (const person of people) waits.push(...(await payAtOnce([person], product)))
  return waits.toSorted((one, other) => one - other)
}
