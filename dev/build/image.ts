import { globSync } from 'node:fs'
import { cp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, relative } from 'node:path'
import { nodeFileTrace } from '@vercel/nft'

/** Entry points, and code that a program loads by a package's internal name. */
const PROGRAMS = ['dist/server/*.js', 'node_modules/pdfkit/js/standard-fonts/*.cjs']
/** Files whose names are computed at run time; no import reveals them. */
const ALSO = [
  'package.json',
  'node_modules/@expo-google-fonts/*/package.json',
  'node_modules/@expo-google-fonts/**/{400Regular,600SemiBold,700Bold,800ExtraBold}/*.ttf',
  'node_modules/@fontsource-variable/{noto-sans-*,vazirmatn}/{package.json,unicode.json}',
  'node_modules/@fontsource-variable/{noto-sans-*,vazirmatn}/files/*-wght-normal.woff2',
]
/**
 * Imported but never used: tools that read, bundle or compile sources, and Temporal's bridge for other
 * platforms.
 */
const NEVER =
  /node_modules\/(tsx|mjml|esbuild|@esbuild|typescript|@swc\/core[^/]*|@temporalio\/core-bridge\/releases)\/|^dist\/web\//

/**
 * Copies exactly what production runs: the build, and the package files that its code reaches. Run `npm run
 * build` first.
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

/** Temporal's native bridge for this platform. */
function bridge(): string {
  const { getPrebuiltPath } = createRequire(import.meta.url)('@temporalio/core-bridge/common')
  return relative(process.cwd(), getPrebuiltPath())
}

// npm run image [-- FOLDER]
if (import.meta.main) await layOutImage(process.argv[2] ?? join('dist', 'image'))
