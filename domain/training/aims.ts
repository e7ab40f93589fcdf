import type { Brief } from './brief.ts'
import { isBroughtUp, setsAimedFor } from './person/bring-up.ts'
import type { Reach } from './reach.ts'
import { isBrief, type Group } from './volume.ts'

/** Sessions in which what is brought up is trained (T7). */
const BROUGHT_UP_SESSIONS = 2

/** What a program tries to give a muscle: what is sound, and more of what somebody brings up. */
export function aimOf(group: Group, { reach, profile, targets }: Brief): Pick<Reach, 'aim' | 'sessions'> {
  const { aim, room, sessions } = reach[group]
  if (!isBroughtUp(group, profile)) return { aim, sessions }
  return {
    aim: Math.max(aim, Math.min(room, setsAimedFor(aim, targets.fine - 2))),
    sessions: Math.max(sessions, BROUGHT_UP_SESSIONS),
  }
}

/** A session below that holds one exercise for a muscle, of two sets. */
const HOLDS_THREE_MINUTES = 20

/** Sets of a week below which a muscle is not soundly trained; in a brief session no more than its days have room for. */
export function floorOf(group: Group, { reach, profile, targets: { least } }: Brief): number {
  if (!isBrief(profile)) return least
  return Math.min(least, reach[group].room, profile.minutes < HOLDS_THREE_MINUTES ? 2 : least)
}
