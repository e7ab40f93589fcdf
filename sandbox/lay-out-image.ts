import { globSync } from 'node:fs'
import { cp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, relative } from 'node:path'
import { nodeFileTrace } from '@vercel/nft'

/** What is started, and code that a program loads by a name of the package's own. */
const PROGRAMS = ['dist/server/*.js', 'node_modules/pdfkit/js/standard-fonts/*.cjs']
/** What is read by a name that is put together as it runs: no import tells of it. */
const ALSO = [
  'package.json',
  'node_modules/@expo-google-fonts/*/package.json',
  'node_modules/@expo-google-fonts/**/{400Regular,600SemiBold,700Bold,800ExtraBold}/*.ttf',
  'node_modules/@fontsource-variable/{noto-sans-*,vazirmatn}/{package.json,unicode.json}',
  'node_modules/@fontsource-variable/{noto-sans-*,vazirmatn}/files/*-wght-normal.woff2',
]
/** What is imported and then never asked for: what reads, bundles or compiles sources, and the bridge to Temporal for other machines. */
const NEVER =
  /node_modules\/(tsx|mjml|esbuild|@esbuild|typescript|@swc\/core[^/]*|@temporalio\/core-bridge\/releases)\/|^dist\/web\//

/**
 * Lays out all that production runs, and nothing else: what is built, and of the packages the files that its code
 * reaches. `npm run build` comes before.
 */
export async function layOutImage(folder: string): Promise<void> {
  const { fileList } = await nodeFileTrace(globSync(PROGRAMS), {
    ignore: (path) => NEVER.test(path),
  })
  await rm(folder, { recursive: true, force: true })
  const files = new Set([
    ...[...fileList].filter((path) => !NEVER.test(path)),
    ...globSync(ALSO),
    'dist/server',
    'dist/web',
    bridge(),
  ])
  for (const file of files) await cp(file, join(folder, file), { recursive: true })
}

/** Temporal's own program for this machine. */
function bridge(): string {
  const { getPrebuiltPath } = createRequire(import.meta.url)('@temporalio/core-bridge/common')
  return relative(process.cwd(), getPrebuiltPath())
}
