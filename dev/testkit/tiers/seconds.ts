import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { type Tier, TIERS } from './tier.ts'

/** Seconds that each test file took when it last ran, by tier. */
export type Seconds = Record<Tier, Record<string, number>>

/** Of the last runs here, and of a run elsewhere, for a fresh clone. */
const HERE = join('.cache', 'test-seconds.json')
const RECORDED = join(import.meta.dirname, 'seconds.json')

const SecondsFile = z.record(z.enum(TIERS), z.record(z.string(), z.number()))

function read(file: string): Seconds {
  try {
    return SecondsFile.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return { quick: {}, all: {}, nightly: {} } // nothing has run yet, or the file is cut off
  }
}

/** How long each test file of a tier is expected to take. A file that never ran is not in it. */
export const secondsOf = (tier: Tier): Readonly<Record<string, number>> => ({
  ...read(RECORDED)[tier],
  ...read(HERE)[tier],
})

/** Keeps the seconds of a run; with RECORD_SECONDS set, for fresh clones too. */
export function keepSeconds(tier: Tier, seconds: Readonly<Record<string, number>>): void {
  for (const file of process.env['RECORD_SECONDS'] ? [HERE, RECORDED] : [HERE]) {
    const kept = read(file)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify({ ...kept, [tier]: { ...kept[tier], ...seconds } }, null, 2) + '\n')
  }
}
