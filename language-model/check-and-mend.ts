import type { TrainingProfile } from '../domain/training/profile/profile.ts'
import type { GeneratedProgram } from '../domain/program/program.ts'
import type { TrainingBlock } from '../domain/training/draft/draft.ts'
import { conceded, compareFaults, fitted } from '../domain/training/writer/last-resort.ts'
import { expand } from '../domain/training/printing/expand.ts'
import { repair } from '../domain/training/writer/repair.ts'
import type { Finding } from '../domain/training/review/finding.ts'
import { hardOf, review } from '../domain/training/review/review.ts'
import { writeByRule } from '../domain/training/writer/write-by-rule.ts'

export interface Checked {
  program: GeneratedProgram
  findings: Finding[]
}

export interface Mended extends Checked {
  block: TrainingBlock
  path: 'model-repaired' | 'by-rule'
}

export const isSound = ({ findings }: Checked): boolean => hardOf(findings).length === 0

export function check(block: TrainingBlock, profile: TrainingProfile): Checked {
  const program = expand(block, profile)
  return { program, findings: review(program, profile) }
}

/**
 * Repairs the draft, or writes a block by rule if a hard finding remains or there is no draft. If neither
 * keeps every rule, the buyer gets the one that gives up less, and is told what gave way. A hard finding that
 * still remains is a fault of ours.
 */
export function mend(draft: TrainingBlock | null, profile: TrainingProfile): Mended {
  const repaired = draft && made(repair(draft, profile), 'model-repaired', profile)
  if (repaired && isSound(repaired)) return repaired
  const written = made(writeByRule(profile), 'by-rule', profile)
  if (isSound(written)) return written
  const fitting = [written, ...(repaired ? [repaired] : [])].map(({ block, path }) =>
    made(fitted(block, profile), path, profile),
  )
  const best = fitting.reduce((one, other) => (compareFaults(other.findings, one.findings) < 0 ? other : one))
  const program = conceded(best.program, best.findings, profile)
  return { ...best, program, findings: review(program, profile) }
}

function made(block: TrainingBlock, path: Mended['path'], profile: TrainingProfile): Mended {
  const { program, findings } = check(block, profile)
  return { program: path === 'by-rule' ? withoutWishes(program) : program, findings, block, path }
}

/** The rules follow no wish that is only in words. */
function withoutWishes(program: GeneratedProgram): GeneratedProgram {
  const { wishes = [], unread = [], ...overview } = program.overview
  return wishes.length ? { ...program, overview: { ...overview, unread: [...unread, ...wishes] } } : program
}
