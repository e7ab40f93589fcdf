import { execFile, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { cacheDir } from '../../build/cache.ts'

const REQUIREMENTS = join(import.meta.dirname, 'requirements.txt')
const run = promisify(execFile)

/** The machine lacks something that the fuzzer needs. */
export class FuzzerUnavailable extends Error {
  override readonly name = 'FuzzerUnavailable'
}

/**
 * Installs the fuzzer once, in the versions that requirements.txt pins, into a separate Python environment.
 * @returns the path of its command
 * @throws {FuzzerUnavailable} naming what is missing
 */
export async function schemathesis(): Promise<string> {
  const pinned = createHash('sha256').update(readFileSync(REQUIREMENTS)).digest('hex').slice(0, 12)
  const home = join(cacheDir(), `schemathesis-${pinned}`)
  const command = join(home, 'bin', 'schemathesis')
  if (existsSync(command)) return command
  await needsPython()
  console.log('Installing schemathesis (once)…')
  try {
    await rm(home, { recursive: true, force: true })
    await run('python3', ['-m', 'venv', home])
    await run(join(home, 'bin', 'python'), ['-m', 'pip', 'install', '--quiet', '-r', REQUIREMENTS])
  } catch (cause) {
    // An incomplete environment would be mistaken for a complete one.
    await rm(home, { recursive: true, force: true })
    throw new FuzzerUnavailable(`schemathesis could not be installed: ${String(cause)}`, { cause })
  }
  return command
}

async function needsPython(): Promise<void> {
  const enough = 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 10))'
  await run('python3', ['-c', enough]).catch((cause: unknown) => {
    throw new FuzzerUnavailable(
      'npm run drill -- fuzz needs python3, version 3.10 or newer, with venv (on Debian: python3-venv).',
      { cause },
    )
  })
}

/** Runs it to completion in a separate folder, where it leaves its reports. */
export const runIn = (folder: string, command: string, args: readonly string[], signal: AbortSignal) =>
  new Promise<number | null>((resolve, reject) => {
    const child = spawn(command, args, { cwd: folder, stdio: 'inherit', signal })
    child.once('exit', resolve).once('error', reject)
  })
