import { GLOSSARY } from './generated/glossary.ts'
import { isLightWeek } from './program.ts'
import type { ShownProgram } from './program-in.ts'

/** Explains the effort scale and the words of a program. Page and PDF share the texts. */

export const EFFORT_IN_WORDS =
  'RIR is how many good reps you have left when you stop. RPE is the same scale from the other side: RPE 8 is RIR 2.'

export const EFFORTS = [
  { rir: 'RIR 0', rpe: 'RPE 10', feels: 'Nothing left. Another rep would fail.' },
  { rir: 'RIR 1', rpe: 'RPE 9', feels: 'One more good rep, and no second.' },
  { rir: 'RIR 2', rpe: 'RPE 8', feels: 'Two more. The last reps slow down.' },
  { rir: 'RIR 3', rpe: 'RPE 7', feels: 'Three more. Hard work, but steady.' },
  { rir: 'RIR 4', rpe: 'RPE 6', feels: 'Four more. You could talk right after.' },
] as const

export interface Word {
  word: string
  meaning: string
}

export function wordsOf({ weeks }: ShownProgram): Word[] {
  const days = weeks.flatMap(({ workouts }) => workouts)
  const rows = days.flatMap(({ exercises }) => exercises)
  const begins = (how: 'top set' | 'test') => rows.some(({ facts }) => facts.firstSet?.of === how)
  const { set, rep, range, swap, topSet, amrap, lightWeek } = GLOSSARY
  return [
    ...[set, rep, range, swap],
    ...(begins('top set') ? [topSet] : []),
    ...(begins('test') || rows.some(({ reps }) => reps === 'AMRAP') ? [amrap] : []),
    ...(weeks.some(isLightWeek) ? [lightWeek] : []),
  ]
}
