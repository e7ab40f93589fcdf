import type { Exercise } from './program.ts'
import type { Rung, RowFacts, SpecialWeek, Step, WarmUp } from './row-facts.ts'
import { poundStep, weightIn, type Units, type Wording } from './units.ts'

/** R43. Nobody reads longer notes in a gym. */
export const LONGEST_NOTE = 200

export type NotePart =
  | 'weight'
  | 'rest'
  | 'in turn'
  | 'warm-up'
  | 'swap'
  | 'elsewhere'
  | 'step'
  | 'first set'
  | 'last set'
  | 'each side'
  | 'rungs'
  | 'box'
  | 'special'
  | 'single'
  | 'cue'
  | 'words'

export interface NoteSentence {
  part: NotePart
  /** `Rest 90 s.` */
  text: string
  /** Without the label and the full stop, for a place that has its own: `90 s`. */
  bare: string
}

/** A row or a single, with what its note is printed from. */
export type Noted = Pick<Exercise, 'weight' | 'restSeconds' | 'substitutes' | 'elsewhere'> & {
  facts: RowFacts
}

/**
 * In reading order. If they are too long, swaps go first, then the back-off weight, then the pounds of a warm-up in both
 * units: the record has them all.
 * @param lighterBy - what the sets after a heavy first one say, where their weight stands beside the note
 */
export function noteSentences(row: Noted, wording: Wording, lighterBy?: string): NoteSentence[] {
  return sentencesOf(shortEnough(row, wording), wording, lighterBy)
}

export const noteOf = (row: Noted, wording: Wording = 'both'): string =>
  noteSentences(row, wording)
    .map(({ text }) => text)
    .join(' ')

function shortEnough(row: Noted, wording: Wording): Noted {
  const { substitutes = [], facts } = row
  const { backOff } = facts
  const unweighed = backOff?.percentLighter
    ? { ...facts, backOff: { sets: backOff.sets, percentLighter: backOff.percentLighter } }
    : facts
  const one = substitutes.slice(0, 1)
  const shorter: Noted[] = [row, { ...row, substitutes: one }, { ...row, substitutes: one, facts: unweighed }]
  const least = { ...row, substitutes: [], facts: unweighed }
  const found = [...shorter, least].find((each) => isShort(each))
  return found ?? (wording === 'both' ? { ...least, facts: inKgAlone(unweighed) } : least)
}

const inKgAlone = (facts: RowFacts): RowFacts =>
  facts.warmUp?.by === 'weights'
    ? { ...facts, warmUp: { by: 'words', words: warmUpForm(facts.warmUp, 'kg') } }
    : facts

/** A hint is added only where there is room for it, and stored words are what they are. */
const isShort = (row: Noted): boolean =>
  sentencesOf(row, 'both')
    .filter(({ part }) => part !== 'cue' && part !== 'words')
    .map(({ text }) => text)
    .join(' ').length <= LONGEST_NOTE

function sentencesOf(
  { weight, restSeconds, substitutes = [], elsewhere, facts }: Noted,
  wording: Wording,
  lighterBy?: string,
): NoteSentence[] {
  const { inTurnWith, warmUp, step, lastSet, isEachSide, rungs, isFromBox, special, single, cue } = facts
  const parts: [NotePart, label: string, words: string | undefined | false][] = [
    ['weight', 'Weight ', weight && weightForm(weight, wording)],
    ['rest', 'Rest ', restSeconds !== undefined && `${restSeconds} s`],
    ['in turn', 'In turn with ', inTurnWith],
    ['warm-up', 'Warm up with ', warmUp && warmUpForm(warmUp, wording)],
    ['swap', 'Swap: ', substitutes.join(' or ')],
    ['elsewhere', 'Elsewhere: ', elsewhere && `${elsewhere.name}, ${elsewhere.reps}`],
    ['step', '', step && stepForm(step, wording)],
    ['first set', '', firstSetForm(facts, wording, lighterBy)],
    ['last set', 'Last set: ', lastSet && `up to ${lastSet.upToReps} reps, stop with ${lastSet.rir} left`],
    ['each side', '', isEachSide && 'Each side'],
    ['rungs', 'Ladder each set: ', rungs && `${rungs.join(', ')} a side`],
    ['box', '', isFromBox && 'Take the weight from something knee-high, and set it back there'],
    ['special', '', special && specialForm(special)],
    ['single', '', single && SINGLE_FORMS[single]],
  ]
  const whole = (part: NotePart) => (text: string) => ({ part, text, bare: text })
  return [
    ...parts.flatMap(([part, label, bare]) => (bare ? [{ part, text: `${label}${bare}.`, bare }] : [])),
    ...(cue ? [cue] : []).map(whole('cue')),
    ...(facts.words ?? []).map(whole('words')),
  ]
}

const SINGLE_FORMS = {
  opener: 'Your opener, as at the meet',
  heavy: 'One heavy rep, then the sets below',
} as const

/** `82.5 kg (180 lb), 78%`, with `about` if from another lift, and `each` for one of a pair. */
const weightForm = (weight: NonNullable<Exercise['weight']>, wording: Wording): string =>
  `${weight.isEstimate ? 'about ' : ''}${weightIn(wording, weight)}${each(weight)}${weight.percent === undefined ? '' : `, ${weight.percent}%`}`

const each = ({ isEach }: { isEach?: boolean | undefined }): string => (isEach ? ' each' : '')

/** `20 kg × 8, 50 × 5, 75 × 3 (45 lb × 8, 105 × 5, 165 × 3)` */
function warmUpForm(warmUp: WarmUp, wording: Wording): string {
  switch (warmUp.by) {
    case 'weights':
      return wording === 'both'
        ? `${ladderForm(warmUp.kg, 'kg')} (${ladderForm(warmUp.lb, 'lb')})`
        : ladderForm(warmUp[wording], wording)
    case 'size':
      return `1 easy set with ${weightIn(wording, warmUp)}`
    case 'shares':
      return `${warmUp.percents.length} ${sets(warmUp.percents.length)} at ${LIST.format(warmUp.percents.map((percent) => `${percent}%`))} of your working weight`
    case 'easy sets':
      return `${warmUp.sets} easy ${sets(warmUp.sets)} of half the reps`
    case 'words':
      return warmUp.words
  }
}

/** `40%, 60% and 80%` */
const LIST = new Intl.ListFormat('en-GB')

const sets = (count: number): string => (count > 1 ? 'sets' : 'set')

const ladderForm = (ladder: readonly Rung[], units: Units): string =>
  ladder.map(([weight, reps], rung) => `${weight}${rung === 0 ? ` ${units}` : ''} × ${reps}`).join(', ')

/** `+4% on last week`, `+2.5 kg on last week`, `+2.5 kg each time, so +5 kg on last week`, `+1 rep or +2.5 kg on last week` */
function stepForm(step: Step, wording: Wording): string {
  const plus = (kg: number) => (wording === 'lb' ? `+${poundStep(kg)} lb` : `+${kg} kg`)
  if (step.of === 'share') return `+${step.percent}% on ${step.since}`
  if (step.of === 'sets') return 'One more of the sets with the next size'
  if (step.of === 'reps')
    return `+1 rep${step.or === null ? '' : step.or === 'next size' ? ' or the next size' : ` or ${plus(step.or.kg)}`} on last week`
  const { kg, timesAWeek, hasLastWeek } = step
  if (!hasLastWeek) return `${plus(kg)} on last time`
  return `${timesAWeek > 1 ? `${plus(kg)} each time, so ` : ''}${plus(kg * timesAWeek)} on last week`
}

/** `Top set: 5+, stop with 2 left, then 3 sets 5% lighter`, or a test: AMRAP, where to stop. */
function firstSetForm({ firstSet, backOff }: RowFacts, wording: Wording, lighterBy?: string): string {
  if (!firstSet) return ''
  const less =
    lighterBy ??
    (backOff?.weight
      ? `at ${weightIn(wording, backOff.weight)}${each(backOff.weight)}`
      : `${backOff?.percentLighter}% lighter`)
  const others = backOff ? `, then ${backOff.sets} ${sets(backOff.sets)} ${less}` : ' in the first set'
  const { rir } = firstSet
  if (firstSet.of === 'test' && firstSet.isHold)
    return 'Test: hold the first set for as long as your form stays, and stop there'
  return firstSet.of === 'top set'
    ? `Top set: ${firstSet.reps}+, stop with ${rir} left${others}`
    : `Test: ${firstSet.asLastWeek ? 'last week’s weight, ' : ''}AMRAP, stop with ${rir} ${rir === 1 ? 'rep' : 'reps'} left${others}`
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
} as const

function specialForm(special: SpecialWeek): string {
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
      return 'New from this week: begin as in week 1'
  }
}
