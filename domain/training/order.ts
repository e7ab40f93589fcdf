import type { TrainingProfile } from '../profile.ts'
import type { Row } from './draft.ts'
import { runs } from './other-training.ts'
import { bringsUp, nearnessToLift } from './person/bring-up.ts'
import {
  isCompound,
  isHipDominant,
  isKneeDominant,
  isLegs,
  isPull,
  isTrunk,
  type Implement,
} from './vocabulary.ts'

type Whose = Pick<TrainingProfile, 'goal' | 'person' | 'days' | 'minutes' | 'otherTraining'>

const FREE_WEIGHTS: readonly Implement[] = ['barbell', 'trap-bar']

/** Behind what opens the day, while they are fresh. */
const CALVES_OF_RUNNERS = 0.5

/** What is brought up comes first among its kind. */
const EARLIER = 0.4

/** Main lifts where strength is the goal, other multi-joint work, single joints, calves, and last the trunk (R22). */
function usualRank({ entry, repsHigh }: Row, forStrength: boolean): number {
  if (isTrunk(entry.pattern)) return 4
  if (entry.pattern === 'calf') return 3
  if (!isCompound(entry.pattern)) return 2
  if (entry.main && (forStrength || repsHigh <= 6)) return 0
  // Legs under a bar take the most out of anyone; what is pulled from the floor with nothing in hand, the least.
  if (entry.main && isLegs(entry.pattern) && entry.needs.some((each) => FREE_WEIGHTS.includes(each))) return 0
  return isPull(entry.pattern) && entry.positions.includes('prone') && !entry.needs.length ? 1.5 : 1
}

/** Where a row stands in a session, the smallest first. */
export function rankOf(row: Row, profile: Whose): number {
  if (row.entry.pattern === 'calf' && runs(profile)) return CALVES_OF_RUNNERS
  const usual = usualRank(row, profile.goal === 'strength')
  // Whoever brings up a muscle still opens the day with what strength is judged by.
  const isMoved = usual > 0 ? bringsUp(row.entry, profile) : nearnessToLift(row.entry, profile) !== null
  return usual - (isMoved ? EARLIER : 0)
}

/** The order of a session: hard before easy, otherwise as it was. */
export function inOrder(rows: readonly Row[], rank: (row: Row) => number): Row[] {
  const sorted = rows.toSorted((one, other) => rank(one) - rank(other))
  const clash = sorted.findIndex((row, index) => heavyPair(row, sorted[index + 1]))
  if (clash < 0) return sorted
  // A heavy squat and a heavy hinge back to back ask too much of the lower back (R23).
  const between = sorted.findIndex(
    (row, index) => index > clash + 1 && !isLegs(row.entry.pattern) && isCompound(row.entry.pattern),
  )
  const moved = sorted[between]
  return moved ? sorted.toSpliced(between, 1).toSpliced(clash + 1, 0, moved) : sorted
}

function heavyPair(row: Row, next: Row | undefined): boolean {
  if (!next || row.repsHigh > 6 || next.repsHigh > 6) return false
  const [one, other] = [row.entry.pattern, next.entry.pattern]
  return (isKneeDominant(one) && isHipDominant(other)) || (isHipDominant(one) && isKneeDominant(other))
}
