import { isFromFloor, isOfBands, type CatalogueEntry } from '../../exercises/exercise.ts'
import {
  isCompound,
  isHipDominant,
  isKneeDominant,
  isTrunk,
  JOINTS,
  LEVELS,
  type Need,
  type Pattern,
  type Position,
} from '../../exercises/vocabulary.ts'
import { GUIDED, LOADS, MACHINES } from '../draft/generated/implements.ts'
import { allowsTriples } from '../draft/triples.ts'
import { isForStrength } from '../prescription/bar-lifts.ts'
import { rungsBetween } from '../prescription/ladders.ts'
import { isLoadable } from '../prescription/rep-ranges.ts'
import { isHeavy, isTooHeavyFor } from '../profile/body-weight.ts'
import { workingLevel } from '../profile/eligible.ts'
import { isEased } from '../profile/equipment/gear.ts'
import { mayFall, mustNotStrain, sparesSpine } from '../profile/health/care.ts'
import type { TrainingProfile } from '../profile/profile.ts'
import { resistsNothing } from '../rules/tools.ts'

/** One who gets up, holds on or strains with trouble. */
const isFrail = (profile: TrainingProfile): boolean =>
  profile.redFlags.length > 0 ||
  profile.person.age === '65-plus' ||
  profile.conditions.includes('high-body-weight') ||
  isHeavy(profile) ||
  mayFall(profile) ||
  mustNotStrain(profile)

const weighs = ({ needs, traits }: CatalogueEntry): boolean =>
  needs.some((each) => LOADS.includes(each)) && !traits.includes('own-weight') && !traits.includes('assisted')

const CARRIED: readonly Pattern[] = ['carry', 'shrug']

/** How much the trunk bears: nothing, with a pad or a seat behind it, alone, or bent or under a bar. */
function spineLoad(entry: CatalogueEntry): number {
  const { pattern, positions, traits, hardOn } = entry
  if (hardOn.includes('lower-back') || traits.some((each) => each === 'bent-over' || each === 'bar-on-back'))
    return 3
  if (!weighs(entry) || !(isCompound(pattern) || CARRIED.includes(pattern))) return 0
  const isHeld = traits.includes('supported')
  if (isKneeDominant(pattern) && traits.includes('from-hips')) return 1
  if (isKneeDominant(pattern)) return positions.includes('standing') || !isHeld ? 2 : 1
  if (isHeld) return isHipDominant(pattern) ? 1 : 0
  return positions.includes('supine') && !isHipDominant(pattern) ? 0 : 2
}

/** What it asks of a shoulder beside its load: the joint held wide, deep, under the body or under a weight that hangs. */
const ARM_DEMANDS: readonly ((entry: CatalogueEntry) => boolean)[] = [
  ({ traits }) => traits.includes('elbows-out'),
  ({ traits }) => traits.includes('on-arms') || traits.includes('whole-body'),
  // The floor, or the hand on a cable or band, ends a press before the elbows pass the body.
  (entry) =>
    entry.pattern === 'horizontal-push' &&
    !entry.positions.includes('floor') &&
    !entry.needs.some((each) => each === 'cable' || each === 'bands'),
  ({ pattern, needs, traits }) =>
    pattern === 'hinge' &&
    needs.some((each) => HUNG.includes(each)) &&
    !needs.includes('safety-bar') &&
    !traits.includes('bar-on-back'),
]
const HUNG: readonly Need[] = ['barbell', 'trap-bar', 'dumbbells', 'kettlebell', 'smith-machine']

/** What a machine guides for a person, and a bar leaves to them. */
function technique(entry: CatalogueEntry): number {
  const { needs, pattern, positions, traits, perSide, level } = entry
  if (!isCompound(pattern)) return LEVELS.indexOf(level)
  const isHeld = traits.includes('supported')
  const isOfBar = needs.some((each) => each === 'barbell' || each === 'trap-bar')
  // The weight hangs in line with the body, as that of dumbbells does.
  const isHeldAtSides = needs.includes('trap-bar')
  const isFree = isOfBar || needs.some((each) => LOADS.includes(each) && !isGuiding(each))
  const tool =
    traits.includes('own-weight') || !needs.some((each) => LOADS.includes(each))
      ? Number(isOfBands(entry) || (!isHeld && !traits.includes('easy')))
      : isOfBar
        ? isHeldAtSides
          ? 2
          : 3
        : isFree
          ? 2
          : Number(!isHeld && positions.includes('standing'))
  const isOnOneLeg = (pattern === 'lunge' || traits.includes('one-leg')) && perSide && !isHeld
  const isReachedFor = isFromFloor(entry) && !traits.includes('raised')
  return (
    tool +
    Number(isOnOneLeg) +
    Number(isReachedFor) +
    Number(traits.includes('bar-on-back')) +
    LEVELS.indexOf(level)
  )
}
const isGuiding = (tool: CatalogueEntry['needs'][number]): boolean =>
  GUIDED.includes(tool) || MACHINES.includes(tool)

/** What it costs to get into a position and up again: to sit, stand, lie on a bench, get down, hang. */
const LABOUR: readonly (readonly Position[])[] = [
  [],
  ['standing'],
  ['supine', 'prone'],
  ['floor', 'kneeling'],
  ['hanging', 'inverted'],
]
const labour = ({ positions, traits }: CatalogueEntry): number =>
  Number(traits.includes('shouldered')) +
  LABOUR.findLastIndex((these, at) => at === 0 || these.some((each) => positions.includes(each)))

const liesDown = ({ positions }: CatalogueEntry): boolean =>
  positions.some((each) => each === 'supine' || each === 'prone')

/** Whether a swap lies down where the row does not, for somebody whose body is heavy to turn and to raise. */
const asksToLie = (row: CatalogueEntry, swap: CatalogueEntry, profile: TrainingProfile): boolean =>
  profile.conditions.includes('high-body-weight') && liesDown(swap) && !liesDown(row)

/** How much of the body an exercise without weights moves: little, as it comes, or all from the hands. */
const shareOfBody = ({ traits }: CatalogueEntry): number =>
  Number(traits.includes('whole-body')) -
  Number(traits.some((each) => each === 'easy' || each === 'no-load' || each === 'assisted'))

const isSmall = ({ pattern }: CatalogueEntry): boolean => !isCompound(pattern) && !isTrunk(pattern)

/** By how many steps the swap is harder, where no weight makes them equal: rungs of a ladder, or else levels. */
const stepsUp = (row: CatalogueEntry, swap: CatalogueEntry): number =>
  rungsBetween(row.id, swap.id) ??
  LEVELS.indexOf(swap.level) -
    LEVELS.indexOf(row.level) +
    (isSmall(row) ? 0 : 2 * (shareOfBody(swap) - shareOfBody(row)))

export const isOfOwnBody = (entry: CatalogueEntry): boolean =>
  !weighs(entry) && !isOfBands(entry) && !entry.traits.includes('assisted')

/** Whether a swap asks no more of this person's joints and back than its row. */
export function isAsKind(row: CatalogueEntry, swap: CatalogueEntry, profile: TrainingProfile): boolean {
  const { injuries } = profile.avoid
  const hurts = (entry: CatalogueEntry) =>
    JOINTS.filter(
      (joint) => injuries.includes(joint) && entry.hardOn.includes(joint) && !isEased(entry, joint, profile),
    )
  return (
    hurts(swap).every((joint) => hurts(row).includes(joint)) &&
    (!injuries.includes('shoulder') || ARM_DEMANDS.every((asks) => !asks(swap) || asks(row))) &&
    (!sparesSpine(profile) || spineLoad(swap) <= spineLoad(row)) &&
    (!isTooHeavyFor(swap, profile) || isTooHeavyFor(row, profile))
  )
}

/** Whether a swap asks for no skill and no position that its row does not, where this person has them yet to learn. */
export function isAsSimple(row: CatalogueEntry, swap: CatalogueEntry, profile: TrainingProfile): boolean {
  if (asksToLie(row, swap, profile)) return false
  const frail = isFrail(profile)
  if (!frail && workingLevel(profile) !== 'novice') return true
  // What the buyer wants to learn after the first weeks is new to them.
  if (!frail && profile.avoid.later?.includes(swap.id)) return true
  return technique(swap) <= technique(row) && (!frail || labour(swap) <= labour(row))
}

/** Whether the reps of a row are about as hard with its swap. A weight adapts; one's own body does not. */
export function isAsHard(row: CatalogueEntry, swap: CatalogueEntry, profile: TrainingProfile): boolean {
  if (resistsNothing(swap) && !resistsNothing(row)) return false
  const isForFew = isForStrength(profile) && allowsTriples(row) && workingLevel(profile) !== 'novice'
  if (isLoadable(swap, profile)) return true
  if (isLoadable(row, profile)) return !isForFew
  const steps = stepsUp(row, swap)
  return steps >= -1 && steps <= (profile.person.age === '65-plus' || mayFall(profile) ? 0 : 1)
}
