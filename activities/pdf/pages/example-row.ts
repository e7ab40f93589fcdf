import { bigRowsOf } from '../../../domain/exercises/big-rows.ts'
import { leftIn } from '../../../domain/program/effort-words.ts'
import { effortIn, effortText, setsAndReps, setsText } from '../../../domain/program/notation.ts'
import type { ShownProgram, ShownRow } from '../../../domain/program/program-in.ts'
import type { PagePlan } from './week-pages.tsx'
import { isLoaded } from '../../../domain/training/printing/is-loaded.ts'

/** The row that shows how to read all others: a big lift of the first day. */
export const exampleRowOf = ({ weeks }: ShownProgram): ShownRow | undefined =>
  bigRowsOf((weeks[0]?.workouts[0]?.exercises ?? []).filter(({ facts }) => !facts.isForBalance))[0]

/** A weight is chosen so that the reps end where they should; nothing else can give way where there is none. */
function atEffort(row: ShownRow, effort: string): string {
  const counted = effortIn(effort)
  if (!counted) return `Keep each ${effort}`
  if (row.weight || !isLoaded(row)) return `Stop each at ${effort}, even if you could do more`
  const { left, most } = leftIn(counted)
  return `Pick a weight that leaves ${left} good ${most > 1 ? 'reps' : 'rep'} at the end of each: that is ${effort}`
}

/** The sets after a top set. */
function othersIn({ facts: { backOff } }: ShownRow): string {
  if (backOff?.weight)
    return 'Two weights printed? The first is for your top set, the second for all other sets'
  return backOff?.percentLighter
    ? `The other sets are ${backOff.percentLighter}% lighter`
    : 'The other sets are lighter'
}

function lastIn({ upToReps, rir }: NonNullable<ShownRow['facts']['lastSet']>): string {
  const { left, most } = leftIn({ scale: 'RIR', low: rir, high: rir })
  return `In the last one, go on to ${upToReps} only while ${left} good ${most > 1 ? 'reps are' : 'rep is'} left.`
}

/** As the pages print it that it explains. */
export function setsOn(by: PagePlan['by'], row: ShownRow): string {
  const { sets, reps } = setsAndReps(row)
  return by === 'day' ? setsText(row) : `${sets} × ${reps}`
}

/** What to do in it, and what to write down. */
export function exampleInWords(row: ShownRow): string {
  const { sets, reps, facts } = row
  const effort = effortText(row)
  const howHard =
    facts.share !== undefined
      ? 'With that share of your weight each set is easy: stop there all the same'
      : facts.firstSet?.of === 'top set'
        ? `Stop the first, the heaviest, at ${effort}. ${othersIn(row)}`
        : atEffort(row, effort)
  const last = facts.lastSet ? ` ${lastIn(facts.lastSet)}` : ''
  return `Do ${sets} ${sets === 1 ? 'set' : 'sets'} of ${reps}. ${howHard}.${last} Write down ${isLoaded(row) ? 'the weight and the reps' : 'the reps'} of every set.`
}
