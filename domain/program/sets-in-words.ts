import { repsIn, setsText } from './notation.ts'

const OF = { reps: ' reps', 'reps a side': ' reps a side', seconds: ' seconds' } as const

/**
 * `4 x 5 = 4 sets of 5 reps.`, and `2 x 5, 5-8 = 2 sets of 5 reps, then 1 of 5 to 8.` Null for reps that are not in our
 * notation, and for a row whose first set is another: a sentence of its own tells of that.
 */
export function setsInWords(row: Parameters<typeof setsText>[0]): string | null {
  const { sets, reps, facts: { firstSet, lastSet } = {} } = row
  const counted = repsIn(reps)
  if (!counted || firstSet) return null
  const { low, high, of } = counted
  const alike = lastSet ? sets - 1 : sets
  const last = lastSet && `${high} to ${lastSet.upToReps}`
  return `${setsText(row, 'x')} = ${[
    ...(alike ? [`${alike} ${setsOf(alike)} of ${low === high ? low : `${low} to ${high}`}${OF[of]}`] : []),
    ...(last ? [alike ? `then 1 of ${last}` : `1 set of ${last}${OF[of]}`] : []),
  ].join(', ')}.`
}

const setsOf = (count: number): string => (count === 1 ? 'set' : 'sets')
