import { isInLadders, type CatalogueEntry } from '../../exercises/exercise.ts'
import type { ProgressionKind } from '../../exercises/vocabulary.ts'
import { howToOf } from '../../exercises/how-to/how-to-of.ts'
import { comesInSizes } from '../profile/weights/loading.ts'
import type { BackOffWeight, Weight } from '../prescription/loads.ts'
import type { Prescription } from '../progression/prescribe.ts'
import { ladderForm } from '../prescription/rep-ranges.ts'
import type { Single, SingleWeight } from '../progression/singles.ts'
import { REPS_FOR_DOUBLE_STEP, stepForm } from '../prescription/load-step.ts'

/** R43. Nobody reads longer notes in a gym. */
const LONGEST_NOTE = 200

const inUnits = ({ kg, lb, isEach }: BackOffWeight): string => `${kg} kg (${lb} lb)${isEach ? ' each' : ''}`

/**
 * `Weight 82.5 kg (180 lb), 78%.` A weight from another lift has `about`; the weight of one of a pair has
 * `each`.
 */
const weightForm = (weight: Weight): string =>
  `Weight ${weight.isEstimate ? 'about ' : ''}${inUnits(weight)}${weight.percent === null ? '' : `, ${weight.percent}%`}.`

/** The note of a single before the other sets. */
export const noteOfSingle = (
  { isOpener }: Single,
  weight: SingleWeight | null,
  { restSeconds }: Prescription,
  warmUp: string,
): string =>
  [
    weight ? weightForm({ ...weight, percent: null, isEstimate: false, isEach: false }) : '',
    `Rest ${restSeconds} s.`,
    warmUp,
    isOpener ? 'Your opener, as at the meet.' : 'One heavy rep, then the sets below.',
  ]
    .filter(Boolean)
    .join(' ')

/** Printed in both rows of a superset. */
const inTurnForm = ({ name }: CatalogueEntry): string => `In turn with ${name}.`

/**
 * `Top set: 5+, stop with 2 left, then 3 sets 5% lighter.`, or with the back-off weight. A test says AMRAP,
 * where to stop, and which weight to use if none is stated.
 */
function firstSetForm({
  prescription: { backOff, isTest, reps, rir, step },
  weight,
  backOffWeight,
  loadable,
}: Note): string {
  if (!backOff && !isTest) return ''
  const less = backOffWeight
    ? `at ${inUnits(backOffWeight)}`
    : `${Math.round((1 - (backOff?.share ?? 1)) * 100)}% lighter`
  const rest = backOff
    ? `, then ${backOff.sets} ${backOff.sets > 1 ? 'sets' : 'set'} ${less}`
    : ' in the first set'
  if (!isTest) return `Top set: ${reps.high}+, stop with ${rir} left${rest}.`
  return `Test: ${weight || !loadable || step ? '' : 'last week’s weight, '}AMRAP, stop with ${rir} ${rir === 1 ? 'rep' : 'reps'} left${rest}.`
}

export interface Note {
  entry: CatalogueEntry
  prescription: Prescription
  /** Whether weight can be added. */
  loadable: boolean
  substitutes: readonly CatalogueEntry[]
  /** The superset partner. */
  inTurnWith: CatalogueEntry | null
  /** How to warm up, for the first lift of a day. */
  warmUp: string
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

/**
 * The last set decides the increase. It stops short of failure, so three extra reps here equal five in a set
 * to failure.
 *
 * @see r/Fitness, "Basic Beginner Routine": the last set takes as many repetitions as there are; ten where five are asked
 *   for add twice as much
 */
const lastSetForm = ({ reps, rir }: Prescription): string =>
  `Last set: up to ${reps.high + REPS_FOR_DOUBLE_STEP} reps, stop with ${rir} left.`

/** After a deload, the last loaded week continues. A wave starts over. */
function comeback(growth: ProgressionKind, isEased: boolean): string {
  if (growth === 'double')
    return isEased
      ? 'Go on with your weight before the deload, for 1 rep fewer.'
      : 'Go on with the weight and reps of the week before the deload.'
  return growth === 'linear' || growth === 'climb'
    ? 'Go on with your weight before the deload.'
    : 'Start above your week 1 weight.'
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
}: Note): string {
  if (taper)
    // Sets, reps or effort fall: rows differ. A weight may fall only where it is printed.
    return growth === 'chart' || isLightPull ? 'Taper: less work.' : 'Taper: the same weight, less work.'
  if (!loadable || comesInFew)
    return reps.low < reps.high && !weight
      ? 'Deload: only the fewest reps of the range.'
      : 'Deload: keep it easy.'
  return `Deload: ${comesInSizes(entry) ? 'one size' : '10 percent'} lighter than last week, so easier than it says.`
}

/** A weight that stands on the floor before and after a set. */
const takesFromFloor = ({ pattern, needs }: CatalogueEntry): boolean =>
  pattern === 'hinge' && needs.some((each) => each === 'dumbbells' || each === 'kettlebell')

/** The fixed parts in order, then a short cue if there is room. */
export function noteOf(note: Note): string {
  const { entry, prescription, inTurnWith, substitutes, warmUp, weight, deload, growth } = note
  const special = specialWeek(note)
  const fixed = (swaps: readonly CatalogueEntry[], backOffWeight: BackOffWeight | null) =>
    [
      weight ? weightForm(weight) : '',
      `Rest ${prescription.restSeconds} s.`,
      inTurnWith ? inTurnForm(inTurnWith) : '',
      warmUp,
      swaps.length ? `Swap: ${swaps.map(({ name }) => name).join(' or ')}.` : '',
      prescription.step ? stepForm(prescription.step) : '',
      firstSetForm({ ...note, backOffWeight }),
      growth === 'linear' && !deload ? lastSetForm(prescription) : '',
      entry.timed && entry.perSide ? 'Each side.' : '',
      isInLadders(entry) ? ladderForm(prescription.reps.high) : '',
      note.fromBox && takesFromFloor(entry)
        ? 'Take the weight from something knee-high, and set it back there.'
        : '',
      special,
    ]
      .filter(Boolean)
      .join(' ')
  // The record holds all swaps. The note drops them first if it is too long.
  const [one, weighed] = [substitutes.slice(0, 1), note.backOffWeight]
  const opening =
    [fixed(substitutes, weighed), fixed(one, weighed), fixed(one, null)].find(
      ({ length }) => length <= LONGEST_NOTE,
    ) ?? fixed([], null)
  const cue = special ? '' : (howToOf(entry.id, note)?.cues[0] ?? '')
  return cue && opening.length + 1 + cue.length <= LONGEST_NOTE ? `${opening} ${cue}` : opening
}

/** The text for special weeks. */
function specialWeek(note: Note): string {
  const { entry, loadable, weight, deload, growth, afterDeload, isEased, startsOver } = note
  if (deload) return lightly(note)
  if (!loadable || weight) return ''
  if (startsOver)
    return `${entry.timed ? 'Seconds' : 'Reps'} start over: ${afterDeload ? 'your weight before the deload' : 'last week’s weight'}, and one step more if that stayed at its effort.`
  return afterDeload && note.prescription.step?.of !== 'share' ? comeback(growth, isEased) : ''
}
