import { entriesOf, type Draft } from '../draft/draft.ts'
import { when } from '../draft/when.ts'
import { isMinor } from '../profile/age.ts'
import { beginsFromNothing } from '../profile/eligible.ts'
import type { TrainingProfile } from '../profile/profile.ts'
import { placementFor } from '../progression/bodyweight-start.ts'
import { beginsWithWalks } from './activity.ts'
import { FIRST_STEPS as TEXTS } from './generated/texts.ts'

/**
 * What to do first, in order: how to begin at all, then at which step without weights. Empty for whoever has to be cleared
 * first: the notice tells them theirs.
 */
export const firstStepsFor = (draft: Draft, profile: TrainingProfile): string[] => [
  ...beginningFor(draft, profile),
  ...placementFor(entriesOf(draft), profile),
]

/**
 * For somebody new to training who does not know how to begin or has much weight to lose. Empty for all others.
 *
 * @see Donnelly and others, ACSM, "Appropriate Physical Activity Intervention Strategies for Weight Loss" (2009): food and
 *   movement together; how small the first steps are is practice
 */
function beginningFor(draft: Draft, profile: TrainingProfile): string[] {
  const { dailyLife, conditions, redFlags } = profile
  const isHeavy = conditions.includes('high-body-weight')
  if (!beginsFromNothing(profile) || redFlags.length || isMinor(profile)) return []
  const [first] = entriesOf(draft)
  const loses = isHeavy || dailyLife.losesWeight !== undefined
  return [
    ...when(isHeavy, TEXTS.doctor),
    ...when(
      first,
      `Your first session is Day 1 of week 1. Walk for five minutes, then start with ${first?.name ?? ''}. Do an easy set with the least there is, and add a little while it stays easy. Write down what you used. A short first session is a good one.`,
    ),
    ...when(beginsWithWalks(profile), TEXTS.walk),
    ...when(loses && !conditions.includes('eating-disorder'), TEXTS.food),
    ...when(isHeavy && profile.avoid.positions.includes('floor'), TEXTS.chair),
  ]
}
