import type { Correction } from '../../../forms/corrections.ts'
import type { Facts } from '../../../forms/facts.ts'
import type { Event } from '../../../reading/numbers/event.ts'
import type { Statement } from '../../../reading/statement.ts'
import type { Named } from '../avoid.ts'
import { capital, many, manyOf } from '../../../exercises/words.ts'
import { limitsSaid } from './limits-said.ts'
import { spokenOf } from '../kept.ts'
import { isSkill } from '../skills.ts'
import { nameOfPhase } from '../phases.ts'
import { noBiggerOf } from '../no-bigger.ts'
import { namedDaysLabel, type NamedDays } from '../named-days.ts'
import { otherTrainingOf, sportLabel } from '../other-training.ts'
import { COUNTED_NAMES, KNOWN_LIFT_OF, LIFT_NAMES } from '../weights/generated/lifts.ts'
import { knownSetOf, weakPointOf, type Person } from '../weights/person.ts'
import { BODY_WEIGHT } from '../weights/said-weights.ts'

const GOAL = 'goal-'
const WEAK_POINT = 'weak-point-'
const SPORT = 'sport-'
const LESS = 'less-'

/** What a statement tells as a value that the buyer can take back; empty if it tells none. */
function valuesOf(each: Statement): string[] {
  if (each.kind === 'person')
    return [
      ...(each.age === undefined ? [] : ['age']),
      ...(each.weightKg === undefined && each.value === undefined ? [] : [BODY_WEIGHT]),
    ]
  if (each.kind === 'lift') return [KNOWN_LIFT_OF[each.lift] ?? each.lift]
  if (each.kind === 'goal') return [each.what === 'event' ? 'event' : `${GOAL}${each.what}`]
  if (each.kind === 'time') return ['minutes']
  if (each.kind === 'days') return ['days']
  if (each.kind === 'keep' || each.kind === 'first' || each.kind === 'last')
    return [`${each.kind}-${each.what}`]
  if (each.kind === 'gear') return [`gear-${each.what}`]
  if (each.kind === 'phase') return [nameOfPhase(each)]
  if (each.kind === 'place') return ['second-place']
  if (each.kind === 'less') return [`${LESS}${each.what}`]
  if (each.kind === 'limit') return limitsSaid([each]).map(({ what }) => what)
  if (each.kind === 'sport') return [`${SPORT}${each.what}`]
  return each.kind === 'bring-up' ? [`${WEAK_POINT}${weakPointOf(each) ?? each.what}`] : []
}

/** The statements without the values that the buyer took back, and without what rests on those. */
export function withoutTakenBack(
  statements: readonly Statement[],
  corrections: readonly Correction[],
): Statement[] {
  const last = new Map(
    corrections.flatMap(({ about, what, as }) => (about === 'value' ? [[what, as] as const] : [])),
  )
  const isTakenBack = (what: string) => last.get(what) === 'nothing'
  const ageQuotes = isTakenBack('age')
    ? statements.flatMap((each) => (each.kind === 'person' && each.age !== undefined ? [each.quote] : []))
    : []
  return statements.filter((each) => {
    if (each.kind === 'condition') return !(OF_AGE.includes(each.what) && ageQuotes.includes(each.quote))
    return !valuesOf(each).some(isTakenBack)
  })
}
const OF_AGE: readonly string[] = ['over-65', 'under-16']

/** An exercise whose number of reps is a goal comes first where it fits, and so does a skill that is one. */
export const wishesOf = (statements: readonly Statement[]): Statement[] =>
  statements.flatMap((each): Statement[] => {
    if (each.kind !== 'goal') return []
    if (!isSkill(each.what) && !((each.reps ?? each.seconds) && COUNTED_NAMES[each.what])) return []
    return each.what === 'event' || each.what === 'body-weight'
      ? []
      : [{ kind: 'prefer', what: each.what, quote: each.quote }]
  })

/** What the chips are made from, once everything is read. */
interface Values {
  statements: readonly Statement[]
  facts: Facts
  person: Person
  event: Event | undefined
  namedDays: NamedDays | null
}

/** Every number and choice that we took from words, as it was written. A form's field has none. */
export function toldValues({ statements, facts, person, event, namedDays }: Values): Named[] {
  const named = (what: string, label: string): Named => ({ about: 'value', what, label })
  const age = statements.find((each) => each.kind === 'person' && each.age !== undefined)
  const weight = statements.find((each) => each.kind === 'person' && each.weightKg !== undefined)
  const time = statements.find((each) => each.kind === 'time')
  return [
    ...(age?.kind === 'person' && person.age && !facts.ageBand ? [named('age', `Age ${age.age}`)] : []),
    ...(weight?.kind === 'person' && !facts.bodyWeight
      ? [named(BODY_WEIGHT, `Body weight ${weightSaid(weight.value ?? weight.weightKg ?? 0, weight.unit)}`)]
      : []),
    ...(facts.bestSets?.length ? [] : setsSaid(statements)),
    ...countsSaid(statements),
    ...(facts.bringUp?.length
      ? []
      : person.bringUp.map((each) => named(`${WEAK_POINT}${each}`, `Bring up ${each.replaceAll('-', ' ')}`))),
    ...(time?.kind === 'time' ? [named('minutes', `${time.usually ?? time.minutes} minutes a session`)] : []),
    ...(namedDays ? [named('days', namedDaysLabel(namedDays))] : []),
    ...noBiggerOf(statements).map((each) =>
      named(`${LESS}${each}`, `${capital(each.replaceAll('-', ' '))}: no bigger`),
    ),
    ...statements.flatMap((each) => placeSaid(each) ?? []),
    ...limitsSaid(statements),
    ...otherTrainingOf(statements).map((each) => named(`${SPORT}${each.sport}`, sportLabel(each))),
    ...(event
      ? [named('event', `${event.kind === 'meet' ? 'Meet' : 'Event'} in ${many(event.weeks, 'week')}`)]
      : []),
  ]
}

/** `Keep squats, on 2 days`, `Squats first`, `Core last`. */
function placeSaid(each: Statement): Named | null {
  if (each.kind !== 'keep' && each.kind !== 'first' && each.kind !== 'last') return null
  const spoken = spokenOf(each)
  const label =
    each.kind === 'keep'
      ? `Keep ${spoken}${each.timesAWeek ? `, on ${many(each.timesAWeek, 'day')}` : ''}`
      : `${capital(spoken)} ${each.kind}`
  return { about: 'value', what: `${each.kind}-${each.what}`, label }
}

/** Minutes, days, sports, dates and muscles with more or less work have sentences of their own. */
const HAS_SENTENCE = /^(?:minutes|days|event|sport-|weak-point-|less-)/

/** In a sentence about the program; empty if nothing else was taken. */
export function toldSentence(values: readonly Named[]): string[] {
  const labels = values.flatMap(({ what, label }) => (HAS_SENTENCE.test(what) ? [] : [label]))
  return labels.length ? [`We noted: ${labels.join('; ')}.`] : []
}

/** Whether a chip shows the number of a lift or a goal, so that the buyer sees that it was read. */
export const showsNumber = (each: Statement): boolean =>
  setsSaid([each]).length + countsSaid([each]).length > 0

const weightSaid = (value: number, unit = 'kg'): string => `${value} ${unit}`

/** One chip per lift, with all of its sets: `Squat 225 lb × 5, 245 lb × 1`. */
function setsSaid(statements: readonly Statement[]): Named[] {
  const sets = new Map<string, string[]>()
  for (const each of statements) {
    const known = knownSetOf(each)
    if (!known || each.kind !== 'lift') continue
    const reps = each.reps === undefined ? '' : ` × ${known.reps}`
    const said = known.kg
      ? `${weightSaid(each.value ?? known.kg, each.unit)}${reps}`
      : many(known.reps, 'rep')
    sets.set(known.lift, [...(sets.get(known.lift) ?? []), said])
  }
  return [...sets].map(([lift, said]) => ({
    about: 'value',
    what: lift,
    label: `${capital(LIFT_NAMES[lift as keyof typeof LIFT_NAMES])} ${said.join(', ')}`,
  }))
}

/** `20 push-ups`, `Goal: 40 push-ups`, `Plank 60 s`. */
function countsSaid(statements: readonly Statement[]): Named[] {
  const found = new Map<string, string>()
  for (const each of statements) {
    const name =
      each.kind === 'lift'
        ? COUNTED_NAMES[each.lift]
        : each.kind === 'goal'
          ? COUNTED_NAMES[each.what]
          : undefined
    if (!name || (each.kind === 'lift' && knownSetOf(each))) continue
    if (each.kind === 'lift' && each.seconds) found.set(each.lift, `${capital(name)} ${each.seconds} s`)
    else if (each.kind === 'lift' && each.reps && !each.kg) found.set(each.lift, manyOf(each.reps, name))
    else if (each.kind === 'goal' && each.seconds)
      found.set(`${GOAL}${each.what}`, `Goal: ${name} ${each.seconds} s`)
    else if (each.kind === 'goal' && each.reps)
      found.set(`${GOAL}${each.what}`, `Goal: ${manyOf(each.reps, name)}`)
  }
  return [...found].map(([what, label]) => ({ about: 'value', what, label }))
}
