import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import pg from 'pg'
import { postgresTools } from '../dev/stand-ins/binaries.ts'
import { until } from '../dev/testkit/testing.ts'
import { testServices } from '../dev/testkit/test-services.ts'
import { execFile } from '../dev/processes/users.ts'

const DAY_SECONDS = 86_400
const PASSWORDS = { eightfold: 'a:pass\\word', temporal: 'another' } as const
type Owner = keyof typeof PASSWORDS

const admin = () => new URL(testServices().postgresUrl)
/** The names in docker-compose.yml. No other test uses them. */
const databases = { temporal: 'temporal', visibility: 'temporal_visibility', product: 'eightfold' } as const
const ownerOf = (database: string): Owner => (database.startsWith('temporal') ? 'temporal' : 'eightfold')

let folder: string
let tools: string
beforeAll(async () => {
  tools = await postgresTools()
  folder = await mkdtemp(join(tmpdir(), 'eightfold-backup-'))
  await mkdir(join(folder, 'secrets'))
  for (const [owner, password] of Object.entries(PASSWORDS)) {
    await writeFile(join(folder, 'secrets', `${owner}_database_password`), password)
    await ask('postgres', `drop role if exists ${owner}; create role ${owner} login password '${password}'`)
  }
})
beforeEach(async () => {
  await rm(join(folder, 'backups'), { recursive: true, force: true })
  for (const database of Object.values(databases)) await makeEmpty(database)
  for (const database of [databases.temporal, databases.visibility])
    await ask(
      database,
      `create table schema_version (curr_version text); insert into schema_version values ('1.19');
       create table row (at bigint primary key); create extension btree_gin`,
    )
  await ask(
    databases.product,
    `create table mikro_orm_migrations (id serial, name text); insert into mikro_orm_migrations (name) values ('m0001');
     create table row (at bigint primary key)`,
  )
})
afterAll(async () => {
  for (const database of Object.values(databases))
    await ask('postgres', `drop database if exists ${database} with (force)`)
  for (const owner of Object.keys(PASSWORDS)) await ask('postgres', `drop role ${owner}`)
  await rm(folder, { recursive: true, force: true })
})

/** Creates it as deploy/postgres/make-users.sh does. */
async function makeEmpty(database: string): Promise<void> {
  await ask('postgres', `drop database if exists ${database} with (force)`)
  await ask('postgres', `create database ${database} owner ${ownerOf(database)}`)
  await ask('postgres', `revoke all on database ${database} from public`)
}

/** Queries as the owner of the database, or as the superuser. */
async function ask(database: string, sql: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: urlOf(database) })
  await client.connect()
  try {
    return await client.query(sql)
  } finally {
    await client.end()
  }
}

function urlOf(database: string): string {
  const url = admin()
  url.pathname = `/${database}`
  if (database !== 'postgres')
    Object.assign(url, {
      username: ownerOf(database),
      password: encodeURIComponent(PASSWORDS[ownerOf(database)]),
    })
  return url.href
}

const environment = () => ({
  PATH: `${tools}:${process.env['PATH']}`,
  PGHOST: admin().hostname,
  PGPORT: admin().port,
  SECRETS: join(folder, 'secrets'),
  BACKUPS: join(folder, 'backups'),
})
const script = async (name: string, args: readonly string[] = []): Promise<string> =>
  (await execFile('bash', [join('deploy', name), ...args], { env: environment() })).stdout.trim()
const backUp = () => script('backup.sh')
const restore = (...args: string[]) => script('restore.sh', args)
const refusal = (...args: string[]): Promise<string> =>
  restore(...args).then(
    () => 'it was not refused',
    (error: { stderr: string }) => error.stderr,
  )
const count = async (database: string) =>
  Number((await ask(database, 'select count(*) from row')).rows[0].count)

it('what is written meanwhile is consistent, and the rows are never older than the runs', async () => {
  let written = 0
  let enough = false
  // Like the product: the row first, then the run.
  const writing = (async () => {
    for (; !enough; written += 1) {
      await ask(databases.product, `insert into row values (${written})`)
      await ask(databases.temporal, `insert into row values (${written})`)
    }
  })()
  await until('some rows', async () => written > 20)
  const backup = await backUp()
  const atItsEnd = written
  enough = true
  await writing
  for (const database of Object.values(databases)) await makeEmpty(database)

  const said = await restore(backup)
  const [runs, rows] = [await count(databases.temporal), await count(databases.product)]
  expect(runs).toBeGreaterThan(20)
  expect(rows).toBeGreaterThanOrEqual(runs)
  expect(rows).toBeLessThanOrEqual(atItsEnd + 1)
  expect(said).toMatch(/erase-again/)
  expect(said).toMatch(new RegExp(`${databases.product} m0001 from \\S+Z to \\S+Z`))
})

it('what was restored can be backed up and restored again', async () => {
  await ask(databases.product, 'insert into row values (1)')
  const first = await backUp()
  await ask(databases.product, 'insert into row values (2)')
  await restore('--replace', first)
  expect(await count(databases.product)).toBe(1)
  await rm(first, { recursive: true })
  const second = await backUp()
  await restore('--replace', second)
  expect(await count(databases.product)).toBe(1)
  await ask(databases.product, 'create table another (at bigint)')
})

describe('a backup', () => {
  it('is complete or does not exist', async () => {
    await ask(databases.product, 'drop table mikro_orm_migrations')
    await expect(backUp()).rejects.toThrow('mikro_orm_migrations')
    expect(readdirSync(join(folder, 'backups'))).toEqual([])
  })

  it('reveals its passwords to nobody', async () => {
    const client = new pg.Client({ connectionString: urlOf(databases.product) })
    await client.connect()
    await client.query('begin; lock table row in access exclusive mode')
    const running = spawn('bash', [join('deploy', 'backup.sh')], { env: environment() })
    const waiting = await until('pg_dump to wait', async () => {
      const { stdout } = await execFile('ps', ['-eww', '-o', 'pid=,args='])
      return stdout
        .split('\n')
        .find((line) => line.includes('pg_dump') && line.includes(`/${databases.product}.dump`))
    })
    const environ = await readFile(`/proc/${Number.parseInt(waiting)}/environ`, 'utf8')
    await client.query('rollback')
    await client.end()
    await new Promise((resolve) => running.once('exit', resolve))
    for (const shown of [waiting, environ]) expect(shown).not.toContain(PASSWORDS.eightfold)
  })

  it('is deleted after its retention period, and only once there is a new one', async () => {
    const old = join(folder, 'backups', '2026-01-01T00-00-00Z')
    await rename(await backUp(), old)
    const days = (ago: number) => Date.now() / 1000 - ago * DAY_SECONDS
    await utimes(old, days(27.9), days(27.9))
    const kept = await backUp()
    expect(existsSync(old)).toBe(true)
    await utimes(old, days(28.1), days(28.1))
    await ask(databases.product, 'alter table mikro_orm_migrations rename to away')
    await expect(backUp()).rejects.toThrow()
    expect(existsSync(old)).toBe(true)
    await ask(databases.product, 'alter table away rename to mikro_orm_migrations')
    await rename(kept, `${kept}-kept`)
    await backUp()
    expect([existsSync(old), existsSync(`${kept}-kept`)]).toEqual([false, true])
  })
})

describe('a restore is refused', () => {
  it('if the backup was altered', async () => {
    const backup = await backUp()
    for (const database of Object.values(databases)) await makeEmpty(database)
    await writeFile(join(backup, `${databases.product}.dump`), 'something else')
    expect(await refusal(backup)).toMatch('is not what backup.sh made')
    await rm(join(backup, `${databases.product}.dump`))
    expect(await refusal(backup)).toMatch('is not what backup.sh made')
    await expect(count(databases.temporal)).rejects.toThrow('does not exist')
  })

  it('while somebody is connected', async () => {
    const backup = await backUp()
    const client = new pg.Client({ connectionString: urlOf(databases.product) })
    await client.connect()
    expect(await refusal('--replace', backup)).toMatch(`${databases.product} is in use by eightfold`)
    await client.end()
    await until('nobody to be connected', async () => !(await refusal(backup)).includes('in use'))
  })

  it('if a database is not empty, unless it is told to replace it', async () => {
    const backup = await backUp()
    await ask(databases.product, 'insert into row values (7)')
    expect(await refusal(backup)).toMatch(/has \d tables. --replace deletes them/)
    expect(await count(databases.product)).toBe(1)
    await restore('--replace', backup)
    expect(await count(databases.product)).toBe(0)
  })
})
