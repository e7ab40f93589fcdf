import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import pg from 'pg'
import { type Channel, CHANNELS } from '../domain/shop/channel.ts'
import { migrate } from '../dev/start/our-processes.ts'
import { createDatabase, dropDatabase } from '../dev/stand-ins/postgres.ts'
import { databaseForTest, uniqueName } from '../dev/testkit/testing.ts'
import { testServices } from '../dev/testkit/test-services.ts'
import { type Database, openDatabase } from './database.ts'
import { Purchase } from './entities.ts'
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

describe('a database of release 0.2.0', () => {
  const FIFTEEN = [
    ...['0001-first-tables', '0002-looked-up-tokens', '0003-letter-pdfs', '0004-owed-events'],
    ...['0005-closed-checkouts', '0006-claims', '0007-pending-payments', '0008-order-of-looks'],
    ...['0009-readings', '0010-receipts', '0011-phone-pdfs', '0012-latest-deliveries'],
    ...['0013-exercises-written', '0014-interventions', '0015-loose-objects'],
  ]
  let database: Database
  /** The migrations of later releases. */
  let later: string[]
  beforeAll(async () => {
    database = await databaseForTest()
    later = (await known()).map(({ name }) => name).filter((name) => !FIFTEEN.includes(name))
  })
  afterAll(() => database.close())
  const namesAre = async (names: readonly string[]) => {
    await database.fork().execute('truncate mikro_orm_migrations')
    for (const name of names)
      await database.fork().execute('insert into mikro_orm_migrations (name) values (?)', [name])
  }
  const known = (): Promise<{ name: string }[]> =>
    database.fork().execute('select name from mikro_orm_migrations order by id')

  it('is left alone, with its rows', async () => {
    await namesAre(FIFTEEN)
    const row = { id: 'purchase-stripe-kept', channel: 'stripe' as const, order: 'kept', isTest: true }
    await database.fork().insert(Purchase, { ...row, createdAt: new Date() })
    const before = await database.fork().execute('select * from purchase')
    expect(await database.migrate()).toEqual(later)
    expect(await database.fork().execute('select * from purchase')).toEqual(before)
    expect(await known()).toEqual([...FIFTEEN, ...later].map((name) => ({ name })))
  })

  it('that stopped before its last migration is refused, and nothing changes', async () => {
    await namesAre(FIFTEEN.slice(0, -1))
    await expect(database.migrate()).rejects.toThrow(
      'The tables are those of 0014-interventions: run `npm run migrate` of release 0.2.0 first.',
    )
    expect(await known()).toHaveLength(FIFTEEN.length - 1)
  })
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
