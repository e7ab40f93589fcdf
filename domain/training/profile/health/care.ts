import type { TrainingProfile } from '../profile.ts'
import type { Condition } from '../../../reading/lexicon/condition-names.ts'
import { PARTS, type Addition, type Part, type SetGrowth } from './care-words.ts'
import { AT_A_JOINT } from '../../../reading/sentence/facts.ts'
import { LIMB, OTHER } from './free-side-of-row.ts'
import { careFor, type Care, type CareInWeeks } from './condition-care.ts'
import { JOINTS_OF, loads, partHeldBack } from './parts.ts'
import { isGetUp, isOfOddObject, isRackless, type CatalogueEntry } from '../../../exercises/exercise.ts'
import { lastTrimesterDecisions, loadLimitDecisions, rampDecisions } from './weeks-of-care.ts'
import {
  isHipDominant,
  isTrunk,
  type Joint,
  type Need,
  type Position,
} from '../../../exercises/vocabulary.ts'
import { inWords } from '../../../exercises/words.ts'
import { WEEKS } from '../../../program/weeks.ts'

type Trainee = Readonly<Pick<TrainingProfile, 'conditions' | 'weeks' | 'torn'>>
type Injured = Trainee & Pick<TrainingProfile, 'avoid'>

const SLOWEST_FIRST: readonly SetGrowth[] = ['none', 'slow', 'normal']
const slower = (one: SetGrowth, other: SetGrowth): SetGrowth =>
  SLOWEST_FIRST.find((each) => each === one || each === other) ?? one

/**
 * The requirements of a condition, for a program that starts in a given week of it. Each is the strictest of
 * the eight weeks. Without a week, the general requirements apply.
 * @param week - of a pregnancy, or since the event
 */
export function careOf(condition: Condition, week: number | undefined, torn?: readonly Condition[]): Care {
  const care = careFor(condition, torn)
  if (week === undefined) return care
  const met = care.phases?.filter(({ fromWeek, toWeek }) => fromWeek < week + WEEKS && week <= toWeek)
  const [first, ...rest] = met ?? []
  return first ? { ...care, ...rest.reduce(stricter, first) } : care
}

const stricter = (one: CareInWeeks, other: CareInWeeks): CareInWeeks => ({
  ...one,
  positions: [...new Set([...one.positions, ...other.positions])],
  patterns: [...new Set([...one.patterns, ...other.patterns])],
  reserve: Math.max(one.reserve, other.reserve),
  growth: slower(one.growth, other.growth),
})

const caresOf = ({ conditions, weeks, torn }: Trainee): Care[] =>
  conditions.map((each) => careOf(each, weeks[each], torn))

/** On one leg or in a lunge, without support. */
const isUnsteady = ({ pattern, positions, traits }: CatalogueEntry): boolean =>
  (pattern === 'lunge' || traits.includes('one-leg')) &&
  positions.includes('standing') &&
  !traits.includes('supported')

/**
 * An odd object, or a bar without a rack, comes off the floor before every set. For lying lifts, other weights do, or
 * onto the lap.
 */
const isHauledUp = (entry: CatalogueEntry): boolean =>
  isOfOddObject(entry) || isRackless(entry) || isHauledToLie(entry)
const isHauledToLie = ({ pattern, positions, needs }: CatalogueEntry): boolean =>
  needs.some((each) => HELD_WEIGHTS.includes(each)) &&
  (positions.includes('prone') ||
    (positions.includes('supine') &&
      (isHipDominant(pattern) || !needs.some((each) => BENCHES.includes(each)))))
const HELD_WEIGHTS: readonly Need[] = ['dumbbells', 'kettlebell']
const BENCHES: readonly Need[] = ['bench', 'incline-bench']

/**
 * Bends over a load without trunk support, or bends down to the floor for it.
 *
 * @see Giangregorio and others, "Too Fit to Fracture" (2014): no loads that bend the spine; practice for the lifts
 */
const bendsUnderLoad = ({ id, pattern, traits, needs }: CatalogueEntry): boolean =>
  id.includes('stiff-leg') ||
  (pattern === 'horizontal-pull' &&
    ((traits.includes('bent-over') && !traits.includes('supported')) ||
      (traits.includes('seated') && needs.some((each) => HELD_WEIGHTS.includes(each))))) ||
  (pattern === 'hinge' && needs.some((each) => HELD_WEIGHTS.includes(each)) && isFromBelowKnee(id))
/** High handles lie at the shins. A Romanian deadlift ends at the knees, and a rack pull begins there. */
const isFromBelowKnee = (id: string): boolean => id.endsWith('deadlift') && !id.includes('romanian')
/** A bar from below the knees stays open to whoever lifts it already and calls it fine. */
const isPulledFromBelow = (
  { id, pattern, needs }: CatalogueEntry,
  { fine }: Pick<TrainingProfile, 'fine'>,
): boolean =>
  pattern === 'hinge' &&
  needs.some((each) => each === 'barbell' || each === 'trap-bar') &&
  isFromBelowKnee(id) &&
  !fine.includes(id)

/** Whether a condition excludes an exercise. */
export const isRuledOut = (
  entry: CatalogueEntry,
  whose: Trainee & Pick<TrainingProfile, 'fine' | 'level' | 'avoid'>,
): boolean =>
  caresOf(whose).some(
    ({ positions, patterns, holds, unable, mayFall, adds, excludes, clearWith, isTorn }) =>
      !(unable && whose.fine.includes(entry.id)) &&
      !(clearWith === null && !isTorn && whose.avoid.insisted?.includes(entry.id)) &&
      (patterns.includes(entry.pattern) ||
        excludes?.(entry, whose) ||
        entry.positions.some((position) => positions.includes(position)) ||
        (holds && (entry.timed || isGetUp(entry)) && !entry.traits.includes('balance')) ||
        (mayFall && isUnsteady(entry)) ||
        // A condition that adds work for the back extensors excludes bending under a load.
        (adds.includes('back-extensors') &&
          (isHauledUp(entry) || bendsUnderLoad(entry) || isPulledFromBelow(entry, whose)))),
  )

/**
 * Positions that conditions exclude. Positions that the person may be unable to take are reported elsewhere.
 */
export const positionsLeftOut = (whose: Trainee): Position[] => [
  ...new Set(caresOf(whose).flatMap(({ positions, unable }) => (unable ? [] : positions))),
]

/** Whether the person trains only while seated, without leg drive. */
export const cannotStand = (whose: Trainee & Pick<TrainingProfile, 'avoid'>): boolean =>
  [...caresOf(whose).flatMap(({ positions }) => positions), ...whose.avoid.positions].includes('standing')

/** Whether heel raises end at the flat floor. */
export const staysFlatFooted = (whose: Trainee): boolean =>
  caresOf(whose).some(({ flatFooted }) => flatFooted === true)

/** The smallest reserve that the conditions allow in the sets that they bear on; 0 if they limit none. */
export const reserveOf = (whose: Trainee): number => mostOf(caresOf(whose))

/** The smallest reserve of every set, whatever it loads. */
const reserveOfAll = (whose: Injured): number =>
  mostOf(caresOf(whose).filter((care) => !partHeldBack(care, whose)))

/** The smallest reserve of a set of this exercise: what an injury holds back leaves the rest of the body free. */
export const reserveIn = (entry: CatalogueEntry, whose: Injured): number =>
  mostOf(
    caresOf(whose).filter((care) => {
      const part = partHeldBack(care, whose)
      return part === null || loads(part, entry)
    }),
  )

const mostOf = (cares: readonly Care[]): number => Math.max(0, ...cares.map(({ reserve }) => reserve))

/** Weeks in which somebody new to training learns to judge a set. Practice. */
const LEARNING_WEEKS = 4

/** The smallest reserve that somebody new to training learns with in a week; 0 if no condition asks for one. */
export const learningReserve = (week: number, whose: Trainee & Pick<TrainingProfile, 'level'>): number =>
  whose.level === 'novice' && week <= LEARNING_WEEKS
    ? Math.max(0, ...caresOf(whose).map(({ learnsWith = 0 }) => learnsWith))
    : 0

/** With this reserve, a round cannot give up reps in reserve: nobody can judge a larger reserve. */
const MUCH_IN_RESERVE = 3

/** Someone who needs clearance first or keeps a large reserve. Reps climb, and no set comes near failure. */
export const isCareful = (whose: Trainee & Pick<TrainingProfile, 'redFlags'>): boolean =>
  whose.redFlags.length > 0 || reserveOf(whose) >= MUCH_IN_RESERVE

/** The same in the sets of one exercise. */
export const isCarefulIn = (
  entry: CatalogueEntry,
  whose: Injured & Pick<TrainingProfile, 'redFlags'>,
): boolean => whose.redFlags.length > 0 || reserveIn(entry, whose) >= MUCH_IN_RESERVE

/** The same in every set. */
export const isCarefulInAll = (whose: Injured & Pick<TrainingProfile, 'redFlags'>): boolean =>
  whose.redFlags.length > 0 || reserveOfAll(whose) >= MUCH_IN_RESERVE

/**
 * The fewest reps of a weight that the conditions allow: fewer are done with held breath. 0 if none forbids straining.
 *
 * @see AHA 2023 (Paluch and others), Resistance Exercise Training: 8 to 12 reps, and no straining
 */
export function fewestReps(whose: Trainee): number {
  const reserves = caresOf(whose).flatMap(({ holds, reserve }) => (holds ? [reserve] : []))
  return Math.max(0, ...reserves) >= MUCH_IN_RESERVE ? 8 : reserves.length ? 5 : 0
}

/** From this value on, the program mentions the reserve. Most rows leave one rep anyway. */
export const TOLD_RESERVE = 2

/** Whether a condition excludes straining. */
export const mustNotStrain = (whose: Trainee): boolean => caresOf(whose).some(({ holds }) => holds)

/** Whether the back, the bones or the blood pressure ask for a light load on the spine. */
export const sparesSpine = (whose: Trainee & Pick<TrainingProfile, 'avoid'>): boolean =>
  whose.avoid.injuries.includes('lower-back') ||
  mustNotStrain(whose) ||
  caresOf(whose).some(({ adds, spares }) => adds.includes('back-extensors') || spares.includes('lower-back'))

/** How weekly sets may grow with these conditions. */
export const setGrowthOf = (whose: Trainee): SetGrowth =>
  caresOf(whose).reduce<SetGrowth>((slowest, { growth }) => slower(slowest, growth), 'normal')

/** Whether the conditions allow more sets in a round. */
export function growsIn(round: 0 | 1, whose: Trainee): boolean {
  const growth = setGrowthOf(whose)
  return growth === 'normal' || (growth === 'slow' && round === 1)
}

/** Side bends, and unloaded exercises on a chair, do little. Carries are for the grip. */
const isTrunkWork = ({ pattern, movement, needs, positions }: CatalogueEntry): boolean =>
  isTrunk(pattern) &&
  pattern !== 'carry' &&
  movement !== 'side-bend' &&
  (needs.length > 0 || positions.length > 0)

const IS: Readonly<Record<Exclude<Addition, 'breathing-cue'>, (entry: CatalogueEntry) => boolean>> = {
  supported: ({ traits }) => traits.includes('supported'),
  seated: ({ traits }) => traits.includes('seated'),
  balance: ({ traits }) => traits.includes('balance'),
  'hip-abductors': ({ pattern }) => pattern === 'hip-abduction',
  'grip-free': ({ traits }) => traits.includes('grip-free'),
  pulling: ({ pattern }) => pattern === 'horizontal-pull',
  'shoulder-blades': ({ pattern }) => pattern === 'rear-delt',
  'outward-rotation': ({ pattern }) => pattern === 'outward-rotation',
  'back-extensors': ({ pattern, secondary, hardOn }) =>
    pattern === 'trunk-stability' && secondary.includes('lower-back') && !hardOn.includes('lower-back'),
  trunk: isTrunkWork,
  'single-leg': ({ pattern, perSide }) => perSide && (pattern === 'lunge' || pattern === 'hinge'),
}

/** Whether an exercise helps someone with these conditions. */
export const isAddedFor = (entry: CatalogueEntry, whose: Trainee): boolean =>
  caresOf(whose).some(({ adds }) => adds.some((each) => each !== 'breathing-cue' && IS[each](entry)))

export const asksFor = (addition: Addition, whose: Trainee): boolean =>
  caresOf(whose).some(({ adds }) => adds.includes(addition))

/** The conditions that a blow may make worse, in words for the buyer. */
export const unfitForContact = (whose: Trainee): string[] =>
  caresOf(whose).flatMap(({ noContact, plain }) => (noContact ? [plain] : []))

/**
 * Whether the person trains balance: older people, and people at risk of falls, with thin bones or with a leg that
 * heals. What only an arm has asks for none.
 *
 * @see WHO, "Guidelines on physical activity and sedentary behaviour" (2020): from 65 on; the ADA's position of 2016 asks
 *   it of older people with diabetes
 */
export const asksForBalance = (whose: Trainee & Pick<TrainingProfile, 'avoid' | 'person'>): boolean =>
  whose.person.age === '65-plus' ||
  whose.conditions.some(
    (each) =>
      careOf(each, whose.weeks[each]).adds.includes('balance') &&
      !(AT_A_JOINT.includes(each) && isOfArms(whose.avoid.injuries)),
  )

const isOfArms = (joints: readonly Joint[]): boolean =>
  joints.some((joint) => JOINTS_OF.arms.includes(joint)) &&
  !joints.some((joint) => JOINTS_OF.legs.includes(joint))

/** Whether the spine may break under a load that it bends under. */
export const hasThinBones = (whose: Trainee): boolean => asksFor('back-extensors', whose)

/** Whether a condition makes falls more likely. */
export const mayFall = (whose: Trainee): boolean => caresOf(whose).some((care) => care.mayFall)

export const isOfKind = (addition: Exclude<Addition, 'breathing-cue'>, entry: CatalogueEntry): boolean =>
  IS[addition](entry)

const followed = ({ positions, patterns, spares, excludes, reserve, growth, adds }: Care): boolean =>
  positions.length + patterns.length + spares.length + adds.length > 0 ||
  excludes !== undefined ||
  reserve > 1 ||
  growth !== 'normal'

/** Where the rules for the conditions come from: the first source of each. */
function sourceDecision(whose: Trainee): string[] {
  const cares = caresOf(whose).filter(followed)
  const named = cares.map(({ plain, sources }) => `for ${plain}, ${sources[0] ?? ''}`)
  return named.length ? [`What we did for your health follows these sources: ${named.join('; ')}.`] : []
}

/** A reserve that holds for a part of the body only, and is larger than that of every set. */
function partDecision(
  part: Part,
  ofAll: number,
  whose: Injured & Pick<TrainingProfile, 'freeSide'>,
): string[] {
  const cares = caresOf(whose).filter(
    (care) => partHeldBack(care, whose) === part && care.reserve >= TOLD_RESERVE && care.reserve > ofAll,
  )
  if (!cares.length) return []
  const named = inWords(cares.map(({ plain }) => plain))
  return [
    `Because of ${named}, every set ${onHeldSide(part, whose)} keeps at least ${mostOf(cares)} good reps in reserve. Your ${part === 'arms' ? 'legs' : 'arms'} are not held back by it.`,
  ]
}

/** `that loads your arms`, or `for your right arm` where the other one is free of the injury. */
const onHeldSide = (part: Part, { freeSide }: Pick<TrainingProfile, 'freeSide'>): string =>
  freeSide?.part === part ? `for your ${OTHER[freeSide.side]} ${LIMB[part]}` : `that loads your ${part}`

/** What the conditions change besides exclusions, one plain sentence each. */
export function careDecisions(
  whose: Trainee &
    Pick<TrainingProfile, 'redFlags' | 'loadLimit' | 'avoid' | 'equipment' | 'level' | 'freeSide'>,
): string[] {
  const cares = caresOf(whose)
  // For someone who needs clearance first, the notice mentions the reserve.
  const reserve = whose.redFlags.length ? 0 : reserveOfAll(whose)
  const learning = Math.max(reserve, learningReserve(1, whose))
  return [
    ...cares.flatMap(({ comfort }) => comfort ?? []),
    ...(reserve >= TOLD_RESERVE
      ? [
          `For your health, every set keeps at least ${reserve} good reps in reserve${learning > reserve ? `, and ${learning} in the first four weeks` : ''}.`,
        ]
      : []),
    ...(whose.redFlags.length ? [] : PARTS.flatMap((part) => partDecision(part, reserve, whose))),
    ...(cares.some(({ adds }) => adds.includes('breathing-cue'))
      ? [
          'Breathe out while you push or pull, and never hold your breath. Holding it makes the pressure inside you spike.',
        ]
      : []),
    ...(whose.conditions.includes('one-arm')
      ? ['Do exercises for one arm with your working arm only, and let the other one rest.']
      : []),
    ...(cannotStand(whose) && !whose.conditions.includes('wheelchair')
      ? ['Do curls, shoulder raises and cable exercises sitting on a bench.']
      : []),
    ...lastTrimesterDecisions(whose),
    ...loadLimitDecisions(whose),
    ...rampDecisions(whose),
    ...sourceDecision(whose),
  ]
}
