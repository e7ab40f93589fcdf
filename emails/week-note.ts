import type { WeekAhead } from '../domain/exercises/week-ahead.ts'
import { WEEKDAY_NAMES } from '../domain/program/weeks.ts'
import type { Letter } from './letter.ts'
import { type To, write } from './letters.ts'

interface WeekNote extends To<'resultsUrl' | 'unsubscribeUrl'> {
  ahead: WeekAhead
  /** The program's own notice to ask a professional first. */
  clearance?: string | undefined
}

/** Sent before each week of a program but the first, to those who have neither unsubscribed nor been refunded. */
export const weekNote = ({ ahead, clearance, ...to }: WeekNote): Promise<Letter> => {
  const { week, asks, name, weekday, minutes, lifts, effort, sets, setsBefore, tested } = ahead
  return write(`week-note-${asks}`, to, {
    week: String(week),
    first: [name, ...(weekday ? [WEEKDAY_NAMES[weekday]] : []), `${minutes} minutes`].join(', '),
    lifts: lifts.join(', '),
    effort: effort ?? '',
    sets: sets === setsBefore ? String(sets) : `${sets}, last week ${setsBefore}`,
    tested: tested.join(', '),
    clearance,
  })
}
