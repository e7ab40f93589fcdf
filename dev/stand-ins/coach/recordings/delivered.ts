import type { TrainingBlock } from '../../../../domain/training/draft/draft.ts'
import type { GeneratedProgram } from '../../../../domain/program/program.ts'
import type { TrainingProfile } from '../../../../domain/training/profile/profile.ts'
import { check, isSound, mend } from '../../../../language-model/check-and-mend.ts'
import type { WrittenProgram } from '../../../../language-model/write-program.ts'

export interface Delivered {
  program: GeneratedProgram
  block: TrainingBlock
  path: WrittenProgram['report']['path']
}

/** What the pipeline makes of a model's block, and of the second one if its choices were sent back. */
export function deliveredOf(
  first: TrainingBlock,
  second: TrainingBlock | undefined,
  profile: TrainingProfile,
): Delivered {
  for (const block of second ? [first, second] : [first]) {
    const checked = check(block, profile)
    if (isSound(checked)) return { ...checked, path: 'model' }
  }
  return mend(second ?? first, profile)
}
