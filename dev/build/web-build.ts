import { existsSync } from 'node:fs'
import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { fingerprintOf, oneAtATime, replacing } from './build-once.ts'
import { execFile } from '../processes/users.ts'

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
