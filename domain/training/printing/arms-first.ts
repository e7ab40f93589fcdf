import { inWords } from '../../exercises/words.ts'
import type { DraftDay, Draft } from '../draft/draft.ts'
import type { TrainingProfile } from '../profile/profile.ts'
import { isPutEarly, opensWithArms } from '../week-plan/order.ts'

/** Whether a day opens with the arms, as the buyer asked. */
export const hasArmsFirst = ({ kind, rows: [first] }: DraftDay, profile: TrainingProfile): boolean =>
  first !== undefined && opensWithArms(kind, profile) && isPutEarly(first.entry, profile)

/** Null if no day opens with the arms. */
export function armsFirstDecision({ days }: Draft, profile: TrainingProfile): string | null {
  const opened = days.flatMap((day, index) => (hasArmsFirst(day, profile) ? [`day ${index + 1}`] : []))
  return opened.length
    ? `Arms first, as you asked: ${inWords(opened)} ${opened.length > 1 ? 'open' : 'opens'} with them, while you are fresh.`
    : null
}
