import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from '@jest/globals'
import { architecture, rowsOfFolders } from './architecture.ts'
import { ARROWS } from '../arrows.mjs'
import { compareRecorded } from './screens/compare-recorded.ts'

const PICTURE = new URL('../../docs/architecture.svg', import.meta.url)
const README = new URL('../../README.md', import.meta.url)
/** Folders without import rules: settings, documents, and the stand-ins, which may import anything. */
const NOT_IN_THE_TABLE = ['deploy', 'docs', 'dev']

it('the diagram of the folders shows the imports that lint allows', async () => {
  const [now, written] = await compareRecorded(PICTURE, architecture(), 'RECORD_ARCHITECTURE')
  expect(written).toBe(now)
})

it('every arrow of the diagram points down', () => {
  const rows = rowsOfFolders()
  const rowOf = (folder: string) => rows.findIndex((row) => row.includes(folder))
  for (const folder of rows.flat())
    for (const next of ARROWS[folder]?.values ?? [])
      expect([folder, next, rowOf(folder) < rowOf(next)]).toEqual([folder, next, true])
})

it('the table in README.md lists every folder and what it may import', () => {
  const rows = [...readFileSync(README, 'utf8').matchAll(/^\| `([\w-]+)\/` +\|[^|]+\| ([^|]*?) *\|$/gm)]
  const told = new Map(rows.map(([, folder = '', imports = '']) => [folder, imports]))
  const folders = readdirSync(new URL('../..', import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^(\.|node_modules$|dist$|coverage$)/.test(entry.name))
    .map(({ name }) => name)
  expect([...told.keys()].sort()).toEqual(folders.sort())
  const wanted = ({ values, types }: (typeof ARROWS)[string]) =>
    [...values, ...types.map((folder) => `types of ${folder}`)].join(', ') || 'nothing'
  for (const [folder, arrows] of Object.entries(ARROWS))
    expect([folder, told.get(folder)]).toEqual([folder, wanted(arrows)])
  for (const folder of NOT_IN_THE_TABLE) expect(ARROWS[folder]).toBeUndefined()
})
