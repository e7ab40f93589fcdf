import { GLOSSARY } from './generated/glossary.ts'
import { effortIn, effortText, repsIn, rirIn, type Effort } from './notation.ts'
import { isLightWeek } from './program.ts'
import type { ShownProgram, ShownRow } from './program-in.ts'

/** Explains the effort scale and the words of a program. Page and PDF share the texts. */

export const EFFORT_IN_WORDS =
  'RIR is short for reps in reserve: the good reps you have left when you stop. RPE counts from the other side: RPE 8 is RIR 2.'

/** Where a program counts from the other side, and its guidelines say how. */
export const RPE_IN_WORDS =
  'RPE is short for rate of perceived exertion. RIR is short for reps in reserve: the good reps left.'

export const EFFORTS = [
  { rir: 'RIR 0', rpe: 'RPE 10', feels: 'Nothing left. Another rep would fail.' },
  { rir: 'RIR 1', rpe: 'RPE 9', feels: 'One more good rep, but not two.' },
  { rir: 'RIR 2', rpe: 'RPE 8', feels: 'Two more. The last reps slow down.' },
  { rir: 'RIR 3', rpe: 'RPE 7', feels: 'Three more. Hard work, but steady.' },
  { rir: 'RIR 4', rpe: 'RPE 6', feels: 'Four more. You could talk right after.' },
] as const

const COUNTED = ['no', 'one', 'two', 'three', 'four', 'five'] as const

/** The effort that a row asks for, in one line. Null where a row says it in a word, or not in our notation. */
export function effortInWords(row: Parameters<typeof effortText>[0] & { reps: string }): string | null {
  const printed = effortText(row)
  if (printed === 'clean')
    return repsIn(row.reps)?.of === 'seconds'
      ? 'clean = end the hold before your form slips.'
      : 'clean = stop before your form slips.'
  const effort = effortIn(printed)
  if (!effort) return null
  const { left, most } = leftIn(effort)
  return `${printed} = stop when you could do ${left} more good ${most === 1 ? 'rep' : 'reps'}.`
}

/** The good reps that an effort leaves, in words, and how many they are at most. */
export function leftIn(effort: Effort): { left: string; most: number } {
  const { low, high } = rirIn(effort)
  const [from, to] = [Math.floor(low), Math.ceil(high)]
  const left =
    from === to ? `${COUNTED[to]}` : `${COUNTED[from]} ${to - from > 1 ? 'to' : 'or'} ${COUNTED[to]}`
  return { left, most: to }
}

export interface Word {
  word: string
  meaning: string
}

/** Words of some programs, and the rows that say them. */
const RARE: readonly (readonly [
  word: 'easy' | 'size' | 'workingWeight' | 'alternate' | 'elsewhere' | 'test',
  isUsed: (row: ShownRow) => boolean,
])[] = [
  ['easy', (row) => effortText(row) === 'easy'],
  ['alternate', ({ facts }) => facts.inTurnWith !== undefined],
  ['workingWeight', ({ facts }) => facts.warmUp?.by === 'shares'],
  ['size', ({ facts: { step, special } }) => step?.of === 'sets' || isOfSizes(step, special)],
  ['elsewhere', ({ elsewhere }) => elsewhere !== undefined],
  ['test', ({ facts }) => facts.firstSet !== undefined && facts.firstSet.of !== 'top set'],
]

const isOfSizes = (step: ShownRow['facts']['step'], special: ShownRow['facts']['special']): boolean =>
  (step?.of === 'reps' && step.or === 'next size') || (special?.of === 'deload' && special.by === 'one size')

export function wordsOf({ weeks }: ShownProgram): Word[] {
  const days = weeks.flatMap(({ workouts }) => workouts)
  const rows = days.flatMap(({ exercises }) => exercises)
  const { set, range, swap, topSet, amrap, lightWeek } = GLOSSARY
  return [
    ...[set, range, swap],
    ...RARE.flatMap(([word, isUsed]) => (rows.some(isUsed) ? [GLOSSARY[word]] : [])),
    ...(rows.some(({ facts }) => facts.firstSet?.of === 'top set') ? [topSet] : []),
    ...(rows.some(({ reps }) => reps === 'AMRAP') ? [amrap] : []),
    ...(weeks.some(isLightWeek) ? [lightWeek] : []),
  ]
}
