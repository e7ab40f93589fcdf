import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const fileIn = (dataDir: string): string => join(dataDir, 'environment.json')

/**
 * Stores the environment of gateway and worker, so that other commands reach the same parts. It contains
 * secrets.
 */
export const keepEnvironment = (dataDir: string, env: Readonly<Record<string, string>>): void =>
  writeFileSync(fileIn(dataDir), JSON.stringify(env, null, 2), { mode: 0o600 })

/** The environment of the last start in this folder; empty if there was none. */
export function environmentIn(dataDir: string): Record<string, string> {
  const file = fileIn(dataDir)
  return existsSync(file)
    ? z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(file, 'utf8')))
    : {}
}
