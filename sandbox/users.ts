import * as childProcess from 'node:child_process'
import { statSync } from 'node:fs'
import { promisify } from 'node:util'

export const execFile = promisify(childProcess.execFile)

export interface User {
  readonly uid: number
  readonly gid: number
}

const amRoot = () => process.getuid?.() === 0

/** Someone other than root, for a program that refuses to be root; undefined when we are not root anyway. */
export function unprivilegedUser(): User | undefined {
  if (!amRoot()) return undefined
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) =>
        Number(childProcess.execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }))
      return { uid: id('-u'), gid: id('-g') }
    } catch {
      continue
    }
  }
  throw new Error(
    'PostgreSQL refuses to run as root, and there is no user "nobody". Start as an ordinary user, or set DATABASE_URL.',
  )
}

/** Whose folder this is, when we are root and may therefore become that user. */
export function ownerOf(path: string): User | undefined {
  if (!amRoot()) return undefined
  const { uid, gid } = statSync(path)
  return { uid, gid }
}

/**
 * How to run a command as `user`. A checkout in root's own home cannot be reached by anyone else: there the command keeps the
 * one privilege of reaching files, and nothing more of root.
 */
export function asUser(user: User | undefined, folder: string, [program = '', ...args]: string[]) {
  if (!user) return { command: program, args }
  if (reaches(user, program, folder)) return { command: program, args, user }
  const become = [`--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups']
  // PostgreSQL asks access(2), which looks at privileges only with this bit.
  const keep = ['--securebits=+no_setuid_fixup', '--inh-caps=+dac_override', '--ambient-caps=+dac_override']
  return { command: 'setpriv', args: [...become, ...keep, program, ...args] }
}

function reaches(user: User, program: string, folder: string): boolean {
  const test = 'test -x "$0" && test -w "$1"'
  return childProcess.spawnSync('/bin/sh', ['-c', test, program, folder], { ...user, cwd: '/' }).status === 0
}
