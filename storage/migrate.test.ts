import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import pg from 'pg'
import { type Channel, CHANNELS } from '../domain/shop/channel.ts'
import { migrate } from '../dev/start/our-processes.ts'
import { createDatabase, dropDatabase } from '../dev/stand-ins/postgres.ts'
import { databaseForTest, uniqueName } from '../dev/testkit/testing.ts'
import { testServices } from '../dev/testkit/test-services.ts'
import { type Database, openDatabase } from './database.ts'
import { Purchase } from './entities/purchase.ts'
import { NO_KEYS } from './sealing/data-keys.ts'

it.each([1, 2, 3, 4])('three processes at once bring an empty database up to date, round %i', async () => {
  const { postgresUrl } = testServices()
  const name = uniqueName('migrate')
  await createDatabase(postgresUrl, name)
  const url = Object.assign(new URL(postgresUrl), { pathname: `/${name}` }).href
  const databases = await Promise.all([1, 2, 3].map(() => openDatabase(url, NO_KEYS, { poolSize: 1 })))
  const ends = await Promise.allSettled(databases.map((database) => database.migrate()))
  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled'])
  const done = await databases[0]?.fork().getConnection().execute('select name from mikro_orm_migrations')
  expect(new Set(done?.map((row) => String(Reflect.get(row, 'name')))).size).toBe(done?.length)
  await Promise.all(databases.map((database) => database.close()))
  await dropDatabase(postgresUrl, name)
})

describe('while another connection holds a lock', () => {
  const name = uniqueName('locked')
  const { postgresUrl } = testServices()
  const url = Object.assign(new URL(postgresUrl), { pathname: `/${name}` }).href
  const holder = new pg.Client({ connectionString: url })
  beforeAll(async () => {
    await createDatabase(postgresUrl, name)
    await migrate({ DATABASE_URL: url })
    await holder.connect()
    await holder.query('begin; lock table purchase, mikro_orm_migrations in access exclusive mode')
  })
  afterAll(async () => {
    await holder.end()
    await dropDatabase(postgresUrl, name)
  })

  it('a migration gives up before a query would', async () => {
    await expect(migrate({ DATABASE_URL: url })).rejects.toThrow(/lock timeout/)
  })

  it('a query waits as long as any query may', async () => {
    const database = await openDatabase(url, NO_KEYS, { poolSize: 1, longestQueryMs: 4_500 })
    const asked = database.fork().getConnection().execute('select count(*) from purchase')
    await expect(asked).rejects.toThrow(/statement timeout/)
    await database.close()
  })
})

describe('purchase_channel_check', () => {
  let database: Database
  beforeAll(async () => {
    database = await databaseForTest()
  })
  afterAll(() => database.close())
  const buyAt = (channel: Channel) => {
    const row = { id: `purchase-${channel}-1`, channel, order: '1', isTest: true }
    return database.fork().insert(Purchase, { ...row, createdAt: new Date() })
  }

  it.each(CHANNELS)('allows a purchase from %s', (channel) => buyAt(channel))

  it('refuses any other', () => expect(buyAt('nowhere' as Channel)).rejects.toThrow(/purchase_channel_check/))
})
