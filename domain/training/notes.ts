import type { CatalogueEntry } from './exercise.ts'
import type { Growth } from './growth.ts'
import { howToOf } from './how-to/how-to-of.ts'
import type { Weight } from './person/loads.ts'
import type { Prescription } from './prescribe.ts'

/** R43: longer notes are not read in a gym. */
const LONGEST_NOTE = 200

/** `Weight 82.5 kg (180 lb), 78%.`; what is read off another lift says `about`, and one of a pair `each`. */
const weightForm = ({ kg, lb, percent, isEstimate, isEach }: Weight): string =>
  `Weight ${isEstimate ? 'about ' : ''}${kg} kg (${lb} lb)${isEach ? ' each' : ''}${percent === null ? '' : `, ${percent}%`}.`

/** Printed in both rows of a superset. */
const inTurnForm = ({ name }: CatalogueEntry): string => `In turn with ${name}.`

/** `Top set, then 3 sets at 95%.`; a test says AMRAP, where to stop, and which weight where none is stated. */
function firstSetForm(
  { backOff, isTest, rir }: Prescription,
  weight: Weight | null,
  loadable: boolean,
): string {
  if (!backOff && !isTest) return ''
  const rest = backOff
    ? `, then ${backOff.sets} ${backOff.sets > 1 ? 'sets' : 'set'} at ${Math.round(backOff.share * 100)}%`
    : ' in the first set'
  if (!isTest) return `Top set${rest}.`
  return `Test: ${weight || !loadable ? '' : 'last week’s weight, '}AMRAP, stop with ${rir} ${rir === 1 ? 'rep' : 'reps'} left${rest}.`
}

export interface Note {
  entry: CatalogueEntry
  prescription: Prescription
  /** Whether there is weight to add. */
  loadable: boolean
  substitutes: readonly CatalogueEntry[]
  /** Whose sets come between its own. */
  inTurnWith: CatalogueEntry | null
  /** How to warm up, where it opens the day. */
  warmUp: string
  /** What to lift, where it is known. */
  weight: Weight | null
  deload: boolean
  /** Whether that light week comes before a date. */
  taper: boolean
  growth: Growth
  /** First week after a light one. */
  afterDeload: boolean
  /** Whether climbing reps are back at their lowest, for more weight. */
  startsOver: boolean
}

/**
 * Back at more reps in reserve, a climb starts over at its weight; a weight that rose every week does not. A range that was
 * done with one or two left allows three at its bottom and some two repetitions less of weight.
 *
 * @see Tuchscherer, "The Reactive Training Manual" (2008): a repetition is some 2.5 % on the chart
 */
function comeback(growth: Growth): string {
  if (growth === 'climb') return 'Start from your weight before the deload.'
  return growth === 'double'
    ? 'Start over: bottom of the range, about 5% lighter than before the deload.'
    : 'Start above your week 1 weight.'
}

/** The fixed forms in their order, then a few free words where there is room for them. */
export function noteOf({
  entry,
  prescription,
  loadable,
  inTurnWith,
  substitutes,
  warmUp,
  weight,
  deload,
  taper,
  growth,
  afterDeload,
  startsOver,
}: Note): string {
  const fixed = (swaps: readonly CatalogueEntry[]) =>
    [
      weight ? weightForm(weight) : '',
      `Rest ${prescription.restSeconds} s.`,
      inTurnWith ? inTurnForm(inTurnWith) : '',
      warmUp,
      swaps.length ? `Swap: ${swaps.map(({ name }) => name).join(' or ')}.` : '',
      prescription.stepKg ? `+${prescription.stepKg} kg on last week.` : '',
      firstSetForm(prescription, weight, loadable),
    ]
      .filter(Boolean)
      .join(' ')
  // All swaps stand in the record; in the note they give way to what the set needs.
  const opening =
    [substitutes, substitutes.slice(0, 1)].map(fixed).find(({ length }) => length <= LONGEST_NOTE) ??
    fixed([])
  const light = taper ? 'Taper: the same weight, fewer sets.' : 'Deload: keep it easy.'
  const free = [entry.timed && entry.perSide ? 'Each side.' : '', deload ? light : '']
  if (startsOver && loadable && !weight) free.push('Reps start over: take more weight.')
  else if (afterDeload && loadable && !weight) free.push(comeback(growth))
  else if (!deload) free.push(howToOf(entry.id)?.cues[0] ?? '')
  return free
    .filter(Boolean)
    .reduce(
      (note, words) => (note.length + 1 + words.length <= LONGEST_NOTE ? `${note} ${words}` : note),
      opening,
    )
}
