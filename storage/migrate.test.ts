import { expect, it } from '@jest/globals'
import { createDatabase, dropDatabase } from '../sandbox/postgres.ts'
import { uniqueName } from '../sandbox/testing.ts'
import { theWorld } from '../sandbox/world.ts'
import { openDatabase } from './database.ts'
import { NO_KEYS } from './sealing/data-keys.ts'

it.each([1, 2, 3, 4])('three processes at once bring an empty database up to date, time %i', async () => {
  const { postgresUrl } = theWorld()
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
