import { readFileSync } from 'node:fs'
import { expect, it } from '@jest/globals'
import { build } from 'esbuild'
import { knowledgeModules } from './modules.ts'

it.each(Object.entries(knowledgeModules()))(
  '%s says what the data files say: npm run knowledge',
  (path, text) => {
    expect(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')).toBe(text)
  },
)

it('reads no module that is written from the data files: it would be one of before', async () => {
  const { metafile } = await build({
    entryPoints: ['dev/knowledge/modules.ts'],
    ...{ bundle: true, metafile: true, write: false, platform: 'node', format: 'esm', packages: 'external' },
  })
  const read = Object.entries(metafile.inputs).filter(([, { bytes }]) => bytes > 0)
  expect(read.length).toBeGreaterThan(10)
  expect(read.map(([path]) => path).filter((path) => path.includes('/generated/'))).toEqual([])
})
