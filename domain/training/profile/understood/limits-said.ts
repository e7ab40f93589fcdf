import type { Limited, Statement } from '../../../reading/statement.ts'
import { isLift } from '../../../reading/lexicon/lifts.ts'
import { capital, many } from '../../../exercises/words.ts'
import type { Named } from '../avoid.ts'
import { namedLift } from '../lift-entries.ts'

/** Every limit, one chip each: `At most 2 big lifts a day`, `Planks: up to 20 s`. */
export const limitsSaid = (statements: readonly Statement[]): Named[] =>
  statements.flatMap((each) => (each.kind === 'limit' ? labelsOf(each) : []))

function labelsOf(limit: Limited): Named[] {
  const { what, of: part, seconds, lifts, exercises, sets, reps, atLeast, quote } = limit
  const lift = what !== undefined && what !== 'holds' && isLift(what) ? what : undefined
  const spoken = lift && namedLift(lift, quote).spoken
  const of = (fallback: string) => (spoken ? capital(spoken) : fallback)
  const named = (name: string, label: string): Named => ({
    about: 'value',
    what: `limit-${name}${lift ? `-${lift}` : part ? `-${part}` : ''}`,
    label,
  })
  return [
    ...(seconds ? [named('seconds', `${of('Holds')}: up to ${seconds} s`)] : []),
    ...(lifts ? [named('lifts', `At most ${many(lifts, 'big lift')} a day`)] : []),
    ...(exercises ? [named('exercises', `At most ${exercisesSaid(exercises, limit)}`)] : []),
    ...(sets ? [named('sets', `${of('Each exercise')}: at most ${many(sets, 'set')}`)] : []),
    ...(reps ? [named('reps', `${of('Each set')}: at most ${many(reps, 'rep')}`)] : []),
    ...(atLeast ? [named('least-reps', `${of('Each set')}: at least ${many(atLeast, 'rep')}`)] : []),
  ]
}

/** `5 exercises a day`, `1 exercise for your legs a week` */
const exercisesSaid = (count: number, { of, onOneDay }: Pick<Limited, 'of' | 'onOneDay'>): string =>
  `${many(count, 'exercise')}${of ? ` for your ${of.replace('-', ' ')}` : ''} a ${onOneDay ? 'week' : 'day'}`

/** The same after `Do you want`: `at most 3 sets of squats`. */
export function limitsAsked({
  what,
  seconds,
  lifts,
  exercises,
  sets,
  reps,
  atLeast,
  quote,
  ...ofPart
}: Limited): string[] {
  const spoken =
    what !== undefined && what !== 'holds' && isLift(what) ? namedLift(what, quote).spoken : undefined
  const inSet = `in ${spoken ? `a set of ${spoken}` : 'a set'}`
  return [
    ...(seconds ? [`to hold ${spoken ?? 'each position'} for at most ${seconds} seconds`] : []),
    ...(lifts ? [`at most ${many(lifts, 'big lift')} a day`] : []),
    ...(exercises ? [`at most ${exercisesSaid(exercises, ofPart)}`] : []),
    ...(sets ? [`at most ${many(sets, 'set')} of ${spoken ?? 'each exercise'}`] : []),
    ...(reps ? [`at most ${many(reps, 'rep')} ${inSet}`] : []),
    ...(atLeast ? [`at least ${many(atLeast, 'rep')} ${inSet}`] : []),
  ]
}
