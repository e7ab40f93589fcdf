import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { secretsIn } from './secrets.ts'

let dataDir: string
let file: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'eightfold-secrets-'))
  file = join(dataDir, 'secrets.json')
})
afterEach(() => rm(dataDir, { recursive: true }))

it('are created once per data folder', () => {
  const secrets = secretsIn(dataDir)
  expect(new Set(Object.values(secrets)).size).toBe(Object.keys(secrets).length)
  expect(secretsIn(dataDir)).toEqual(secrets)
})

it('of a folder from an earlier version stay, and missing ones are created once', async () => {
  const { DATA_KEYS, ...former } = secretsIn(dataDir)
  await writeFile(file, JSON.stringify(former))
  const secrets = secretsIn(dataDir)
  expect(secrets).toMatchObject(former)
  expect(secrets.DATA_KEYS).toMatch(/^\w{48}$/)
  expect(secrets.DATA_KEYS).not.toBe(DATA_KEYS)
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(secrets)
})
