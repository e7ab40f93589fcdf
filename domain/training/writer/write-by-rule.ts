import type { TrainingProfile } from '../profile/profile.ts'
import type { TrainingBlock } from '../draft/block.ts'
import { briefOf } from '../week-plan/brief.ts'
import { blockOf } from '../draft/draft.ts'
import type { PartRule } from '../rules/rule.ts'
import { PART_RULES } from '../rules/table.ts'
import { searchFor } from './search.ts'
import { settled, usualDeloadWeek } from './settle.ts'

/**
 * Writes a sound training block by rule alone. The same profile always gives the same block. Different
 * profiles differ wherever a coach would find two exercises equally good.
 */
export const writeByRule = (profile: TrainingProfile): TrainingBlock => writeBy(PART_RULES, profile)

/** The same with only some rules of the table, to show the effect of the others. */
export function writeBy(rules: readonly PartRule[], profile: TrainingProfile): TrainingBlock {
  const brief = briefOf(profile)
  const search = searchFor(brief, rules)
  return blockOf(settled(search.write().days, usualDeloadWeek(brief), search.layout, brief))
}
