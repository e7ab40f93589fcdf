import { hasOwnSeat } from '../../exercises/exercise.ts'
import { inWords } from '../../exercises/words.ts'
import type { Draft } from '../draft/draft.ts'
import type { TrainingProfile } from '../profile/profile.ts'

/** Minutes from a chair to a seat and back, without haste. */
const MINUTES = 2

/**
 * Where somebody in a wheelchair has to change over, and the time that it takes.
 *
 * @see Consortium for Spinal Cord Medicine, "Preservation of Upper Limb Function Following Spinal Cord Injury" (2005): as
 *   few transfers as possible, level if they can be; the minutes are practice
 */
export function transferDecisions({ conditions }: TrainingProfile, { days }: Draft): string[] {
  if (!conditions.includes('wheelchair')) return []
  const seats = days.map(({ rows }) => rows.map(({ entry }) => entry).filter(hasOwnSeat))
  const named = [...new Set(seats.flat().map(({ name }) => name))]
  if (!named.length) return []
  const most = Math.max(...seats.map(({ length }) => length))
  const day = seats.findIndex(({ length }) => length === most) + 1
  return [
    `You change over to a bench or a seat for ${inWords(named)}, at most ${most === 1 ? 'once' : `${most} times`} a day (Day ${day}). Allow ${MINUTES} minutes each time, and pick a seat as high as your chair where you can. Sore shoulders? Leave these out that day.`,
  ]
}
