import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { endOrphans, orphansOf } from './orphans.ts'
import { describeExit, startPart } from './managed-process.ts'
import { until } from './until.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'eightfold-part-'))
})
afterEach(() => rm(dataDir, { recursive: true }))

const shell = (script: string) =>
  startPart({ name: 'sample', command: '/bin/sh', args: ['-c', script], dataDir })

it('reports how it ended and its last output', async () => {
  const part = shell('echo first; echo last >&2; exit 7')
  expect(await part.ended).toEqual({ wanted: false, report: 'ended with exit code 7\n    first\n    last' })
})

it('is not ready if it ends before that', async () => {
  const part = startPart({
    name: 'sample',
    command: '/bin/sh',
    args: ['-c', 'echo port is taken; exit 1'],
    dataDir,
    ready: async () => false,
  })
  await expect(part.ready).rejects.toThrow(
    /sample ended before it was ready: it ended with exit code 1\s+port is taken/,
  )
})

it('ends when stopped', async () => {
  const part = shell('trap "echo bye; exit 0" TERM; echo hi; while :; do sleep 0.1; done')
  await until('its trap', async () => orphansOf(dataDir).length > 1)
  await part.stop()
  expect(await part.ended).toMatchObject({ wanted: true })
  expect(orphansOf(dataDir)).toEqual([])
})

it('ends when we are killed', async () => {
  const script = `
    import { startPart } from './dev/processes/managed-process.ts'
    startPart({ name: 'sample', command: 'sleep', args: ['600'], dataDir: ${JSON.stringify(dataDir)} })
    console.log('started')
  `
  const parent = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(parent.stdout, 'data')
  expect(orphansOf(dataDir).length).toBeGreaterThan(0)
  parent.kill('SIGKILL')
  await until('the end of what it had started', async () => orphansOf(dataDir).length === 0)
})

it('is found and ended even if its leash is gone', async () => {
  const part = shell('trap "" INT TERM; echo deaf; exec sleep 600')
  await until('its deafness', async () =>
    (await readFile(join(dataDir, 'logs', 'sample.log'), 'utf8')).includes('deaf'),
  )
  const [leash] = orphansOf(dataDir)
  process.kill(leash!, 'SIGKILL')
  await part.ended
  await until('the end of all but the process', async () => orphansOf(dataDir).length === 1)
  expect(await endOrphans(dataDir, 100)).toBe(1)
  expect(orphansOf(dataDir)).toEqual([])
})

it.each([
  [7, null, 'ended with exit code 7'],
  [137, null, 'was ended by signal 9'],
  [null, 'SIGKILL' as const, 'was ended by SIGKILL'],
])('describes exit code %s and signal %s as: it %s', (code, signal, words) => {
  expect(describeExit(code, signal)).toBe(words)
})
