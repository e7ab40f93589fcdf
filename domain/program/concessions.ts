/**
 * What may give way if no program keeps every hard rule, what gives way first at the front. Soft rules (tastes) give way
 * before all of these.
 *
 * The order is a coach's: how a week is arranged matters less than how much it trains, that less than whether its
 * sets do what the goal needs, and a person's time is a promise. Minutes come late, because a day can always be
 * made shorter, and what somebody asked for in their own words comes last.
 */
export const CONCESSIONS = [
  'names',
  'order',
  'balance',
  'movements',
  'weeks',
  'exercises',
  'sets',
  'progress',
  'heavy-lifts',
  'reps',
  'minutes',
  'asked',
] as const
export type Concession = (typeof CONCESSIONS)[number]
