import { createHash } from 'node:crypto'
import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'
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

/** Builds the processes and the workflows into dist/server, for plain `node`; packages stay in node_modules. */
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
        packages: 'external',
        jsx: 'automatic',
        // Temporal and the logs know errors by the names of their classes.
        keepNames: true,
        sourcemap: true,
        sourcesContent: false,
        logLevel: 'warning',
      }),
    ])
    await writeFile(join(fresh, 'workflows.cjs'), code)
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
