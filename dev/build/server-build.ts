import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { build, type Plugin, transform } from 'esbuild'
import { LETTERS } from '../../emails/generated/letters.ts'
import { COMPILED, compileAll } from '../../emails/letter.ts'
import { replacing } from './builds.ts'
import { PROGRAMS, SERVER } from '../processes/programs.ts'
import { workflowBundle } from './workflow-bundle.ts'

/**
 * Packages that stay in node_modules: Temporal's, because the worker's own parts identify errors by class;
 * packages that read files beside their code; and packages that are loaded by name.
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
/** CommonJS packages use it to load Node's built-in modules. */
const REQUIRE =
  "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);"

/**
 * Temporal, MikroORM and the logs identify our classes by name, which a bundle may change. Keeping names
 * costs a call for each created function, so packages do without.
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

/**
 * Builds the processes and the workflows into dist/server, for plain `node`. A start then reads few files
 * instead of thousands.
 */
export async function buildServer(): Promise<void> {
  await replacing(SERVER, async (fresh) => {
    const { workflows } = await bundleInto(fresh, PROGRAMS)
    await writeFile(join(fresh, 'build-id'), buildIdAt(new Date(), workflows))
  })
}

/** @returns the code of the workflows, and the source files of everything */
export async function bundleInto(folder: string, entryPoints: Readonly<Record<string, string>>) {
  const [{ code }, { metafile }] = await Promise.all([
    workflowBundle(),
    build({
      entryPoints,
      outdir: folder,
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
      metafile: true,
      logLevel: 'warning',
    }),
  ])
  await writeFile(join(folder, 'workflows.cjs'), code)
  await writeFile(join(folder, COMPILED), JSON.stringify(await compileAll(Object.values(LETTERS))))
  const workflows = globSync('workflows/**/*.ts', { exclude: ['**/*.test.ts'] })
  const sources = Object.keys(metafile.inputs).filter((path) => !path.includes('node_modules'))
  return { workflows: code, sources: [...new Set([...sources, ...workflows])] }
}

/** The id of a later build compares as greater. */
function buildIdAt(now: Date, workflows: string): string {
  const time = now.toISOString().replace(/\D/g, '').slice(0, 14)
  return `${time}-${createHash('sha256').update(workflows).digest('hex').slice(0, 8)}`
}
