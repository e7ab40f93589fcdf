import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import type { WholeProduct } from '../whole-product.ts'
import { postgresTools } from '../../stand-ins/binaries.ts'
import { until } from '../../processes/until.ts'
import { execFile } from '../../processes/users.ts'

/** The database user of backup.sh and restore.sh; here it is a superuser. */
const USER = 'eightfold'
const PASSWORD = 'a password of the drill alone'
const ALL_PAGES = 1_000_000

export interface Stores {
  readonly product: Pick<WholeProduct, 'direct' | 'processes' | 'env' | 'ready'>
  readonly dataDir: string
}

export interface Copies {
  /** A SQLite file in place of a dump of Temporal's databases. */
  readonly temporal: string
  /** The folder that backup.sh created. */
  readonly product: string
}

/** Copies Temporal's database while it runs. */
export async function copyTemporal({ dataDir }: Pick<Stores, 'dataDir'>): Promise<string> {
  const copy = join(dataDir, `temporal-${Date.now()}.db`)
  const source = new DatabaseSync(temporalFile(dataDir), { readOnly: true, timeout: 10_000 })
  try {
    await backup(source, copy, { rate: ALL_PAGES })
    return copy
  } finally {
    source.close()
  }
}

/** Runs backup.sh for the product's database. */
export async function dumpProduct(stores: Stores): Promise<string> {
  await makeUser(stores)
  return (await script(stores, 'backup.sh', ['eightfold'])).split('\n').at(-1) ?? ''
}

/** Kills all processes and deletes both stores and all PDFs. The tombstones of erased buyers remain. */
export async function destroyBoth({ product: { processes }, dataDir }: Stores): Promise<void> {
  const { gateway, worker, postgres, temporal } = processes
  await Promise.all([gateway, worker, postgres, temporal].map((one) => one.kill()))
  await rm(join(dataDir, 'postgres'), { recursive: true })
  await rm(join(dataDir, 'temporal'), { recursive: true })
  const objects = join(dataDir, 'objects')
  for (const name of existsSync(objects) ? await readdir(objects) : [])
    if (name !== 'erased') await rm(join(objects, name), { recursive: true })
}

/** Restores and starts both stores, but not the gateway or the worker. */
export async function restoreBoth(stores: Stores, copies: Copies): Promise<void> {
  const { product, dataDir } = stores
  const { postgres, temporal } = product.processes
  await mkdir(join(dataDir, 'temporal'), { mode: 0o700 })
  await cp(copies.temporal, temporalFile(dataDir))
  postgres.revive()
  temporal.revive()
  await until('both stores', async () => (await postgres.isReady()) && temporal.isReady(), 120_000)
  await makeUser(stores)
  await script(stores, 'restore.sh', [copies.product])
}

/** Starts the gateway and the worker. */
export async function startOurs({ product }: Stores): Promise<void> {
  product.processes.gateway.revive()
  product.processes.worker.revive()
  await until(
    'gateway and worker',
    async () => {
      const { gateway, worker } = product.processes
      return (await gateway.isReady()) && worker.isReady()
    },
    120_000,
  )
}

const temporalFile = (dataDir: string): string => join(dataDir, 'temporal', 'temporal.db')

async function makeUser({ product: { direct }, dataDir }: Stores): Promise<void> {
  const secrets = join(dataDir, 'backup-secrets')
  await mkdir(secrets, { recursive: true, mode: 0o700 })
  await writeFile(join(secrets, `${USER}_database_password`), PASSWORD)
  const client = new pg.Client({ connectionString: direct.databaseUrl })
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [USER])
    if (!rowCount) await client.query(`create role ${USER} superuser login password '${PASSWORD}'`)
  } finally {
    await client.end()
  }
}

async function script(
  { product: { direct }, dataDir }: Stores,
  name: string,
  args: string[],
): Promise<string> {
  const { hostname, port } = new URL(direct.databaseUrl)
  const env = {
    PATH: `${await postgresTools()}:${process.env['PATH']}`,
    PGHOST: hostname,
    PGPORT: port,
    SECRETS: join(dataDir, 'backup-secrets'),
    BACKUPS: join(dataDir, 'backups'),
  }
  return (await execFile('bash', [join('deploy', name), ...args], { env })).stdout.trim()
}
