const DAY_MS = 86_400_000
const WEEK_MS = 7 * DAY_MS

/** Midnight of the Monday after a day, all in UTC. */
export function mondayAfter(time: number): number {
  const midnight = Math.floor(time / DAY_MS) * DAY_MS
  const weekday = new Date(time).getUTCDay() || 7
  return midnight + (8 - weekday) * DAY_MS
}

/**
 * When a week of a program begins for who starts on the Monday after its delivery, as the calendar does by default.
 * @param deliveredAt - in milliseconds since 1970, as the result
 */
export const weekBegins = (week: number, deliveredAt: number): number =>
  mondayAfter(deliveredAt) + (week - 1) * WEEK_MS
