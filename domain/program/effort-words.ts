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

const AMRAP: Word = {
  word: 'AMRAP',
  meaning: 'As many good reps as its row leaves you: stop with the reps in hand that it names.',
}
const TOP_SET: Word = {
  word: 'Top set',
  meaning: 'The first and heaviest set. 5+ is five reps, or more while you keep what its note leaves.',
}
const LIGHT_WEEK: Word = {
  word: 'Light week',
  meaning: 'Less work on purpose, so that the weeks after it can be harder. Also called a deload.',
}

export function wordsOf({ weeks }: ShownProgram): Word[] {
  const days = weeks.flatMap(({ workouts }) => workouts)
  const rows = days.flatMap(({ exercises }) => exercises)
  const begins = (how: 'top set' | 'test') => rows.some(({ facts }) => facts.firstSet?.of === how)
  return [
    { word: 'Set', meaning: 'A run of reps without a break.' },
    { word: 'Rep', meaning: 'One complete movement.' },
    {
      word: '8-10',
      meaning:
        'Anything from 8 to 10 reps. 10/side is 10 with each arm or leg, 30 s is a hold of 30 seconds.',
    },
    {
      word: 'Swap',
      meaning: 'An exercise that does the same job, for when equipment is taken or something hurts.',
    },
    ...(begins('top set') ? [TOP_SET] : []),
    ...(begins('test') || rows.some(({ reps }) => reps === 'AMRAP') ? [AMRAP] : []),
    ...(weeks.some(isLightWeek) ? [LIGHT_WEEK] : []),
  ]
}
