import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import { z } from 'zod'

const ROOT = join(import.meta.dirname, '..', '..')
const page = readFileSync(join(ROOT, 'docs', 'dependencies.md'), 'utf8')
const { dependencies } = z
  .object({ dependencies: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')))

/** The section on what production uses, up to the next heading of the same level. */
const [, inProduction = ''] = /^## What production uses$(.*?)^## /ms.exec(page) ?? []
const rows = [...inProduction.matchAll(/^\| `([^`]+)` +\| .*\S.* +\| .*\S.* +\|$/gm)].map(([, name]) => name)

it('docs/dependencies.md has exactly one row for each package that production uses', () => {
  expect(rows.sort()).toEqual(Object.keys(dependencies).sort())
})
