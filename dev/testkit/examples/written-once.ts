import { createHash } from 'node:crypto'
import {
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import type { TrainingProfile } from '../../../domain/training/profile/profile.ts'
import type { GeneratedProgram } from '../../../domain/program/program.ts'
import type { TrainingBlock } from '../../../domain/training/draft/draft.ts'
import { expand } from '../../../domain/training/printing/expand.ts'
import { writeByRule } from '../../../domain/training/writer/write-by-rule.ts'
import { fingerprintOf } from '../../build/builds.ts'
import { tier } from '../tiers/tier.ts'

/**
 * For tests that ask for the program of some answers: its block is written once for the current code of
 * domain/, and then read from a file, also by other test processes and later runs. It is the block that takes
 * long to write. In a nightly run every block is written.
 */

const PROGRAMS = join(import.meta.dirname, '..', '..', '..', '.cache', 'programs')
const SOURCES = globSync(join(import.meta.dirname, '..', '..', '..', 'domain', '**', '*.ts'))
  .filter((file) => !file.includes('.test.'))
  .sort()

/** If a source has changed since this process started, it may have loaded the older one. */
const isCurrent = SOURCES.every((file) => statSync(file).mtimeMs < performance.timeOrigin)
const folder = tier === 'nightly' || !isCurrent ? null : join(PROGRAMS, await fingerprintOf(SOURCES))
if (folder) {
  mkdirSync(folder, { recursive: true })
  for (const other of readdirSync(PROGRAMS).map((name) => join(PROGRAMS, name)))
    if (other !== folder) rmSync(other, { recursive: true, force: true })
}

/** The block that the rules write for a person. */
export function blockFor(profile: TrainingProfile): TrainingBlock {
  if (!folder) return writeByRule(profile)
  const file = join(folder, `${createHash('sha256').update(JSON.stringify(profile)).digest('hex')}.json`)
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as TrainingBlock
  } catch {
    const block = writeByRule(profile)
    const fresh = `${file}.${process.pid}`
    // A run of other code may just have removed the folder.
    mkdirSync(folder, { recursive: true })
    writeFileSync(fresh, JSON.stringify(block))
    renameSync(fresh, file)
    return block
  }
}

/** The program that the rules write for a person. */
export const programFor = (profile: TrainingProfile): GeneratedProgram => expand(blockFor(profile), profile)
