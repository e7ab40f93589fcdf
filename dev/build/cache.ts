import { accessSync, constants, mkdirSync } from 'node:fs'
import { homedir, tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'

/** The cache for downloads: outside the repository, shared by all checkouts of one user. */
export function cacheDir(env: Readonly<Record<string, string | undefined>> = process.env): string {
  const wanted = join(env['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'eightfold')
  const fallback = join(tmpdir(), `eightfold-${userInfo().uid}`)
  for (const dir of [wanted, fallback]) {
    try {
      mkdirSync(dir, { recursive: true })
      accessSync(dir, constants.W_OK)
      return dir
    } catch {
      continue // a user without a home, such as nobody, can only use the temporary folder
    }
  }
  throw new Error(
    `Neither ${wanted} nor ${fallback} can be written; set XDG_CACHE_HOME to a folder that can.`,
  )
}
