import type { TrainingProfile } from './profile.ts'
import { CATALOGUE, entryById } from '../../exercises/catalogue.ts'
import { IMPLEMENT_WORDS } from '../../exercises/exercise-terms.ts'
import { wordsOf } from '../../exercises/words.ts'
import { areSeveral, sizesOf } from './equipment/equipment.ts'
import { isOfOddObject, isRackless, toolsOf, type CatalogueEntry } from '../../exercises/exercise.ts'
import { isRuledOut } from './health/care.ts'
import type { SecondPlace } from './phases.ts'
import { isEased } from './equipment/gear.ts'
import { onlyEnlarges } from './no-bigger.ts'
import { entriesOf } from './kept.ts'
import { doesPullUps, needsMorePullUps } from './body-weight.ts'
import { isDoneBy, isTooHardFor } from './own-bests.ts'
import { isToldDone, isTooHardAsYet } from './rep-goals.ts'
import { isClosedSkill } from './skills.ts'
import { isOutOfReach } from './weights/too-heavy.ts'
import { LEVELS, type Level } from '../../exercises/vocabulary.ts'

/** Someone who needs clearance first trains as a novice. */
export const workingLevel = (profile: Pick<TrainingProfile, 'level' | 'redFlags'>): Level =>
  profile.redFlags.length ? 'novice' : profile.level

/** Whether somebody new to training has much weight to lose, or does not know how to begin. */
export const beginsFromNothing = (
  profile: Pick<TrainingProfile, 'level' | 'redFlags' | 'conditions' | 'dailyLife'>,
): boolean =>
  workingLevel(profile) === 'novice' &&
  (profile.conditions.includes('high-body-weight') || profile.dailyLife.isLost === true)

/** Why an exercise is excluded for this person; null if it is allowed. `later` still allows it as a swap. */
export type Objection = 'equipment' | 'avoided' | 'injury' | 'red-flag' | 'level' | 'later'

export function objectionTo(entry: CatalogueEntry, profile: TrainingProfile): Objection | null {
  const { equipment, onePiece, ownedWeights, avoid } = profile
  const tools = toolsOf(entry)
  if (!tools.every((each) => equipment.implements.includes(each))) return 'equipment'
  if (isRackless(entry) && equipment.implements.includes('rack')) return 'equipment'
  if (entry.traits.includes('pair') && entry.needs.some((each) => onePiece.includes(each))) return 'equipment'
  const pieces = { onePiece, owned: ownedWeights }
  if (entry.traits.includes('two-bells') && !areSeveral('kettlebell', pieces)) return 'equipment'
  if (entry.traits.includes('unlike-bells') && sizesOf('kettlebell', ownedWeights) < 2) return 'equipment'
  if (onlyEnlarges(entry, profile)) return 'avoided'
  if (avoid.ids.includes(entry.id) || avoid.patterns.includes(entry.pattern)) return 'avoided'
  if (entry.positions.some((position) => avoid.positions.includes(position))) return 'avoided'
  if (tools.some((each) => avoid.implements.includes(each))) return 'avoided'
  // Who says that squats are fine knows their knees.
  const isFine = avoid.able?.includes(entry.id) && !entry.positions.includes('jump')
  if (
    !isFine &&
    entry.hardOn.some((joint) => avoid.injuries.includes(joint) && !isEased(entry, joint, profile))
  )
    return 'injury'
  // No one knows what it weighs.
  if (profile.loadLimit && isOfOddObject(entry)) return 'red-flag'
  if (isRuledOut(entry, profile)) return 'red-flag'
  // Who wants to keep a lift, calls it fine, or tells a number of it, does it already.
  const isKept =
    profile.keep?.some((each) => entriesOf(each).includes(entry)) ||
    isSaidFine(entry, profile) ||
    doesPullUps(entry, profile) ||
    isToldDone(entry, profile.repGoals) ||
    isDoneBy(entry, profile)
  if (!isKept && LEVELS.indexOf(entry.level) > LEVELS.indexOf(workingLevel(profile))) return 'level'
  if (needsMorePullUps(entry, profile) || isTooHardAsYet(entry, profile.repGoals)) return 'level'
  if (isTooHardFor(entry, profile)) return 'level'
  if (!isKept && (isClosedSkill(entry, profile) || isOutOfReach(entry, profile))) return 'level'
  return avoid.later?.includes(entry.id) ? 'later' : null
}

/** Who calls deadlifts fine does the plain ones. A harder variant is meant where its own words stand: `deficit`, `front`. */
const isSaidFine = (
  { id, name, level }: CatalogueEntry,
  { fine, comments }: Pick<TrainingProfile, 'fine' | 'comments'>,
): boolean => {
  if (!fine.includes(id)) return false
  const isHarder = fine.some(
    (other) => LEVELS.indexOf(entryById(other)?.level ?? level) < LEVELS.indexOf(level),
  )
  if (!isHarder) return true
  const said = wordsOf(comments)
  return wordsOf(name)
    .slice(0, -1)
    .every((word) => IMPLEMENT_WORDS.has(word) || said.includes(word))
}

/** The same person at the second place: what they own elsewhere says nothing about the weights there. */
export const atSecondPlace = (profile: TrainingProfile, { has }: SecondPlace): TrainingProfile => ({
  ...profile,
  equipment: { kind: has.length ? 'home' : 'bodyweight', implements: has },
  oneWeight: [],
  onePiece: [],
  ownedWeights: {},
})

const known = new WeakMap<TrainingProfile, readonly CatalogueEntry[]>()

/** Every exercise that is allowed for this person. */
export function eligibleFor(profile: TrainingProfile): readonly CatalogueEntry[] {
  const found = known.get(profile) ?? CATALOGUE.filter((entry) => objectionTo(entry, profile) === null)
  known.set(profile, found)
  return found
}

/** Every exercise that waits for later weeks, and is open then. */
export const laterFor = (profile: TrainingProfile): readonly CatalogueEntry[] =>
  profile.avoid.later?.length ? CATALOGUE.filter((entry) => objectionTo(entry, profile) === 'later') : []

/** Every exercise that may be a swap for this person: also what the first weeks leave out. */
export const swapsFor = (profile: TrainingProfile): readonly CatalogueEntry[] =>
  profile.avoid.later?.length
    ? CATALOGUE.filter((entry) => [null, 'later'].includes(objectionTo(entry, profile)))
    : eligibleFor(profile)
