import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import { lazyScriptsOf, type Manifest, scriptsOf } from './chunks.ts'

/** The route of every program's page. */
export const RESULTS = '/results/:id'
/** Where the gateway finds the page of every program. */
const PAGE = '/results/_'

/** The page changes under the same address. All other files have a hash of their content in their names. */
async function filesOf(site: string, manifest: Manifest, fonts: readonly string[]) {
  const page = await readFile(join(site, `${PAGE}.html`))
  const all = Object.values(manifest).map(({ file }) => file)
  const named = new Set([
    ...Object.values(manifest).flatMap(({ file, isEntry }) => (isEntry ? [file] : [])),
    ...scriptsOf(RESULTS, manifest),
    ...lazyScriptsOf(RESULTS, manifest),
    ...fonts,
    // For a name in any supported alphabet.
    ...all.filter((file) => file.endsWith('.woff2')),
  ])
  return [
    { url: PAGE, revision: createHash('sha256').update(page).digest('hex').slice(0, 16) },
    ...[...named].map((file) => ({ url: `/${file}`, revision: null })),
  ]
}

/**
 * Writes the service worker with the list of files that it stores. The list differs in every build, so
 * browsers notice.
 */
export async function writeServiceWorker(
  site: string,
  manifest: Manifest,
  fonts: readonly string[],
): Promise<void> {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: {
      OFFLINE_FILES: JSON.stringify(await filesOf(site, manifest, fonts)),
      OFFLINE_PAGE: JSON.stringify(PAGE),
    },
    build: {
      outDir: resolve(site),
      emptyOutDir: false,
      rolldownOptions: {
        input: resolve(import.meta.dirname, '../offline/sw.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  })
}
