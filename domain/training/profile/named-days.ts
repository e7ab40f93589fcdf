import { z } from 'zod'
import type { Statement } from '../../reading/statement.ts'
import { WEEKDAY_NAMES, WEEKDAYS, type Weekday } from '../../program/weeks.ts'
import { inWords } from '../../exercises/words.ts'

/** The weekdays that the person names for lifting. */
export const NamedDays = z.object({
  /** The only possible days; empty if any day is possible. */
  only: z.array(z.enum(WEEKDAYS)),
  never: z.array(z.enum(WEEKDAYS)),
  /** Days with tired legs. */
  noLegs: z.array(z.enum(WEEKDAYS)),
})
export type NamedDays = z.infer<typeof NamedDays>
export const NONE_NAMED: NamedDays = { only: [], never: [], noLegs: [] }

/** The lifting days in statements; null if they name none. */
export function namedDaysOf(statements: readonly Statement[]): NamedDays | null {
  const told = statements.filter((each) => each.kind === 'days')
  if (told.length === 0) return null
  const daysTold = (as: 'only' | 'never' | 'no-legs') =>
    WEEKDAYS.filter((day) => told.some((each) => each.as === as && each.days.includes(day)))
  const never = daysTold('never')
  const only = daysTold('only').filter((day) => !never.includes(day))
  return { only, never, noLegs: daysTold('no-legs') }
}

/** Whether the person cannot train on that day. */
export const isClosedOn = (day: Weekday, { only, never }: NamedDays): boolean =>
  never.includes(day) || (only.length > 0 && !only.includes(day))

export const daysIn = (days: readonly Weekday[]): string => inWords(days.map((day) => WEEKDAY_NAMES[day]))

/** What the person can do: `can train on Tuesday and Saturday only`. */
export const namedIn = ({ only, never, noLegs }: NamedDays): string[] => [
  ...(only.length ? [`can train on ${daysIn(only)}`] : []),
  ...(never.length ? [`cannot train on ${daysIn(never)}`] : []),
  ...(noLegs.length ? [`have tired legs on ${daysIn(noLegs)}`] : []),
]

/** `Tuesday and Saturday only; not on Friday` */
export const namedDaysLabel = ({ only, never, noLegs }: NamedDays): string =>
  [
    ...(only.length ? [`${daysIn(only)} only`] : []),
    ...(never.length ? [`${only.length ? 'not' : 'Not'} on ${daysIn(never)}`] : []),
    ...(noLegs.length ? [`${only.length + never.length ? 'tired' : 'Tired'} legs on ${daysIn(noLegs)}`] : []),
  ].join('; ')

/** Our reading of the days, while a form is filled in. */
export function namedDaysNote(named: NamedDays): string {
  return `You ${inWords(namedIn(named))}. Your program will say on which days its sessions go best.`
}
