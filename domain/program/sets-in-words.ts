import { repsIn } from './notation.ts'
import type { Exercise } from './program.ts'

const OF = { reps: ' reps', 'reps a side': ' reps a side', seconds: ' seconds' } as const

/** `4 x 5 = 4 sets of 5 reps.` Null for reps that are not in our notation. */
export function setsInWords({ sets, reps }: Pick<Exercise, 'sets' | 'reps'>): string | null {
  const counted = repsIn(reps)
  if (!counted) return null
  const { low, high, of } = counted
  const times = low === high ? low : `${low} to ${high}`
  return `${sets} x ${reps} = ${sets} ${sets === 1 ? 'set' : 'sets'} of ${times}${OF[of]}.`
}
