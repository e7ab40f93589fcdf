import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { glob, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { cacheDir } from './cache.ts'
import { takeLock } from './lock.ts'
import { execFile } from './users.ts'

const BUILT = join('dist', 'web')
/** What the web app is made of. */
const SOURCES = [
  'web/**/*',
  'domain/**/*.ts',
  'activities/pdf/**/*',
  'sandbox/sample*.ts',
  'package-lock.json',
]

const OTHER_BUILD_WITHIN_MS = 120_000

/** Builds the web app into dist/web, unless it is built from just these sources already. One build at a time. */
export async function buildWeb(): Promise<void> {
  const lock = await takeLock(join(cacheDir(), 'web-build.lock'), OTHER_BUILD_WITHIN_MS)
  try {
    await buildUnlessFresh()
  } finally {
    lock?.release()
  }
}

async function buildUnlessFresh(): Promise<void> {
  const stamp = `${BUILT}.sources`
  const sources = await fingerprint()
  const built = await readFile(stamp, 'utf8').catch(() => '')
  if (built === sources && existsSync(join(BUILT, 'index.html'))) return
  console.log('Building the web app…')
  const fresh = `${BUILT}.${process.pid}`
  const old = `${fresh}.old`
  const vite = [join('node_modules', 'vite', 'bin', 'vite.js'), 'build', 'web', '--logLevel', 'warn']
  try {
    await runInProduction([...vite, '--outDir', join('..', fresh), '--emptyOutDir'])
    await runInProduction(['--import', 'tsx', join('web', 'prerender', 'main.ts'), fresh])
    await runInProduction(['--import', 'tsx', join('sandbox', 'sample.ts'), fresh])
    await compressFiles(fresh)
    // A gateway may be serving from it: it is gone only for the moment between two renames.
    if (existsSync(BUILT)) await rename(BUILT, old)
    await rename(fresh, BUILT)
    await writeFile(stamp, sources)
  } finally {
    await Promise.all([fresh, old].map((dir) => rm(dir, { recursive: true, force: true })))
  }
}

const runInProduction = (args: readonly string[]) =>
  execFile(process.execPath, args, {
    env: { ...process.env, NODE_ENV: 'production' },
    maxBuffer: 16_000_000,
  })

/** Writes `.br` and `.gz` beside what compresses, once and as small as can be: the gateway sends them as they are. */
async function compressFiles(dir: string): Promise<void> {
  for await (const file of glob(join(dir, '**/*.{js,css,svg,json}'))) {
    const content = await readFile(file)
    await writeFile(`${file}.br`, brotliCompressSync(content))
    await writeFile(`${file}.gz`, gzipSync(content, { level: 9 }))
  }
}

async function fingerprint(): Promise<string> {
  const files: string[] = []
  for await (const entry of glob(SOURCES, { withFileTypes: true })) {
    if (entry.isFile()) files.push(join(entry.parentPath, entry.name))
  }
  const hash = createHash('sha256')
  for (const file of files.sort()) hash.update(file).update(await readFile(file))
  return hash.digest('hex')
}
