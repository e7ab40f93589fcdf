import type { Statement } from '../../../reading/statement.ts'
import { isLift } from '../../../reading/lexicon/lifts.ts'
import type { Named } from '../avoid.ts'
import type { Limited } from '../limits.ts'
import { namedLift } from '../lift-entries.ts'

const many = (count: number, one: string, more = `${one}s`): string => `${count} ${count === 1 ? one : more}`

/** Every limit, one chip each: `At most 2 big lifts a day`, `Planks: up to 20 s`. */
export const limitsSaid = (statements: readonly Statement[]): Named[] =>
  statements.flatMap((each) => (each.kind === 'limit' ? labelsOf(each) : []))

function labelsOf({ what, seconds, lifts, exercises, sets, reps, atLeast, quote }: Limited): Named[] {
  const lift = what !== undefined && what !== 'holds' && isLift(what) ? what : undefined
  const spoken = lift && namedLift(lift, quote).spoken
  const of = (fallback: string) => (spoken ? `${spoken.charAt(0).toUpperCase()}${spoken.slice(1)}` : fallback)
  const named = (name: string, label: string): Named => ({
    about: 'value',
    what: `limit-${name}${lift ? `-${lift}` : ''}`,
    label,
  })
  return [
    ...(seconds ? [named('seconds', `${of('Holds')}: up to ${seconds} s`)] : []),
    ...(lifts ? [named('lifts', `At most ${many(lifts, 'big lift')} a day`)] : []),
    ...(exercises ? [named('exercises', `At most ${many(exercises, 'exercise')} a day`)] : []),
    ...(sets ? [named('sets', `${of('Each exercise')}: at most ${many(sets, 'set')}`)] : []),
    ...(reps ? [named('reps', `${of('Each set')}: at most ${many(reps, 'rep')}`)] : []),
    ...(atLeast ? [named('least-reps', `${of('Each set')}: at least ${many(atLeast, 'rep')}`)] : []),
  ]
}
