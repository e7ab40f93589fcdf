import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { closeToOthers } from './data-dir-lock.ts'
import { startPart } from './managed-process.ts'

const READ_BY_OTHERS = 0o066
let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'eightfold-closed-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const isOpen = (...path: string[]) => (statSync(join(dataDir, ...path)).mode & READ_BY_OTHERS) !== 0

it('restricts what a former version left open to other users', () => {
  mkdirSync(join(dataDir, 'mail'), { mode: 0o755 })
  writeFileSync(join(dataDir, 'storefront.json'), '{}', { mode: 0o644 })
  closeToOthers(dataDir)
  expect([isOpen(), isOpen('mail'), isOpen('storefront.json')]).toEqual([false, false, false])
})

it('makes the output of a part readable only by its owner', async () => {
  const args = ['-c', `mkdir "${dataDir}/mail" && echo mail > "${dataDir}/mail/one"`]
  await startPart({ name: 'writer', command: '/bin/sh', args, dataDir }).ended
  expect([isOpen('mail'), isOpen('mail', 'one'), isOpen('logs')]).toEqual([false, false, false])
})
