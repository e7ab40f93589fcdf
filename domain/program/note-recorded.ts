import { each, easySets, setsWord, type NoteForms } from './note-forms.ts'
import type { Rung, RowFacts, SpecialWeek, Step, WarmUp } from './row-facts.ts'
import { weightIn, type Units } from './units.ts'

/** The fixed forms of the record, in kilograms. `parseNote` reads them. */
export const RECORDED: NoteForms = { warmUp, step, firstSet, otherSets: () => '', lastSet, special }

/** `20 kg × 8, 50 × 5, 75 × 3 (45 lb × 8, 105 × 5, 165 × 3)` */
function warmUp(warmUp: WarmUp): string {
  switch (warmUp.by) {
    case 'weights':
      return `${ladderIn('kg', warmUp.kg)} (${ladderIn('lb', warmUp.lb)})`
    case 'size':
      return `1 easy set with ${weightIn('both', warmUp)}`
    case 'shares': {
      const { percents, isToFind } = warmUp
      const shares = LIST.format(percents.map((percent) => `${percent}%`))
      return `${percents.length} ${setsWord(percents.length)} at ${shares} of your working weight${isToFind ? ', once you know it' : ''}`
    }
    case 'easy sets':
      return easySets(warmUp)
    case 'first set':
      return 'a slow first set'
    case 'words':
      return warmUp.words
  }
}

/** `40%, 60% and 80%` */
const LIST = new Intl.ListFormat('en-GB')

export const ladderIn = (units: Units, ladder: readonly Rung[]): string =>
  ladder.map(([weight, reps], rung) => `${weight}${rung === 0 ? ` ${units}` : ''} × ${reps}`).join(', ')

/** `+4% on last week`, `+2.5 kg on last week`, `+2.5 kg each time`, `+1 rep or +2.5 kg on last week` */
function step(step: Step): string {
  if (step.of === 'share') return share(step)
  if (step.of === 'sets') return 'One more of the sets with the next size'
  if (step.of === 'reps')
    return `+1 rep${step.or === null ? '' : step.or === 'next size' ? ' or the next size' : ` or +${step.or.kg} kg`} on last week`
  const { kg, timesAWeek, hasLastWeek } = step
  // The sum over a week would promise what only hits bring.
  return `+${kg} kg ${!hasLastWeek ? 'on last time' : timesAWeek > 1 ? 'each time' : 'on last week'}`
}

/** `+4% on last week`, `5% less than before the deload` */
function share({ percent, since }: Extract<Step, { of: 'share' }>): string {
  if (since !== 'before the deload') return `+${percent}% on ${since}`
  if (percent === 0) return 'Your weight before the deload'
  return `${Math.abs(percent)}% ${percent < 0 ? 'less' : 'more'} than before the deload`
}

/** `Top set: 5+, stop with 2 left, then 3 sets 5% lighter`, or a test: AMRAP, where to stop. */
function firstSet({ firstSet, backOff }: RowFacts): string {
  if (!firstSet) return ''
  const less = backOff?.weight
    ? `at ${weightIn('both', backOff.weight)}${each(backOff.weight)}`
    : `${backOff?.percentLighter}% lighter`
  const others = backOff ? `, then ${backOff.sets} ${setsWord(backOff.sets)} ${less}` : ' in the first set'
  const { rir } = firstSet
  if (firstSet.of === 'test' && firstSet.isHold)
    return 'Test: hold the first set for as long as your form stays, and stop there'
  if (firstSet.of !== 'top set' && firstSet.withinSeconds)
    return `${firstSet.of === 'trial' ? 'Trial' : 'Test'}: first set, as many good reps as you can in ${firstSet.withinSeconds} s, stop with ${rir} left; short breaks at the top are fine`
  if (firstSet.of === 'trial') return `Trial: first set, as many good reps as you can, stop with ${rir} left`
  return firstSet.of === 'top set'
    ? `Top set: ${firstSet.reps}+, stop with ${rir} left${others}`
    : `Test: ${firstSet.asLastWeek ? 'last week’s weight, ' : ''}AMRAP, stop with ${rir} ${rir === 1 ? 'rep' : 'reps'} left${others}`
}

function lastSet({ upToReps, rir }: NonNullable<RowFacts['lastSet']>): string {
  return `up to ${upToReps} reps, stop with ${rir} left`
}

const COMEBACKS = {
  weight: 'Go on with your weight before the deload',
  'weight for 1 rep fewer': 'Go on with your weight before the deload, for 1 rep fewer',
  'weight and reps': 'Go on with the weight and reps of the week before the deload',
  'above week 1': 'Start above your week 1 weight',
} as const

const DELOADS = {
  'fewest reps': 'Deload: only the fewest reps of the range',
  effort: 'Deload: keep it easy',
  'one size': 'Deload: one size lighter than last week, so easier than it says',
  tenth: 'Deload: 10 percent lighter than last week, so easier than it says',
  printed: 'Deload: the printed weight is lighter than last week’s',
} as const

function special(special: SpecialWeek, isAtShare: boolean): string {
  switch (special.of) {
    case 'taper':
      return special.keepsWeight ? 'Taper: the same weight, less work' : 'Taper: less work'
    case 'deload':
      return DELOADS[special.by]
    case 'start over':
      return `${special.unit === 'seconds' ? 'Seconds' : 'Reps'} start over: ${special.afterDeload ? 'your weight before the deload' : 'last week’s weight'}, and one step more if that stayed at its effort`
    case 'comeback':
      return COMEBACKS[special.to]
    case 'begins':
      return `${special.isKnown ? 'Changed' : 'New'} from this week${isAtShare ? '' : ': begin as in week 1'}`
    case 'beside test':
      return 'Last week’s weight at most: the test is on another day'
  }
}
