import type { Exercise } from './program.ts'
import { each } from './note-forms.ts'
import { effortIn } from './notation.ts'
import { ladderIn, RECORDED } from './note-recorded.ts'
import { spokenIn } from './note-spoken.ts'
import type { RowFacts } from './row-facts.ts'
import { weightIn, type Wording } from './units.ts'

/** R43. Nobody reads longer notes in a gym. */
export const LONGEST_NOTE = 200

export type NotePart =
  | 'optional'
  | 'weight'
  | 'begin with'
  | 'share'
  | 'trial share'
  | 'rest'
  | 'in turn'
  | 'warm-up'
  | 'swap'
  | 'elsewhere'
  | 'try first'
  | 'before each set'
  | 'step'
  | 'first set'
  | 'other sets'
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
export type Noted = Pick<Exercise, 'weight' | 'restSeconds' | 'substitutes' | 'elsewhere'> &
  Partial<Pick<Exercise, 'reps' | 'intensity'>> & { facts: RowFacts }

/**
 * In reading order. If those of the record are too long, swaps go first, then the back-off weight, then the pounds of a
 * warm-up in both units: its fields have them all. In one unit only the swaps of a long note are left to those who print it.
 */
export function noteSentences(row: Noted, wording: Wording): NoteSentence[] {
  const short = shortEnough(row)
  return wording === 'both'
    ? sentencesOf(short, wording)
    : sentencesOf({ ...row, substitutes: short.substitutes }, wording)
}

export const noteOf = (row: Noted, wording: Wording = 'both'): string =>
  noteSentences(row, wording)
    .map(({ text }) => text)
    .join(' ')

function shortEnough(row: Noted): Noted {
  const { substitutes = [], facts } = row
  const { backOff } = facts
  const unweighed = backOff?.percentLighter
    ? { ...facts, backOff: { sets: backOff.sets, percentLighter: backOff.percentLighter } }
    : facts
  const one = substitutes.slice(0, 1)
  const shorter: Noted[] = [row, { ...row, substitutes: one }, { ...row, substitutes: one, facts: unweighed }]
  const least = { ...row, substitutes: [], facts: unweighed }
  const found = [...shorter, least].find((each) => isShort(each))
  return found ?? { ...least, facts: inKgAlone(unweighed) }
}

const inKgAlone = (facts: RowFacts): RowFacts =>
  facts.warmUp?.by === 'weights'
    ? { ...facts, warmUp: { by: 'words', words: ladderIn('kg', facts.warmUp.kg) } }
    : facts

/** A hint is added only where there is room for it, and stored words are what they are. */
const isShort = (row: Noted): boolean =>
  sentencesOf(row, 'both')
    .filter(({ part }) => part !== 'cue' && part !== 'words')
    .map(({ text }) => text)
    .join(' ').length <= LONGEST_NOTE

function sentencesOf(
  { weight, restSeconds, substitutes = [], elsewhere, reps = '', intensity = '', facts }: Noted,
  wording: Wording,
): NoteSentence[] {
  const { share, inTurnWith, warmUp, tryFirst, step, lastSet, isEachSide, rungs, isFromBox, special } = facts
  const { isOptional, single, cue, trialShare, sides, beforeEachSet, beginWith } = facts
  const forms = wording === 'both' ? RECORDED : spokenIn(wording)
  const parts: [NotePart, label: string, words: string | undefined | false][] = [
    ['optional', '', isOptional && 'Optional'],
    ['weight', 'Weight ', weight && weightForm(weight, wording)],
    ['begin with', 'Begin with ', beginWith && weightIn(wording, beginWith)],
    ['share', '', share !== undefined && `${share}% of your usual weight for these reps`],
    [
      'trial share',
      '',
      trialShare !== undefined && `${trialShare}% of your last ${wording === 'both' ? 'trial' : 'test'}`,
    ],
    ['rest', 'Rest ', restSeconds !== undefined && restForm(restSeconds, wording)],
    ['in turn', wording === 'both' ? 'In turn with ' : 'Alternate with ', inTurnWith],
    ['warm-up', 'Warm up with ', warmUp && forms.warmUp(warmUp)],
    ['swap', 'Swap: ', substitutes.join(' or ')],
    ['elsewhere', 'Elsewhere: ', elsewhere && `${elsewhere.name}, ${elsewhere.reps}`],
    ['try first', 'First, fresh: try ', tryFirst && tryForm(tryFirst)],
    ['before each set', 'Before each set: ', beforeEachSet && ownForm(beforeEachSet)],
    ['step', '', step && forms.step(step, reps)],
    ['first set', '', forms.firstSet(facts)],
    ['other sets', '', forms.otherSets(facts)],
    ['last set', 'Last set: ', lastSet && forms.lastSet(lastSet, effortIn(intensity)?.scale ?? null)],
    ['each side', '', isEachSide && 'Each side'],
    ['each side', '', sides && `Left ${sides.left}, right ${sides.right}`],
    ['rungs', 'Ladder each set: ', rungs && `${rungs.join(', ')} a side`],
    ['box', '', isFromBox && 'Take the weight from something knee-high, and set it back there'],
    ['special', '', special && forms.special(special, share !== undefined)],
    ['single', '', single && SINGLE_FORMS[single]],
  ]
  const whole = (part: NotePart) => (text: string) => ({ part, text, bare: text })
  return [
    ...parts.flatMap(([part, label, bare]) => (bare ? [{ part, text: `${label}${bare}.`, bare }] : [])),
    ...(cue ? [cue] : []).map(whole('cue')),
    ...(facts.words ?? []).map(whole('words')),
  ]
}

/** `90 s`, and from two minutes on `2 min` and, as a watch shows it, `2:30 min`. The record has seconds alone. */
function restForm(seconds: number, wording: Wording): string {
  if (wording === 'both' || seconds < WATCHED) return `${seconds} s`
  const [minutes, left] = [Math.floor(seconds / 60), seconds % 60]
  return `${minutes}${left ? `:${String(left).padStart(2, '0')}` : ''} min`
}
const WATCHED = 120

/** `1 rep of Pull-Up` */
const tryForm = ({ name, count, of }: NonNullable<RowFacts['tryFirst']>): string =>
  `${count} ${count === 1 ? of.slice(0, -1) : of} of ${name}`

const ownForm = ({ name, reps }: NonNullable<RowFacts['beforeEachSet']>): string =>
  `${reps} ${reps > 1 ? 'reps' : 'rep'} of ${name}, without help`

const SINGLE_FORMS = {
  opener: 'Your opener, as at the meet',
  heavy: 'One heavy rep, then the sets below',
} as const

/** `82.5 kg (180 lb), 78%`, with `about` if from another lift, and `each` for one of a pair. */
const weightForm = (weight: NonNullable<Exercise['weight']>, wording: Wording): string =>
  `${weight.isEstimate ? 'about ' : ''}${weightIn(wording, weight)}${each(weight)}${weight.percent === undefined ? '' : `, ${weight.percent}%`}`
