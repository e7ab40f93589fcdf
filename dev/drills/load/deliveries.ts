import type { Database } from '../../../storage/database.ts'
import { Purchase } from '../../../storage/entities.ts'
import { until } from '../../processes/until.ts'
import type { Person } from './people.ts'

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
