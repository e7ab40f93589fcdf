import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const fileIn = (dataDir: string): string => join(dataDir, 'environment.json')

/** Keeps what gateway and worker were started with, so that other commands reach the same parts. It holds secrets. */
export const keepEnvironment = (dataDir: string, env: Readonly<Record<string, string>>): void =>
  writeFileSync(fileIn(dataDir), JSON.stringify(env, null, 2), { mode: 0o600 })

/** What the last start in this folder ran with; nothing where there was none. */
export function environmentIn(dataDir: string): Record<string, string> {
  const file = fileIn(dataDir)
  return existsSync(file)
    ? z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(file, 'utf8')))
    : {}
}
