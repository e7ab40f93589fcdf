import type { TrainingProfile } from '../profile/profile.ts'
import type { TrainingBlock } from '../draft/block.ts'
import { planningContextOf } from '../week-plan/planning-context.ts'
import { blockOf } from '../draft/draft.ts'
import type { WeekQualityRule } from '../rules/quality-rule.ts'
import { PART_RULES } from '../rules/table.ts'
import { searchFor } from './search.ts'
import { finishBlock, usualDeloadWeek } from './finish-block.ts'

/**
 * Writes a sound training block by rule alone. The same profile always gives the same block. Different
 * profiles differ wherever a coach would find two exercises equally good.
 */
export const writeByRule = (profile: TrainingProfile): TrainingBlock => writeBy(PART_RULES, profile)

/** The same with only some rules of the table, to show the effect of the others. */
export function writeBy(rules: readonly WeekQualityRule[], profile: TrainingProfile): TrainingBlock {
  const context = planningContextOf(profile)
  const search = searchFor(context, rules)
  return blockOf(finishBlock(search.write().days, usualDeloadWeek(context), search.layout, context))
}
