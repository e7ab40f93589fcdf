import { isInLadders, type CatalogueEntry } from '../../exercises/exercise.ts'
import type { ProgressionKind } from '../../exercises/vocabulary.ts'
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
  /** Whether weight can be added. */
  loadable: boolean
  /** The superset partner. */
  inTurnWith: CatalogueEntry | null
  /** How to warm up, for the first lift of a day. */
  warmUp: WarmUp | null
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
  /** This week leaves more in reserve than the week before the deload. */
  isEased: boolean
  /** Rising reps or seconds start again at their lowest, with more weight. */
  startsOver: boolean
  /** The next size is a large step. */
  comesInFew: boolean
  /** The person cannot stand. */
  isSeated: boolean
  /** Nothing may be lifted from the floor with a bent back. */
  fromBox: boolean
}

/** What the row asks for. A short cue is added if its note has room for it. */
export function factsOfRow(row: RowOfWeek, noted: Omit<Noted, 'facts'>): RowFacts {
  const { entry, prescription, inTurnWith, warmUp, deload, growth } = row
  const { step, reps, rir } = prescription
  const special = specialWeek(row)
  const facts: RowFacts = {
    ...(inTurnWith && { inTurnWith: inTurnWith.name }),
    ...(warmUp && { warmUp }),
    ...(step && { step }),
    ...firstSetOf(row),
    ...(growth === 'linear' && !deload && { lastSet: { upToReps: reps.high + REPS_FOR_DOUBLE_STEP, rir } }),
    ...(entry.timed && entry.perSide && { isEachSide: true }),
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
}: RowOfWeek): Pick<RowFacts, 'firstSet' | 'backOff'> {
  if (!backOff && !isTest) return {}
  return {
    firstSet: isTest
      ? { of: 'test', rir, asLastWeek: !weight && loadable && !step, ...(entry.timed && { isHold: true }) }
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
  taper,
  growth,
  comesInFew,
  prescription: { reps },
  isLightPull,
}: RowOfWeek): SpecialWeek {
  // Sets, reps or effort fall: rows differ. A weight may fall only where it is printed.
  if (taper) return { of: 'taper', keepsWeight: growth !== 'chart' && !isLightPull }
  if (!loadable || comesInFew)
    return { of: 'deload', by: reps.low < reps.high && !weight ? 'fewest reps' : 'effort' }
  return { of: 'deload', by: comesInSizes(entry) ? 'one size' : 'tenth' }
}

/** A weight that stands on the floor before and after a set. */
const takesFromFloor = ({ pattern, needs }: CatalogueEntry): boolean =>
  pattern === 'hinge' && needs.some((each) => each === 'dumbbells' || each === 'kettlebell')

function specialWeek(row: RowOfWeek): SpecialWeek | null {
  const { entry, loadable, weight, deload, growth, afterDeload, begins, isEased, startsOver } = row
  if (deload) return lightly(row)
  if (begins) return { of: 'begins' }
  if (!loadable || weight) return null
  if (startsOver) return { of: 'start over', unit: entry.timed ? 'seconds' : 'reps', afterDeload }
  return afterDeload && row.prescription.step?.of !== 'share' ? comeback(growth, isEased) : null
}
