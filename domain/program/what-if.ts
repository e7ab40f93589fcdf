import type { GeneratedProgram } from './program.ts'

/** What to do about what went wrong. Page and PDF share the texts. */
export type WhatIf = readonly [label: string, text: string]

const MISSED_REPS =
  'Fell short? Stop the set there, and take the same weight next time. Twice in a row: take 10% off and build back up.'

const AT_A_SIGN = 'One of your warning signs? Stop and get help.'

type Told = Pick<GeneratedProgram, 'missedReps' | 'atPain'> & {
  overview: Pick<GeneratedProgram['overview'], 'stopSigns'>
}

/**
 * The program's own rules for missed reps and pain, so that they agree with its guidelines. The signs that ask for help
 * stand above them. Programs of earlier versions tell of no pain here.
 */
export const whatIfs = ({
  missedReps = MISSED_REPS,
  atPain,
  overview: { stopSigns = [] },
}: Told): readonly WhatIf[] => [
  ['Missed reps?', missedReps],
  ['Missed a day?', 'Do it next, then go on in order.'],
  ...(atPain ? ([['Pain?', stopSigns.length ? `${atPain} ${AT_A_SIGN}` : atPain]] as const) : []),
]
