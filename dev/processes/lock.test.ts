import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { takeLock } from './lock.ts'

let dir: string
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'eightfold-lock-'))
})
afterEach(() => rm(dir, { recursive: true }))

it('has one holder at a time, and the next as soon as it is released', async () => {
  const path = join(dir, 'lock')
  const first = await takeLock(path)
  expect(await takeLock(path)).toBeUndefined()
  const second = takeLock(path, 5_000)
  first?.release()
  expect(await second).toBeDefined()
})

it('is free again when its holder is killed', async () => {
  const path = join(dir, 'lock')
  const script = `
    import { takeLock } from './dev/processes/lock.ts'
    await takeLock(${JSON.stringify(path)})
    console.log('held')
    setInterval(() => globalThis.gc(), 10) // what is only referred to from here must not be collected
  `
  const holder = spawn(
    process.execPath,
    ['--expose-gc', '--import', 'tsx', '--input-type=module', '-e', script],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  await once(holder.stdout, 'data')
  expect(await takeLock(path, 300)).toBeUndefined()
  holder.kill('SIGKILL')
  await once(holder, 'exit')
  expect(await takeLock(path)).toBeDefined()
})
