import { z } from 'zod'
import { repsIn } from '../../domain/program/notation.ts'
import { printed, type ShownRow } from '../../domain/program/program-in.ts'
import type { RowFacts } from '../../domain/program/row-facts.ts'
import type { Units } from '../../domain/program/units.ts'

/** What takes the place of an exercise. */
export const Swap = z.object({ name: z.string(), isPerSide: z.boolean() })
export type Swap = z.infer<typeof Swap>

/** What takes the place of which exercise, by its name. A list needs less of the validator than a record does. */
export const Swaps = z.array(Swap.extend({ written: z.string() }))
export type Swaps = z.infer<typeof Swaps>

export const swapOf = (written: string, swaps: Swaps): Swap | undefined =>
  swaps.find((each) => each.written === written)

/** For how long an exercise takes the place of another. */
export type Term = 'today' | 'fromNowOn'

/**
 * A row as it is done with these swaps. Its sets, effort and rest stay; a weight, a step and a test belong to the exercise
 * that the program was written with.
 */
export function withSwaps(row: ShownRow, swaps: Swaps, units: Units): ShownRow {
  const swap = swapOf(row.name, swaps)
  const partner = row.facts.inTurnWith
  const inTurnWith = partner && (swapOf(partner, swaps)?.name ?? partner)
  if (!swap) {
    if (inTurnWith === partner) return row
    const facts = { ...row.facts, ...(inTurnWith && { inTurnWith }) }
    return { ...row, facts, ...printed({ ...row, facts }, units) }
  }
  const { restSeconds } = row
  const facts = { ...factsHeldBy(swap, row), ...(inTurnWith && { inTurnWith }) }
  return {
    name: swap.name,
    sets: row.sets,
    reps: repsOf(swap, row.reps),
    intensity: row.intensity,
    ...(restSeconds !== undefined && { restSeconds }),
    ...(row.isSeated && { isSeated: row.isSeated }),
    ...(row.isFlatFooted && { isFlatFooted: row.isFlatFooted }),
    isSingle: row.isSingle,
    forYou: [],
    facts,
    ...printed({ intensity: row.intensity, ...(restSeconds !== undefined && { restSeconds }), facts }, units),
  }
}

/** What a row asks for whatever is done in it. */
function factsHeldBy(swap: Swap, { facts, reps }: ShownRow): RowFacts {
  const { isOptional, share, isForBalance, isByForm, lastSet, sides, special, warmUp } = facts
  const isTimed = repsIn(reps)?.of === 'seconds'
  return {
    ...(isOptional && { isOptional }),
    ...(share !== undefined && { share }),
    ...(isForBalance && { isForBalance }),
    ...(isByForm && { isByForm }),
    ...(lastSet && { lastSet }),
    ...(sides && { sides }),
    ...(special && { special }),
    ...((warmUp?.by === 'shares' || warmUp?.by === 'easy sets') && { warmUp }),
    ...(isTimed && swap.isPerSide && { isEachSide: true as const }),
  }
}

function repsOf({ isPerSide }: Swap, reps: string): string {
  const of = repsIn(reps)?.of
  if (of === 'reps' && isPerSide) return `${reps}/side`
  return of === 'reps a side' && !isPerSide ? reps.replace('/side', '') : reps
}
