import type { Condition } from '../../../reading/lexicon/condition-names.ts'
import type { CatalogueEntry } from '../../../exercises/exercise.ts'
import { EXCLUSIONS, type Exclusion, type Whose } from './exclusions-of-conditions.ts'
import type { Addition, Clearer, Part, SetGrowth } from './care-words.ts'
import { RECORDS } from './generated/conditions.ts'
import type { Joint, Pattern, Position } from '../../../exercises/vocabulary.ts'

/** The requirements of certain weeks, of a pregnancy or since the event. */
export interface CareInWeeks {
  fromWeek: number
  toWeek: number
  positions: readonly Position[]
  patterns: readonly Pattern[]
  reserve: number
  growth: SetGrowth
  /** What helps, and what to stop at, where it differs from the other weeks. */
  adds?: readonly Addition[]
  stopSigns?: readonly string[]
}

/** The professionals who should clear a program before normal training. */
export interface Clearance {
  /** `doctor`, `midwife`: any one of them is enough. */
  who: readonly Clearer[]
  /** The only case that needs clearance. */
  onlyIf?: string
  /** Training continues as planned until then: too little would do more harm. */
  meanwhile?: true
  /** A way of life, not an illness. After the first year of training, no clearance is needed. */
  livedWith?: true
}

/** A torn tendon. What is not here is as for a sore one. */
interface Torn
  extends Pick<Care, 'plain' | 'stopSigns'>, Partial<Pick<Care, 'excludes' | 'flatFooted' | 'sources'>> {
  lines: readonly string[]
}

/** The requirements of a condition until someone who knows the person decides otherwise. */
export interface Care {
  /** The name of the condition in texts for the buyer. */
  plain: string
  /** The publications that its rules follow, the first most of all. */
  sources: readonly string[]
  /** Null if no clearance is needed. */
  clearWith: Clearance | null
  positions: readonly Position[]
  patterns: readonly Pattern[]
  /** Joints to protect from hard work. */
  spares: readonly Joint[]
  /** It may be at any joint: `spares` is where it usually is. */
  anywhere?: true
  /** Excludes long holds and straining. */
  holds: boolean
  /** The smallest reserve of a set. */
  reserve: number
  /** What the reserve is for, if not for every set: a part of the body, or the part with the joints to spare. */
  reserveFor?: Part | 'spared'
  /** The same in the first weeks of somebody in the first year of training, who has yet to learn to judge a set. */
  learnsWith?: number
  growth: SetGrowth
  adds: readonly Addition[]
  /** Excludes what no pattern or position covers. */
  excludes?: (entry: CatalogueEntry, whose: Whose) => boolean
  /** Heel raises end at the flat floor: no step, no stretch. */
  flatFooted?: true
  /** Falls are more likely: lunges and one-leg exercises need support. */
  mayFall?: true
  /** A blow may undo what heals: sports with contact wait. */
  noContact?: true
  /** Pain may be a sign of harm: nobody swaps an exercise and goes on. */
  stopsAtPain?: true
  /** Signs to stop at and ask for help. */
  stopSigns: readonly string[]
  /** What is otherwise once the tendon is torn or stitched: it is no sore one, which may hurt a little. */
  torn?: Torn
  /** This is the care for a torn one. */
  isTorn?: true
  /** The requirements by week, if the week is known. */
  phases?: readonly CareInWeeks[]
  /**
   * The reason, in words for the buyer, if exercises are excluded because the person may be unable to do
   * them. They would do no harm, so a lift that the buyer calls fine stays open.
   */
  unable?: string
  /** A true sentence that takes a fear away, from the first source. */
  comfort?: string
}

/**
 * What a coach keeps in `data/conditions.yaml`. What excludes single exercises is code, and has a name there. A
 * phase without its last week lasts for good.
 */
export type CareRecord = Omit<Care, 'excludes' | 'phases' | 'torn' | 'isTorn'> & {
  excludes?: Exclusion
  torn?: Omit<Torn, 'excludes'> & { excludes?: Exclusion }
  phases?: readonly (Omit<CareInWeeks, 'toWeek'> & { toWeek?: number })[]
}

/** The rules follow their sources. Their exact values are our cautious reading. */
export const CONDITION_CARE: Readonly<Record<Condition, Care>> = mapped(
  RECORDS,
  ({ torn, phases, ...care }) => ({
    ...enforced(care),
    ...(torn && { torn: enforced(torn) }),
    ...(phases && { phases: phases.map((phase) => ({ toWeek: Infinity, ...phase })) }),
  }),
)

function enforced<Of extends { excludes?: Exclusion }>({ excludes, ...rest }: Of) {
  return { ...rest, ...(excludes && { excludes: EXCLUSIONS[excludes] }) }
}

/** The care for a condition of this person, whose tendons may be torn. */
export function careFor(condition: Condition, torn: readonly Condition[] = []): Care {
  const care = CONDITION_CARE[condition]
  return torn.includes(condition) && care.torn ? { ...care, ...care.torn, isTorn: true } : care
}

function mapped(
  records: Readonly<Record<Condition, CareRecord>>,
  to: (record: CareRecord) => Care,
): Readonly<Record<Condition, Care>> {
  return Object.fromEntries(
    Object.entries(records).map(([condition, record]) => [condition, to(record)]),
  ) as Record<Condition, Care>
}

/** What a condition adds to the guidelines; `data/advice.yaml` explains each line. */
export interface HealthAdvice {
  lines?: readonly string[]
  aerobic?: string | null
  coolDown?: true
  proteinPerKg?: number
  eating?: string
  drinking?: string
}
