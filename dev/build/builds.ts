import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, glob, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { z } from 'zod'
import { cacheDir } from './cache.ts'
import { takeLock } from '../processes/lock.ts'
import { execFile } from '../processes/users.ts'
import { PROGRAMS, STAND_INS, START } from '../processes/programs.ts'

const OTHER_BUILD_WITHIN_MS = 120_000

/** Builds under a lock: only one process builds the same thing at a time. */
async function oneAtATime(name: string, build: () => Promise<void>): Promise<void> {
  const lock = await takeLock(join(cacheDir(), `${name}-build.lock`), OTHER_BUILD_WITHIN_MS)
  try {
    await build()
  } finally {
    lock?.release()
  }
}

/** A hash of the names and contents of files, in the given order. */
export async function fingerprintOf(files: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const file of files) hash.update(file).update(await readFile(file).catch(() => 'gone'))
  return hash.digest('hex')
}

/**
 * Builds into a new folder, then moves it into place. The old folder may be in use, so it is missing only for
 * the moment between two renames.
 */
export async function replacing<Built>(
  folder: string,
  fill: (fresh: string) => Promise<Built>,
): Promise<Built> {
  const fresh = `${folder}.${process.pid}`
  const old = `${fresh}.old`
  try {
    await mkdir(fresh, { recursive: true })
    const built = await fill(fresh)
    if (existsSync(folder)) await rename(folder, old)
    await rename(fresh, folder)
    return built
  } finally {
    await Promise.all([fresh, old].map((dir) => rm(dir, { recursive: true, force: true })))
  }
}

const BUILT = join('dist', 'web')
/** The source files of the web app. */
const SOURCES = [
  'web/**/*',
  'domain/**/*.ts',
  'activities/pdf/**/*',
  'dev/build/sample*.ts',
  'package-lock.json',
]

/** Builds the web app into dist/web, unless it is up to date. One build at a time. */
export const buildWeb = (): Promise<void> => oneAtATime('web', buildUnlessFresh)

async function buildUnlessFresh(): Promise<void> {
  const stamp = `${BUILT}.sources`
  const sources = await fingerprint()
  const built = await readFile(stamp, 'utf8').catch(() => '')
  if (built === sources && existsSync(join(BUILT, 'index.html'))) return
  console.log('Building the web app…')
  const vite = [join('node_modules', 'vite', 'bin', 'vite.js'), 'build', 'web', '--logLevel', 'warn']
  await replacing(BUILT, async (fresh) => {
    await runInProduction([...vite, '--outDir', join('..', fresh), '--emptyOutDir'])
    await runInProduction(['--import', 'tsx', join('web', 'prerender', 'main.ts'), fresh])
    await runInProduction(['--import', 'tsx', join('dev', 'build', 'sample.ts'), fresh])
    await compressFiles(fresh)
  })
  await writeFile(stamp, sources)
}

const runInProduction = (args: readonly string[]) =>
  execFile(process.execPath, args, {
    env: { ...process.env, NODE_ENV: 'production' },
    maxBuffer: 16_000_000,
  })

/** Writes `.br` and `.gz` beside compressible files, at the best ratio; the gateway sends them unchanged. */
async function compressFiles(dir: string): Promise<void> {
  for await (const file of glob(join(dir, '**/*.{js,css,svg,json}'))) {
    const content = await readFile(file)
    await writeFile(`${file}.br`, brotliCompressSync(content))
    await writeFile(`${file}.gz`, gzipSync(content, { level: 9 }))
  }
}

const isOfTests = (file: string) => file.includes('.test.') || file.startsWith(join('web', 'testing'))

async function fingerprint(): Promise<string> {
  const files: string[] = []
  for await (const entry of glob(SOURCES, { withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    if (entry.isFile() && !isOfTests(file)) files.push(file)
  }
  return fingerprintOf(files.sort())
}

/** Inputs in addition to the programs' own sources. */
const ALSO = ['dev/build/server-build.ts', 'package-lock.json']

/** The inputs of the build. */
const Stamp = z.object({ files: z.array(z.string()), fingerprint: z.string() })
type Stamp = z.infer<typeof Stamp>

/**
 * Builds the production code and the stand-ins into dist/start, unless it is up to date. It has no
 * `build-id`: workflows continue with the current code.
 */
export const buildForStart = (): Promise<void> =>
  oneAtATime('start', async () => {
    const stamp = `${START}.sources`
    if (existsSync(START) && (await isFresh(stamp))) return
    console.log('Building gateway and worker…')
    // Loaded lazily: the build tools take a while to load.
    const { bundleInto } = await import('./server-build.ts')
    const files = await replacing(START, async (fresh) => {
      const { sources } = await bundleInto(fresh, { ...PROGRAMS, ...STAND_INS })
      return [...sources, ...ALSO].sort()
    })
    await writeFile(stamp, JSON.stringify({ files, fingerprint: await fingerprintOf(files) } satisfies Stamp))
  })

async function isFresh(stamp: string): Promise<boolean> {
  const text = await readFile(stamp, 'utf8').catch(() => null)
  if (text === null) return false
  const { files, fingerprint } = Stamp.parse(JSON.parse(text))
  return fingerprint === (await fingerprintOf(files))
}
