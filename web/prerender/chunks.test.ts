import { expect, it } from '@jest/globals'
import { circleIn, Manifest } from './chunks.ts'

const manifest = (imports: Record<string, string[]>) =>
  Manifest.parse(
    Object.fromEntries(
      Object.entries(imports).map(([key, those]) => [key, { file: `${key}.js`, imports: those }]),
    ),
  )

it('finds scripts that import each other in a circle', () => {
  expect(circleIn(manifest({ page: ['parts', 'react'], parts: ['react'], react: [] }))).toBeNull()
  expect(circleIn(manifest({ page: ['parts'], parts: ['skeleton'], skeleton: ['parts'] }))).toEqual([
    'parts',
    'skeleton',
    'parts',
  ])
})
