import { execFileSync } from 'node:child_process'

interface Process {
  readonly pid: number
  readonly parent: number
  readonly command: string
}

function processes(): Process[] {
  const lines = execFileSync('ps', ['-A', '-ww', '-o', 'pid=,ppid=,command='], {
    encoding: 'utf8',
    maxBuffer: 16_000_000,
  })
  return lines.split('\n').flatMap((line) => {
    const [, pid, parent, command] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? []
    return pid && parent && command ? [{ pid: Number(pid), parent: Number(parent), command }] : []
  })
}

/**
 * Finds the processes of a part by a word on its command line. Leaves out its leash and the leash's helper,
 * which has the same command line: they report the end. A process group would not work, because PostgreSQL's
 * own processes are in separate sessions.
 */
export function processesOf(word: string): number[] {
  const all = processes()
  const below = (pid: number): number[] =>
    all.filter(({ parent }) => parent === pid).flatMap((child) => [child.pid, ...below(child.pid)])
  const leashes = all.filter(({ parent, command }) => parent === process.pid && command.includes(word))
  return leashes.flatMap((leash) =>
    all
      .filter(({ parent, command }) => parent === leash.pid && command !== leash.command)
      .flatMap(({ pid }) => [pid, ...below(pid)]),
  )
}
