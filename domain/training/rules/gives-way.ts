import type { Rule } from './rule.ts'

/**
 * What may give way if no program keeps every hard rule, what gives way first at the front. Soft rules (tastes) give way
 * before all of these.
 *
 * The order is a coach's: how a week is arranged matters less than how much it trains, that less than whether its
 * sets do what the goal needs, and a person's time is a promise. Minutes come last, because a day can always be
 * made shorter.
 */
export const CONCESSIONS = [
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
] as const
export type Concession = (typeof CONCESSIONS)[number]

/**
 * The hard rules behind each concession. No other hard rule ever gives way: not health, injuries, equipment or
 * what was left out (R7 to R10, `level`, R27, R28), and not the shape of a record or what our own printing decides.
 */
const RULES_OF: Readonly<Record<Concession, readonly `${string} ${Rule['over']}`[]>> = {
  order: ['R22 day'],
  balance: ['R37 week'],
  movements: ['R13 week'],
  weeks: ['R31 program', 'R33 program'],
  exercises: ['R2 day', 'R19 day'],
  sets: ['R15 week', 'R17 week', 'R18 day'],
  progress: ['R30 program'],
  'heavy-lifts': ['R24 week'],
  reps: ['R25 program'],
  minutes: ['R11 day'],
}

const concessions = new Map(
  CONCESSIONS.flatMap((concession) => RULES_OF[concession].map((rule) => [rule, concession])),
)

/** The concession that a broken hard rule makes; null if it never gives way. */
export const concessionOf = ({ id, over, hard }: Pick<Rule, 'id' | 'over' | 'hard'>): Concession | null =>
  (hard && concessions.get(`${id} ${over}`)) || null
