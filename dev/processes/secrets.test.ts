import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { secretsIn } from './kept.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'eightfold-secrets-'))
})
afterEach(() => rm(dataDir, { recursive: true }))

it('are created once per data folder', () => {
  const secrets = secretsIn(dataDir)
  expect(new Set(Object.values(secrets)).size).toBe(Object.keys(secrets).length)
  expect(secretsIn(dataDir)).toEqual(secrets)
})
