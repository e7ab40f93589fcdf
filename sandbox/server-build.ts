import { createHash } from 'node:crypto'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { build, type Plugin, transform } from 'esbuild'
import { COMPILED, compileAll } from '../emails/html-of.ts'
import { letterSources } from '../emails/index.ts'
import { workflowBundle } from './workflow-bundle.ts'

const BUILT = join('dist', 'server')

/** What is started by itself: processes, and the programs of threads, which are found by these names. */
export const PROGRAMS = {
  gateway: 'gateway/main.ts',
  worker: 'activities/worker.ts',
  migrate: 'storage/migrate.ts',
  operate: 'desk/main.ts',
  'draw-pdf': 'activities/pdf/draw-pdf.ts',
  'apply-rules': 'activities/generation/apply-rules.ts',
  'draw-spreadsheet': 'exports/spreadsheet/draw-spreadsheet.ts',
}

/**
 * What stays in node_modules: Temporal's, because the worker's own parts know errors by their classes, what reads files beside
 * its own code, and what is loaded by name.
 */
const OUTSIDE = [
  '@temporalio/*',
  '@opentelemetry/*',
  '@react-pdf/*',
  'react',
  'mjml',
  'subset-font',
  'pg-native',
]
/** Packages that were written for CommonJS ask for Node's own modules by it. */
const REQUIRE =
  "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);"

/**
 * Temporal, MikroORM and the logs know our classes by their names, which a bundle may change. Keeping them takes a call for
 * each function that is made, so the packages go without.
 */
const ourNames: Plugin = {
  name: 'our-names',
  setup({ onLoad }) {
    onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
      if (path.includes('node_modules')) return null
      const { code } = await transform(await readFile(path, 'utf8'), {
        loader: extname(path).slice(1) as 'ts' | 'tsx',
        format: 'esm',
        target: 'node24',
        jsx: 'automatic',
        keepNames: true,
        sourcemap: 'inline',
        sourcefile: path,
      })
      return { contents: code, loader: 'js' }
    })
  },
}

/** Builds the processes and the workflows into dist/server, for plain `node`: a start reads few files instead of thousands. */
export async function buildServer(): Promise<void> {
  const fresh = `${BUILT}.${process.pid}`
  try {
    const [{ code }] = await Promise.all([
      workflowBundle(),
      build({
        entryPoints: PROGRAMS,
        outdir: fresh,
        bundle: true,
        splitting: true,
        format: 'esm',
        platform: 'node',
        target: 'node24',
        external: OUTSIDE,
        banner: { js: REQUIRE },
        plugins: [ourNames],
        sourcemap: true,
        sourcesContent: false,
        logLevel: 'warning',
      }),
    ])
    await writeFile(join(fresh, 'workflows.cjs'), code)
    await writeFile(join(fresh, COMPILED), JSON.stringify(await compileAll(letterSources())))
    await writeFile(join(fresh, 'build-id'), buildIdAt(new Date(), code))
    await rm(BUILT, { recursive: true, force: true })
    await rename(fresh, BUILT)
  } finally {
    await rm(fresh, { recursive: true, force: true })
  }
}

/** A later build has a greater one. */
function buildIdAt(now: Date, workflows: string): string {
  const time = now.toISOString().replace(/\D/g, '').slice(0, 14)
  return `${time}-${createHash('sha256').update(workflows).digest('hex').slice(0, 8)}`
}
