import type { TrainingProfile } from '../profile/profile.ts'
import { growsIn } from '../profile/health/care.ts'
import type { Draft } from '../draft/draft.ts'
import { plain, type Told } from '../profile/told.ts'
import { addsSetsIn } from '../profile/age.ts'

const ROUNDS = [0, 1] as const

/** How age or health limits set increases, in a sentence; null without a limit. */
export function setsDecision(profile: TrainingProfile, { days }: Draft): Told | null {
  const open = ROUNDS.filter((round) => growsIn(round, profile) && addsSetsIn(round, profile))
  if (open.length === ROUNDS.length) return null
  return plain(
    open.length && days.some(({ rows }) => rows.some(({ addSet }) => addSet))
      ? 'Sets are added in the second half only, so that your body has time to get used to them.'
      : 'The number of sets stays the same over the eight weeks, so that your body has time to get used to them.',
  )
}
