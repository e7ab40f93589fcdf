import { idsIn, type TrainingBlock } from '../draft/draft.ts'
import type { TrainingProfile } from '../profile/profile.ts'

/**
 * The buyer as the writer of a block knows them: what it left out for them is no swap, no next step and no repair. What it
 * uses itself stays open.
 */
export function withoutLeftOut(profile: TrainingProfile, block: TrainingBlock): TrainingProfile {
  const used = new Set(idsIn(block))
  const ids = block.leftOut?.filter((id) => !used.has(id)) ?? []
  if (!ids.length) return profile
  return { ...profile, avoid: { ...profile.avoid, ids: [...profile.avoid.ids, ...ids] } }
}
