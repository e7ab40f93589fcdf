import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { activityContext, databaseForTest, uniqueName } from '../dev/testkit/testing.ts'
import type { Database } from '../storage/database.ts'
import { WebhookEvent } from '../storage/entities.ts'
import { RETENTION } from '../storage/retention.ts'
import { deleteOld } from './delete-old.ts'

let database: Database
beforeAll(async () => {
  database = await databaseForTest()
})
afterAll(() => database.close())

async function oldEvent(): Promise<void> {
  const [eventId, at] = [uniqueName('event'), new Date(0)]
  const facts = {
    channel: 'stripe' as const,
    type: 'x',
    tries: 0,
    receivedAt: at,
    nextTryAt: at,
    handledAt: at,
  }
  await database.fork().insert(WebhookEvent, { eventId, ...facts })
}
const eventsLeft = () => database.fork().count(WebhookEvent)

it('deletes what is due, reports how much that was, and sends heartbeats', async () => {
  await oldEvent()
  const environment = activityContext()
  let heartbeats = 0
  environment.on('heartbeat', () => void (heartbeats += 1))
  expect(await environment.run(deleteOld({ database }))).toMatchObject({ 'events of shops': 1, checkouts: 0 })
  expect(heartbeats).toBe(RETENTION.length)
  expect(await eventsLeft()).toBe(0)
})

it('leaves the rest to the next run when its worker ends', async () => {
  await oldEvent()
  const environment = activityContext()
  environment.cancel()
  await expect(environment.run(deleteOld({ database }))).rejects.toThrow()
  expect(await eventsLeft()).toBe(1)
})
