import type { TrainingProfile } from '../profile.ts'
import type { Condition } from '../../../reading/lexicon/condition-names.ts'
import type { Addition, SetGrowth } from './care-words.ts'
import { CONDITION_CARE, type Care, type CareInWeeks } from './condition-care.ts'
import { isGetUp, type CatalogueEntry } from '../../../exercises/exercise.ts'
import { lastTrimesterDecisions, loadLimitDecisions, rampDecisions } from './weeks-of-care.ts'
import { isHipDominant, isTrunk, type Implement, type Position } from '../../../exercises/vocabulary.ts'
import { WEEKS } from '../../../program/weeks.ts'

type Trainee = Pick<TrainingProfile, 'conditions' | 'weeks'>

const SLOWEST_FIRST: readonly SetGrowth[] = ['none', 'slow', 'normal']
const slower = (one: SetGrowth, other: SetGrowth): SetGrowth =>
  SLOWEST_FIRST.find((each) => each === one || each === other) ?? one

/**
 * The requirements of a condition, for a program that starts in a given week of it. Each is the strictest of
 * the eight weeks. Without a week, the general requirements apply.
 * @param week - of a pregnancy, or since the event
 */
export function careOf(condition: Condition, week: number | undefined): Care {
  const care = CONDITION_CARE[condition]
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

const caresOf = ({ conditions, weeks }: Trainee): Care[] =>
  conditions.map((each) => careOf(each, weeks[each]))

/** On one leg or in a lunge, without support. */
const isUnsteady = ({ pattern, positions, traits }: CatalogueEntry): boolean =>
  (pattern === 'lunge' || traits.includes('one-leg')) &&
  positions.includes('standing') &&
  !traits.includes('supported')

/** For lying lifts, the weights must first come off the floor or onto the lap. */
const isHauledUp = ({ pattern, positions, needs }: CatalogueEntry): boolean =>
  needs.some((each) => HELD_WEIGHTS.includes(each)) &&
  (positions.includes('prone') ||
    (positions.includes('supine') &&
      (isHipDominant(pattern) || !needs.some((each) => BENCHES.includes(each)))))
const HELD_WEIGHTS: readonly Implement[] = ['dumbbells', 'kettlebell']
const BENCHES: readonly Implement[] = ['bench', 'incline-bench']

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
  (pattern === 'hinge' &&
    needs.some((each) => HELD_WEIGHTS.includes(each)) &&
    id.endsWith('deadlift') &&
    !id.includes('romanian'))

/** Whether a condition excludes an exercise. */
export const isRuledOut = (
  entry: CatalogueEntry,
  whose: Trainee & Pick<TrainingProfile, 'fine' | 'level' | 'avoid'>,
): boolean =>
  caresOf(whose).some(
    ({ positions, patterns, holds, unable, mayFall, adds, excludes, clearWith }) =>
      !(unable && whose.fine.includes(entry.id)) &&
      !(clearWith === null && whose.avoid.insisted?.includes(entry.id)) &&
      (patterns.includes(entry.pattern) ||
        excludes?.(entry, whose) ||
        entry.positions.some((position) => positions.includes(position)) ||
        (holds && (entry.timed || isGetUp(entry)) && !entry.traits.includes('balance')) ||
        (mayFall && isUnsteady(entry)) ||
        // A condition that adds work for the back extensors excludes bending under a load.
        (adds.includes('back-extensors') && (isHauledUp(entry) || bendsUnderLoad(entry)))),
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

/** The smallest reserve of a set that the conditions allow; 0 if they do not limit it. */
export const reserveOf = (whose: Trainee): number =>
  Math.max(0, ...caresOf(whose).map(({ reserve }) => reserve))

/** With this reserve, a round cannot give up reps in reserve: nobody can judge a larger reserve. */
const MUCH_IN_RESERVE = 3

/** Someone who needs clearance first or keeps a large reserve. Reps climb, and no set comes near failure. */
export const isCareful = (whose: Trainee & Pick<TrainingProfile, 'redFlags'>): boolean =>
  whose.redFlags.length > 0 || reserveOf(whose) >= MUCH_IN_RESERVE

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
  return named.length
    ? [`What is added and left out for your health follows these sources: ${named.join('; ')}.`]
    : []
}

/** What the conditions change besides exclusions, one plain sentence each. */
export function careDecisions(
  whose: Trainee & Pick<TrainingProfile, 'redFlags' | 'loadLimit' | 'avoid' | 'equipment'>,
): string[] {
  const cares = caresOf(whose)
  // For someone who needs clearance first, the notice mentions the reserve.
  const reserve = whose.redFlags.length ? 0 : reserveOf(whose)
  return [
    ...(reserve >= TOLD_RESERVE
      ? [`For your health every set keeps at least ${reserve} good reps in reserve.`]
      : []),
    ...(cares.some(({ adds }) => adds.includes('breathing-cue'))
      ? ['Breathe out while you push or pull, and never hold your breath.']
      : []),
    ...(whose.conditions.includes('one-arm')
      ? ['Do exercises for one arm with the arm that works only, and let the other one rest.']
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
