import { ladderIn } from './note-recorded.ts'
import { repsIn } from './notation.ts'
import { each, easySets, setsWord, type NoteForms } from './note-forms.ts'
import type { RowFacts, SpecialWeek, Step, WarmUp } from './row-facts.ts'
import { poundStep, weightIn, type Units } from './units.ts'

/** As a coach would say it between two sets, in one unit. */
export const spokenIn = (units: Units): NoteForms => ({
  warmUp: (asked) => warmUp(asked, units),
  step: (asked, reps) => step(asked, reps, units),
  firstSet,
  otherSets: (facts) => otherSets(facts, units),
  lastSet: ({ upToReps }, scale) =>
    `keep going, up to ${upToReps}, while you keep the printed ${scale ?? 'effort'}. Got ${upToReps}? Add twice as much next time`,
  special,
})

/** `45 lb × 8 reps, 105 × 5, 165 × 3`, or `5 reps at half the weight, then 3 at three quarters` */
function warmUp(warmUp: WarmUp, units: Units): string {
  switch (warmUp.by) {
    case 'weights':
      return ladderIn(units, warmUp[units]).replace(/ × \d+/, '$& reps')
    case 'size':
      return `1 easy set with ${weightIn(units, warmUp)}`
    case 'shares':
      return warmUp.isToFind ? 'the light sets that find your weight' : shares(warmUp.percents)
    case 'easy sets':
      return easySets(warmUp)
    case 'first set':
      return 'a slow first set'
    case 'words':
      return warmUp.words
  }
}

/** The lighter, the more reps. */
const repsAt = (percent: number): number => (percent <= 50 ? 5 : percent <= 75 ? 3 : 2)

function shares(percents: readonly number[]): string {
  const [first = 0, ...others] = percents
  const at = (percent: number) => SHARES[percent] ?? `${percent}%`
  const isInWords = percents.every((percent) => percent in SHARES)
  return [
    `${repsAt(first)} reps at ${at(first)} ${isInWords && first === 50 ? 'the weight' : 'of the weight'}`,
    ...others.map((percent) => `${isInWords ? 'then ' : ''}${repsAt(percent)} at ${at(percent)}`),
  ].join(', ')
}
const SHARES: Readonly<Record<number, string>> = { 50: 'half', 75: 'three quarters' }

function step(step: Step, reps: string, units: Units): string {
  const plus = (kg: number) => (units === 'lb' ? `${poundStep(kg)} lb` : `${kg} kg`)
  switch (step.of) {
    case 'share':
      return share(step)
    case 'sets':
      return 'One more of the sets with the next size'
    case 'reps': {
      const more = step.or === 'next size' ? 'Take the next size' : step.or && `Add ${plus(step.or.kg)}`
      return more ? `${atTheTop(more, reps)}. Otherwise 1 rep more` : 'Add 1 rep to last week’s'
    }
    case 'weight': {
      const { kg, timesAWeek, hasLastWeek } = step
      const since = !hasLastWeek ? ' last time' : timesAWeek > 1 ? '' : ' last week'
      const often = hasLastWeek && timesAWeek > 1 ? ' each time' : ''
      return `If you got all reps${since}, add ${plus(kg)}${often}`
    }
  }
}

/** Reps that are no range in our notation have no top to name. */
function atTheTop(more: string, reps: string): string {
  const range = repsIn(reps)
  return range
    ? `All sets at ${range.high}? ${more} and begin at ${range.low} again`
    : `All sets at the most reps? ${more}`
}

/** Each day of a lift has its own weight. */
function share({ percent, since }: Extract<Step, { of: 'share' }>): string {
  if (since !== 'before the deload') return `About ${percent}% more than on this day ${ON[since]}`
  if (percent === 0) return 'The weight you had before the light week'
  return `About ${Math.abs(percent)}% ${percent < 0 ? 'less' : 'more'} than before the light week`
}
const ON = { 'last week': 'last week', 'week 1': 'in week 1' } as const

/** The reps and the effort stand in the figures of the row. */
function firstSet({ firstSet }: RowFacts): string {
  if (!firstSet) return ''
  const { of, rir } = firstSet
  if (of === 'top set') return 'Set 1 is your top set'
  // A trial is a test to whoever does it.
  const opening = `Set 1 is a test${of === 'test' && firstSet.asLastWeek ? ' with last week’s weight' : ''}`
  if (of === 'test' && firstSet.isHold) return `${opening}: hold it while your form stays, and stop there`
  const most = 'as many good reps as you can'
  return firstSet.withinSeconds
    ? `${opening}: ${most} in ${firstSet.withinSeconds} s, stop with ${rir} left. Short breaks at the top are fine`
    : `${opening}: ${most}, stop with ${rir} left`
}

function otherSets({ backOff }: RowFacts, units: Units): string {
  if (!backOff) return ''
  const { sets, weight, percentLighter } = backOff
  const less = weight ? `${weightIn(units, weight)}${each(weight)}` : `about ${percentLighter}% lighter`
  return `The other ${setsWord(sets)}: ${less}`
}

const COMEBACKS = {
  weight: 'Go on with your weight from before the light week',
  'weight for 1 rep fewer': 'Take your weight from before the light week, for 1 rep fewer',
  'weight and reps': 'Go on with your weight and reps from before the light week',
  'above week 1': 'Start one step above your week 1 weight',
} as const

const DELOADS = {
  'fewest reps': 'Do only the fewest reps of the range',
  // The figures say that it is easy.
  effort: '',
  'one size': 'Take one size lighter than last week. It should feel light. Add nothing',
  tenth: 'Take 10 percent off last week’s weight. It should feel light. Add nothing',
  printed: 'This weight is already lighter than last week’s',
} as const

function special(special: SpecialWeek, isAtShare: boolean): string {
  switch (special.of) {
    case 'taper':
      return special.keepsWeight ? 'Keep last week’s weight, and do less work' : 'Do less work than last week'
    case 'deload':
      return DELOADS[special.by]
    case 'start over': {
      const before = special.afterDeload ? 'the week before the light one' : 'last week'
      return `Back to the fewest ${special.unit}. If ${before} felt as planned, take the next heavier weight`
    }
    case 'comeback':
      return COMEBACKS[special.to]
    case 'begins':
      return special.isKnown
        ? `Changed this week: new sets, reps or day${isAtShare ? '' : '. Find its weight as in week 1'}`
        : `New this week${isAtShare ? '' : ': find its weight as in week 1'}`
    case 'beside test':
      return 'Take last week’s weight at most: the test is on another day'
  }
}
