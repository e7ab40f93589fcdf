import type { PlanningContext } from './planning-context.ts'
import { isBroughtUp, setsAimedFor } from '../prescription/bring-up.ts'
import type { WeeklyRoom } from './weekly-room.ts'
import type { Group } from '../../program/muscle-groups.ts'
import { isShortSession } from '../prescription/volume.ts'

/** Sessions per week for a muscle that is brought up (T7). */
const BROUGHT_UP_SESSIONS = 2

/** The sets and sessions to aim for: the usual number, and more for a muscle that is brought up. */
export function aimOf(
  group: Group,
  { reach, profile, targets }: PlanningContext,
): Pick<WeeklyRoom, 'aim' | 'sessions'> {
  const { aim, room, sessions } = reach[group]
  if (!isBroughtUp(group, profile)) return { aim, sessions }
  return {
    aim: Math.max(aim, Math.min(room, setsAimedFor(aim, targets.fine - 2))),
    sessions: Math.max(sessions, BROUGHT_UP_SESSIONS),
  }
}

/** Minutes. A shorter session holds one exercise of two sets for a muscle. */
const HOLDS_THREE_MINUTES = 20

/**
 * The fewest weekly sets that train a muscle well. Brief sessions ask for no more than their days can hold.
 */
export function floorOf(group: Group, { reach, profile, targets: { least } }: PlanningContext): number {
  if (!isShortSession(profile)) return least
  return Math.min(least, reach[group].room, profile.minutes < HOLDS_THREE_MINUTES ? 2 : least)
}
