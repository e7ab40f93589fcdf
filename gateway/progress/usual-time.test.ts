import { afterAll, beforeAll, expect, it, jest } from '@jest/globals'
import { databaseForTest, until } from '../../dev/testkit/testing.ts'
import type { Database } from '../../storage/database.ts'
import { Purchase, Survey } from '../../storage/entities.ts'
import { unguessableId } from '../../storage/ids.ts'
import { medianSeconds } from '../../storage/purchases.ts'
import { usualTime } from './usual-time.ts'

let database: Database
beforeAll(async () => {
  database = await databaseForTest()
})
afterAll(() => database.close())

const DAY_S = 86_400
const ago = (seconds: number) => new Date(Date.now() - seconds * 1000)

interface Delivery {
  /** From the later of payment and answers to the link, in seconds. */
  takes: number
  agoS?: number
  paidEarlierS?: number
  answeredEarlierS?: number
}

async function delivered({ takes, agoS = 60, paidEarlierS = 0, answeredEarlierS = 0 }: Delivery) {
  const em = database.fork()
  const [id, surveyId] = [unguessableId(), unguessableId()]
  const completedAt = ago(agoS + takes + answeredEarlierS)
  await em.insert(Survey, { id: surveyId, answers: {}, createdAt: completedAt, completedAt })
  await em.insert(Purchase, {
    ...{ id, channel: 'stripe', order: id, surveyId, isTest: false, weeksWritten: 8 },
    ...{ createdAt: ago(agoS), paidAt: ago(agoS + takes + paidEarlierS), deliveredAt: ago(agoS) },
  })
}
const measured = async () => {
  const usual = usualTime(database)
  return until('a measured time', async () => usual() ?? false)
}

it('is unknown after only two programs', async () => {
  await delivered({ takes: 9 })
  await delivered({ takes: 9 })
  expect(await medianSeconds(database.fork())).toBeNull()
  expect(usualTime(database)()).toBeNull()
})

it('is the median of the latest programs, from the later of payment and answers', async () => {
  await delivered({ takes: 4 * 3600 })
  for (let index = 0; index < 30; index += 1) await delivered({ takes: 9, paidEarlierS: 5 * DAY_S })
  expect(await measured()).toBe('about 10 seconds')

  const later = { takes: 28, agoS: 30, answeredEarlierS: 5 * DAY_S }
  for (let index = 0; index < 50; index += 1) await delivered(later)
  expect(await measured()).toBe('about 30 seconds')
})

it('is queried once a minute, however many listen, and kept while PostgreSQL is away', async () => {
  let looks = 0
  let isAway = false
  const fork = () => {
    looks += 1
    if (isAway) throw new Error('away')
    return database.fork()
  }
  const usual = usualTime({ fork })
  const words = await until('a measured time', async () => usual() ?? false)
  for (let listener = 0; listener < 100; listener += 1) usual()
  expect(looks).toBe(1)
  isAway = true
  const now = performance.now()
  jest.spyOn(performance, 'now').mockReturnValue(now + 60_000)
  expect(usual()).toBe(words)
  expect(looks).toBe(2)
  expect(usual()).toBe(words)
  jest.restoreAllMocks()
})
