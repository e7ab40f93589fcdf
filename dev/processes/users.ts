import * as childProcess from 'node:child_process'
import { statSync } from 'node:fs'
import { promisify } from 'node:util'

export const execFile = promisify(childProcess.execFile)

export interface User {
  readonly uid: number
  readonly gid: number
}

const amRoot = () => process.getuid?.() === 0

/** A user other than root, for programs that refuse to run as root; undefined if we are not root. */
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

/** The owner of this folder, if we are root and can therefore become that user. */
export function ownerOf(path: string): User | undefined {
  if (!amRoot()) return undefined
  const { uid, gid } = statSync(path)
  return { uid, gid }
}

/**
 * The command line to run a command as `user`. Other users cannot reach a checkout in root's home, so the
 * command then keeps only the capability to access files.
 */
export function asUser(user: User | undefined, folder: string, [program = '', ...args]: string[]) {
  if (!user) return { command: program, args }
  if (reaches(user, program, folder)) return { command: program, args, user }
  const become = [`--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups']
  // PostgreSQL calls access(2), which respects capabilities only with this bit.
  const keep = ['--securebits=+no_setuid_fixup', '--inh-caps=+dac_override', '--ambient-caps=+dac_override']
  return { command: 'setpriv', args: [...become, ...keep, program, ...args] }
}

function reaches(user: User, program: string, folder: string): boolean {
  const test = 'test -x "$0" && test -w "$1"'
  return childProcess.spawnSync('/bin/sh', ['-c', test, program, folder], { ...user, cwd: '/' }).status === 0
}
