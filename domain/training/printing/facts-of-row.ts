import { isInLadders, type CatalogueEntry } from '../../exercises/exercise.ts'
import { isTrunk, type ProgressionKind } from '../../exercises/vocabulary.ts'
import { howToOf } from '../../exercises/how-to/how-to-of.ts'
import { LONGEST_NOTE, noteOf, type Noted } from '../../program/note.ts'
import type { RowFacts, SpecialWeek, WarmUp } from '../../program/row-facts.ts'
import { comesInSizes } from '../profile/weights/loading.ts'
import type { BackOffWeight, Weight } from '../prescription/loads.ts'
import type { Prescription } from '../progression/prescribe.ts'
import { rungsFor } from '../prescription/rep-ranges.ts'
import { REPS_FOR_DOUBLE_STEP } from '../prescription/load-step.ts'

/** A row of one week, and what its facts follow from. */
export interface RowOfWeek {
  entry: CatalogueEntry
  prescription: Prescription
  /** Beyond what the buyer wants in a day. */
  isOptional: boolean
  /** Whether weight can be added. */
  loadable: boolean
  /** The superset partner. */
  inTurnWith: CatalogueEntry | null
  /** A lift that is too hard as yet, tried before the sets. */
  tryFirst: NonNullable<RowFacts['tryFirst']> | null
  /** A stone or a sack, in the week that it is first lifted. */
  beginWith?: RowFacts['beginWith']
  /** Reps of a harder lift before each set. */
  beforeEachSet?: RowFacts['beforeEachSet']
  /** The set leaves far more than its effort says. */
  isFarFromBest: boolean
  /** A try of what is tested on a date soon. */
  isTry: boolean
  /** The clock of a test, or of a trial before it. */
  withinSeconds: number | null
  /** The effort of each side, where one may work harder than the other. */
  sides?: RowFacts['sides']
  /** Reps that a real try of a goal leaves; null for what is none. */
  leastInTry: number | null
  /** How to warm up, for the first lift of a day. */
  warmUp: WarmUp | null
  /** Percent of the usual weight, while something heals. */
  share?: number | undefined
  /** The weight, if known. */
  weight: Weight | null
  /** The back-off weight after a heavy first set, if known. */
  backOffWeight: BackOffWeight | null
  deload: boolean
  /** The deload is a taper for an event. */
  taper: boolean
  /** A deadlift in the taper before a meet. */
  isLightPull: boolean
  growth: ProgressionKind
  /** The first week after a deload. */
  afterDeload: boolean
  /** The first week of a row that begins in the middle. */
  begins: boolean
  /** Its lift is tested on another day of this week. */
  isBesideTest: boolean
  /** It stood in the weeks before too. */
  isKnown: boolean
  /** This week leaves more in reserve than the week before the deload. */
  isEased: boolean
  /** Rising reps or seconds start again at their lowest, with more weight. */
  startsOver: boolean
  /** The next size is a large step. */
  comesInFew: boolean
  /** The person cannot stand. */
  isSeated: boolean
  /** The calf may not be drawn into a stretch. */
  isFlatFooted: boolean
  /** Nothing may be lifted from the floor with a bent back. */
  fromBox: boolean
}

/** What the row asks for. A short cue is added if its note has room for it. */
export function factsOfRow(row: RowOfWeek, noted: Omit<Noted, 'facts'>): RowFacts {
  const { entry, prescription, inTurnWith, tryFirst, warmUp, deload, growth } = row
  const { step, reps, rir } = prescription
  const special = specialWeek(row)
  const facts: RowFacts = {
    ...(row.isOptional && { isOptional: true as const }),
    ...(inTurnWith && { inTurnWith: inTurnWith.name }),
    ...(warmUp && { warmUp }),
    ...(row.share && { share: row.share }),
    ...(prescription.trialShare && { trialShare: prescription.trialShare }),
    ...(tryFirst && { tryFirst }),
    ...(row.beginWith && { beginWith: row.beginWith }),
    ...(row.beforeEachSet && { beforeEachSet: row.beforeEachSet }),
    ...(step && { step }),
    ...firstSetOf(row),
    ...(growth === 'linear' &&
      !deload &&
      !row.share &&
      !row.isTry && { lastSet: { upToReps: reps.high + REPS_FOR_DOUBLE_STEP, rir } }),
    ...(entry.timed && entry.perSide && { isEachSide: true }),
    ...(entry.movement === 'keep-balance' && { isForBalance: true as const }),
    // Who is tested in it counts what is left.
    ...(isTrunk(entry.pattern) && row.leastInTry === null && { isByForm: true as const }),
    ...(row.isFarFromBest && { isFarFromBest: true as const }),
    ...(row.sides && { sides: row.sides }),
    ...(isInLadders(entry) && { rungs: rungsFor(reps.high) }),
    ...(row.fromBox && takesFromFloor(entry) && { isFromBox: true }),
    ...(special && { special }),
  }
  const cue = special && special.of !== 'begins' ? undefined : howToOf(entry.id, row)?.cues[0]
  if (!cue) return facts
  const opening = noteOf({ ...noted, facts })
  return opening.length + 1 + cue.length <= LONGEST_NOTE ? { ...facts, cue } : facts
}

/**
 * The heavy first set, or the test. The last set of a linear lift decides the increase. It stops short of
 * failure, so three extra reps here equal five in a set to failure.
 *
 * @see r/Fitness, "Basic Beginner Routine": the last set takes as many repetitions as there are; ten where five are asked
 *   for add twice as much
 */
function firstSetOf({
  entry,
  prescription: { backOff, isTest, reps, rir, step },
  weight,
  backOffWeight,
  loadable,
  isTry,
  withinSeconds,
  leastInTry,
}: RowOfWeek): Pick<RowFacts, 'firstSet' | 'backOff'> {
  if (isTry)
    return {
      firstSet: {
        of: 'trial',
        rir: Math.max(TRY_RIR, rir - 1),
        ...(withinSeconds && { withinSeconds }),
      },
    }
  if (withinSeconds && !isTest) return { firstSet: { of: 'trial', rir: leastInTry ?? rir, withinSeconds } }
  if (!backOff && !isTest) return {}
  return {
    firstSet: isTest
      ? {
          of: 'test',
          rir: leastInTry ?? rir,
          asLastWeek: !weight && loadable && !step,
          ...(entry.timed && { isHold: true }),
          ...(withinSeconds && { withinSeconds }),
        }
      : { of: 'top set', reps: reps.high, rir },
    ...(backOff && {
      backOff: {
        sets: backOff.sets,
        percentLighter: Math.round((1 - backOff.share) * 100),
        ...(backOffWeight && { weight: backOffOf(backOffWeight) }),
      },
    }),
  }
}

/** A try shows where somebody stands, and costs less than the test itself: R27 asks two in reserve of a novice. */
const TRY_RIR = 2

const backOffOf = ({ kg, lb, isEach }: BackOffWeight) => ({ kg, lb, ...(isEach && { isEach }) })

/** After a deload, the last loaded week continues. A wave starts over. */
function comeback(growth: ProgressionKind, isEased: boolean): SpecialWeek {
  if (growth === 'double')
    return { of: 'comeback', to: isEased ? 'weight for 1 rep fewer' : 'weight and reps' }
  return { of: 'comeback', to: growth === 'linear' || growth === 'climb' ? 'weight' : 'above week 1' }
}

/**
 * The weight of a deload, printed or not: it leaves two more reps in reserve.
 *
 * @see Tuchscherer, "The Reactive Training Manual" (2008): on the chart that is 6 to 8 % less, which plates round to 10
 */
function lightly({
  entry,
  loadable,
  weight,
  share,
  taper,
  growth,
  comesInFew,
  prescription: { reps },
  isLightPull,
}: RowOfWeek): SpecialWeek {
  // Sets, reps or effort fall: rows differ. A weight may fall only where it is printed.
  if (taper) return { of: 'taper', keepsWeight: growth !== 'chart' && !isLightPull }
  if (!loadable || comesInFew || share)
    return { of: 'deload', by: reps.low < reps.high && !weight ? 'fewest reps' : 'effort' }
  if (weight) return { of: 'deload', by: 'printed' }
  return { of: 'deload', by: comesInSizes(entry) ? 'one size' : 'tenth' }
}

/** A weight that stands on the floor before and after a set. */
const takesFromFloor = ({ pattern, needs }: CatalogueEntry): boolean =>
  pattern === 'hinge' && needs.some((each) => each === 'dumbbells' || each === 'kettlebell')

function specialWeek(row: RowOfWeek): SpecialWeek | null {
  const { entry, loadable, weight, share, deload, growth, afterDeload, begins, isEased, startsOver } = row
  if (deload) return lightly(row)
  if (begins) return { of: 'begins', ...(row.isKnown && { isKnown: true as const }) }
  if (!loadable || weight || share) return null
  if (row.isBesideTest) return { of: 'beside test' }
  if (startsOver) return { of: 'start over', unit: entry.timed ? 'seconds' : 'reps', afterDeload }
  // A step says from which weight to go on.
  const { step } = row.prescription
  const isOnOther = step?.of === 'share' || (step?.of === 'weight' && !step.hasLastWeek)
  return afterDeload && !isOnOther ? comeback(growth, isEased) : null
}
