import type { Statement } from '../../../reading/statement.ts'
import type { TrainingProfile } from '../profile.ts'
import { TOLD_RESERVE } from '../health/care.ts'
import { CONDITION_CARE } from '../health/condition-care.ts'
import { LIMB, OTHER, RESERVE_OF_FREE, type FreeSide } from '../health/free-side-of-row.ts'
import { JOINTS_OF, partHeldBack } from '../health/parts.ts'

/**
 * An injury of one side leaves the other one free where a side works alone.
 *
 * @see Hendy and Lamon, "The Cross-Education Phenomenon: Brain and Beyond" (2017): the free side keeps the other one stronger
 */
export function freeSideOf(
  statements: readonly Statement[],
  whose: Pick<TrainingProfile, 'conditions' | 'redFlags' | 'avoid'>,
): FreeSide | null {
  if (whose.redFlags.length) return null
  const held = new Set(
    whose.conditions.flatMap((each) => {
      const care = CONDITION_CARE[each]
      return care.reserve >= TOLD_RESERVE ? [partHeldBack(care, whose)] : []
    }),
  )
  // What holds all of the body back holds this side back as well.
  const [part, ...others] = held
  if (!part || others.length) return null
  const sides = new Set(
    statements.flatMap((each) =>
      each.kind === 'pain' && JOINTS_OF[part].some((joint) => joint === each.joint)
        ? [each.side ?? 'both']
        : [],
    ),
  )
  const [side] = sides
  return sides.size !== 1 || !side || side === 'both' ? null : { side: OTHER[side], part }
}

export const freeSideSentences = (free: FreeSide | null): string[] =>
  free
    ? [
        `On exercises for one side at a time, your ${free.side} ${LIMB[free.part]} need not hold back for the ${OTHER[free.side]} one. Take more weight there, and stop with ${RESERVE_OF_FREE} good reps left.`,
      ]
    : []
