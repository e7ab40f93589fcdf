import { entryById } from '../../exercises/catalogue.ts'
import type { CatalogueEntry } from '../../exercises/exercise.ts'
import type { Wished } from '../profile/avoid.ts'
import { objectionTo, type Objection } from '../profile/eligible.ts'
import { lackedFor } from '../profile/lacking.ts'
import type { TrainingProfile } from '../profile/profile.ts'

/** The first that holds is the reason: what is nearest to being open says the most. */
const REASONS: readonly (readonly [Objection, string])[] = [
  ['level', 'that is too hard to start with'],
  ['injury', 'your health rules that out for now'],
  ['red-flag', 'your health rules that out for now'],
  ['equipment', 'that needs more than the equipment you named'],
  ['avoided', 'you asked us to leave out what it needs'],
]

/** Each liked exercise that the program does not have, with the one reason why not. */
export const missedOf = (profile: TrainingProfile, found: readonly CatalogueEntry[]): string[] =>
  (profile.said.likes ?? [])
    .filter(({ ids }) => !found.some(({ id }) => ids.includes(id)))
    .map((wish) => told(wish, closedBy(wish, profile) ?? NO_ROOM))

/** Each liked exercise that no program for this person can have, with the reason. */
export const impossibleLikes = (profile: TrainingProfile): string[] =>
  (profile.said.likes ?? []).flatMap((wish) => {
    const reason = closedBy(wish, profile)
    return reason ? [told(wish, reason)] : []
  })

const NO_ROOM = 'your days and time had no room for it'

const told = ({ label }: Wished, reason: string): string => `No ${label}: ${reason}.`

/** Why none of what is wished is open; null where one is. */
function closedBy({ ids }: Wished, profile: TrainingProfile): string | null {
  const entries = ids.flatMap((id) => entryById(id) ?? [])
  const lacked = lackedFor(entries, profile.equipment)
  if (lacked) return `that needs ${lacked}, which you did not name`
  const objections = entries.map((entry) => objectionTo(entry, profile))
  const isOpen = objections.some((each) => each === null || each === 'later')
  const reason = REASONS.find(([objection]) => objections.includes(objection))
  return isOpen || !reason ? null : reason[1]
}
