import { describe, expect, it } from '@jest/globals'
import { entryOf, filesOf, TIER_LIST } from './list.ts'
import { testFiles } from './test-files.ts'

describe('the tiers of test files', () => {
  const files = testFiles()

  it('has a tier for each of them', () => {
    expect(files.filter((file) => !entryOf(file))).toEqual([])
  })

  it('has no entry that decides about nothing', () => {
    const deciding = new Set(files.map(entryOf))
    expect(TIER_LIST.filter((entry) => !deciding.has(entry))).toEqual([])
  })

  it('runs by `test:all` whatever is not for the night, and by `npm test` a part of that', () => {
    const [quick, all, nightly] = [filesOf('quick', files), filesOf('all', files), filesOf('nightly', files)]
    expect(all).toEqual(expect.arrayContaining(quick))
    expect(quick.length).toBeLessThan(all.length)
    expect(new Set([...all, ...nightly])).toEqual(new Set(files))
  })
})
