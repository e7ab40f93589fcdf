import { readFileSync } from 'node:fs'
import { expect, it } from '@jest/globals'
import { WRITTEN_FOR } from './face.ts'

it.each(Object.entries(WRITTEN_FOR))('reaches into %s %s, which is installed', (name, version) => {
  const installed: unknown = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'))
  expect(installed).toMatchObject({ version })
})
