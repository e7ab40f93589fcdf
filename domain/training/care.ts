import type { TrainingProfile } from '../profile.ts'
import type { Condition } from '../statements/lexicon/conditions.ts'
import { CARE, type Addition, type Care, type CareInWeeks, type Growth } from './conditions.ts'
import type { CatalogueEntry } from './exercise.ts'

type Whose = Pick<TrainingProfile, 'conditions' | 'weeks'>

const WEEKS_OF_PROGRAM = 8
const SLOWEST_FIRST: readonly Growth[] = ['none', 'slow', 'normal']
const slower = (one: Growth, other: Growth): Growth =>
  SLOWEST_FIRST.find((each) => each === one || each === other) ?? one

/**
 * What a condition asks of a program that begins in a week of it: the most that any of the eight weeks asks. What counts
 * without a week, when none is known.
 * @param week - of a pregnancy, or since it happened
 */
export function careOf(condition: Condition, week: number | undefined): Care {
  const care = CARE[condition]
  if (week === undefined) return care
  const met = care.phases?.filter(
    ({ fromWeek, toWeek }) => fromWeek < week + WEEKS_OF_PROGRAM && week <= toWeek,
  )
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

const caresOf = ({ conditions, weeks }: Whose): Care[] => conditions.map((each) => careOf(each, weeks[each]))

/** Whether a condition keeps an exercise out of a program. */
export const isRuledOut = (entry: CatalogueEntry, whose: Whose & Pick<TrainingProfile, 'fine'>): boolean =>
  caresOf(whose).some(
    ({ positions, patterns, holds, unable }) =>
      !(unable && whose.fine.includes(entry.id)) &&
      (patterns.includes(entry.pattern) ||
        entry.positions.some((position) => positions.includes(position)) ||
        (holds && entry.timed)),
  )

/** The fewest good repetitions that a set leaves, for somebody's conditions; 0 when they ask for none. */
export const reserveOf = (whose: Whose): number =>
  Math.max(0, ...caresOf(whose).map(({ reserve }) => reserve))

/** How weekly sets may grow, for somebody's conditions. */
export const growthOf = (whose: Whose): Growth =>
  caresOf(whose).reduce<Growth>((slowest, { growth }) => slower(slowest, growth), 'normal')

/** Whether sets are added in a round, as far as somebody's conditions are concerned. */
export function growsIn(round: 0 | 1, whose: Whose): boolean {
  const growth = growthOf(whose)
  return growth === 'normal' || (growth === 'slow' && round === 1)
}

const IS: Readonly<Record<Exclude<Addition, 'breathing-cue'>, (entry: CatalogueEntry) => boolean>> = {
  supported: ({ traits }) => traits.includes('supported'),
  seated: ({ traits }) => traits.includes('seated'),
  balance: ({ traits }) => traits.includes('balance'),
  'hip-abductors': ({ pattern }) => pattern === 'hip-abduction',
  'grip-free': ({ traits }) => traits.includes('grip-free'),
  pulling: ({ pattern }) => pattern === 'horizontal-pull',
  'shoulder-blades': ({ pattern }) => pattern === 'rear-delt',
  'single-leg': ({ pattern, perSide }) => perSide && (pattern === 'lunge' || pattern === 'hinge'),
}

/** Whether an exercise is of the kind that does somebody with these conditions good. */
export const isAddedFor = (entry: CatalogueEntry, whose: Whose): boolean =>
  caresOf(whose).some(({ adds }) => adds.some((each) => each !== 'breathing-cue' && IS[each](entry)))

/** Whether what somebody has asks for exercises of a kind. */
export const asksFor = (addition: Addition, whose: Whose): boolean =>
  caresOf(whose).some(({ adds }) => adds.includes(addition))

export const isOfKind = (addition: Exclude<Addition, 'breathing-cue'>, entry: CatalogueEntry): boolean =>
  IS[addition](entry)

/** What the conditions of somebody change beyond what is left out, one plain sentence each. */
export function careDecisions(whose: Whose & Pick<TrainingProfile, 'redFlags'>): string[] {
  const cares = caresOf(whose)
  // Whoever has to be cleared first hears of the reserve with that.
  const reserve = whose.redFlags.length ? 0 : reserveOf(whose)
  return [
    ...(reserve >= 2 ? [`For your health every set keeps at least ${reserve} good reps in reserve.`] : []),
    ...(cares.some(({ adds }) => adds.includes('breathing-cue'))
      ? ['Breathe out while you push or pull, and never hold your breath.']
      : []),
  ]
}
