import { matchesGlob } from 'node:path'
import type { Tier } from './tier.ts'

interface Entry {
  /** A glob of test files. */
  readonly files: string
  readonly tier: Tier
  readonly why: string
  /** Its cases, people or lives are many more each night: see `byTier`. */
  readonly grows?: true
}

/** The tier of every test file: that of the first entry that matches. */
export const TIER_LIST: readonly Entry[] = [{ files: 'domain/**', tier: 'quick', why: 'pure' }]

export const entryOf = (file: string): Entry | undefined =>
  TIER_LIST.find(({ files }) => matchesGlob(file, files))

/** The test files that a run of this tier includes. A quick file is also run with all. */
export function filesOf(tier: Tier, files: readonly string[]): string[] {
  const has = (entry: Entry | undefined) => {
    switch (tier) {
      case 'quick':
        return entry?.tier === 'quick'
      case 'all':
        return entry?.tier !== 'nightly'
      case 'nightly':
        return entry?.tier === 'nightly' || entry?.grows === true
    }
  }
  return files.filter((file) => has(entryOf(file)))
}
