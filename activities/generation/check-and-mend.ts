import type { TrainingProfile } from '../../domain/profile.ts'
import type { GeneratedProgram } from '../../domain/program.ts'
import type { TrainingBlock } from '../../domain/training/block.ts'
import { expand } from '../../domain/training/expand.ts'
import { repair } from '../../domain/training/repair.ts'
import type { Finding } from '../../domain/training/review/finding.ts'
import { hardOf, review } from '../../domain/training/review/review.ts'
import { writeByRule } from '../../domain/training/write-by-rule.ts'

/** The program that a block makes, and what the rules object to in it. */
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

/** The draft repaired; where that leaves a hard finding, or there is no draft, a block by rule, which may have some too. */
export function mend(draft: TrainingBlock | null, profile: TrainingProfile): Mended {
  if (draft) {
    const block = repair(draft, profile)
    const checked = check(block, profile)
    if (isSound(checked)) return { ...checked, block, path: 'model-repaired' }
  }
  const block = writeByRule(profile)
  return { ...check(block, profile), block, path: 'by-rule' }
}
