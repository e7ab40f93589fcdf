import type { TrainingProfile } from '../../domain/profile.ts'
import type { GeneratedProgram } from '../../domain/program.ts'
import type { TrainingBlock } from '../../domain/training/block.ts'
import { expand } from '../../domain/training/expand.ts'
import { repair } from '../../domain/training/repair.ts'
import type { Finding } from '../../domain/training/review/finding.ts'
import { hardOf, review } from '../../domain/training/review/review.ts'
import { writeByRule } from '../../domain/training/write-by-rule.ts'

/** The program built from a block, and the findings of the rules. */
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
 * Repairs the draft. If a hard finding remains, or there is no draft, returns a block by rule, which may have
 * hard findings too.
 */
export function mend(draft: TrainingBlock | null, profile: TrainingProfile): Mended {
  if (draft) {
    const block = repair(draft, profile)
    const checked = check(block, profile)
    if (isSound(checked)) return { ...checked, block, path: 'model-repaired' }
  }
  const block = writeByRule(profile)
  return { ...check(block, profile), block, path: 'by-rule' }
}
