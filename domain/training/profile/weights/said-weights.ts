import { MAX_REPS, type BestSet, type Facts, type KnownLift } from '../../../forms/facts.ts'
import type { Correction } from '../../../forms/corrections.ts'
import type { Question } from '../understood/question.ts'
import type { Statement } from '../../../reading/statement.ts'
import { kgFromLb, type Units } from '../../../program/units.ts'
import type { Level } from '../../../exercises/vocabulary.ts'
import { capital, inWords } from '../../../exercises/words.ts'
import { KNOWN_LIFT_OF, LIFT_NAMES } from './generated/lifts.ts'
import { estimatedMax } from './rep-chart.ts'
import {
  isUnlikely,
  ownUnitOfBodyWeight,
  unitOfBodyWeight,
  unitOfLifts,
  type Clues,
  type Unit,
} from './unit-of-words.ts'

/** The answers that weights are judged by. */
export interface Told {
  comments: string
  equipment: string
  facts: Facts
  level: Level | undefined
  corrections: readonly Correction[]
}

/** The statements and facts whose weights we believe, and what we ask about the others. */
export interface Weighed {
  statements: Statement[]
  facts: Facts
  /** In which the lifts are believed, marked or not; undefined without any. */
  units: Units | undefined
  questions: Question[]
}

export const BODY_WEIGHT = 'body-weight'

type LiftStatement = Extract<Statement, { kind: 'lift' }>
type PersonStatement = Extract<Statement, { kind: 'person' }>

/** A set from words or from the form, on its way to be believed. */
interface Set {
  lift: KnownLift
  value: number
  reps: number
  quote: string
  /** As it was written or answered. */
  unit: Units | undefined
  isAnswered: boolean
  /** Where it goes back to. */
  of: LiftStatement | BestSet
}

/**
 * Decides the unit of every weight, and whether it can be true. A weight that cannot be believed is taken out
 * and asked about, so that nothing is printed from it.
 */
export function weighed(said: readonly Statement[], told: Told): Weighed {
  const { facts } = told
  const answers = unitAnswers(told.corrections)
  const statements = said.map(asWritten)
  const ofWords = facts.bestSets?.length ? [] : statements.flatMap((each) => setOf(each, answers))
  const ofForm = (facts.bestSets ?? []).map((set): Set => {
    const answer = answers.get(set.lift)
    return {
      lift: set.lift,
      value: set.weight,
      reps: set.reps,
      quote: `${nameOf(set.lift)} ${set.weight} ${set.unit}`,
      unit: answer ?? set.unit,
      isAnswered: answer !== undefined,
      of: set,
    }
  })
  const sets = [...ofWords, ...ofForm]
  const person = statements
    .filter((each) => each.kind === 'person')
    .find(({ weightKg }) => weightKg !== undefined)
  const clues = cluesOf(statements, ofWords, person, { ...told, answers })

  const unmarked = ofWords.filter(({ unit }) => unit === undefined)
  const unit = unmarked.length ? unitOfLifts(unmarked, clues) : 'unsure'
  const believed = new Map<Set, Units>()
  const asked: Set[] = []
  for (const each of sets) {
    const own: Unit = each.unit ?? unit
    if (own === 'unsure') continue
    if (each.unit !== undefined && !each.isAnswered && isUnlikely(each, own, clues)) asked.push(each)
    else believed.set(each, own)
  }
  for (const each of contradicting(believed)) {
    believed.delete(each)
    asked.push(each)
  }
  const unclear = unmarked.filter(() => unit === 'unsure')
  const bodyUnit = bodyUnitOf(person, unit, clues, answers)
  const isBodyAsked = bodyUnit === 'unsure' && unclear.length === 0
  return {
    statements: statements.map((each) => believedIn(each, sets, believed, { person, bodyUnit })),
    facts: withSets(facts, ofForm, believed),
    units: [...believed.values()][0],
    questions: [
      ...(unclear.length ? [unitQuestion(unclear)] : []),
      ...asked.filter(isFirstOfLift).map((each) => unitQuestion([each])),
      ...(isBodyAsked && person ? [bodyQuestion(person)] : []),
    ],
  }
}

const isFirstOfLift = ({ lift }: Set, at: number, all: readonly Set[]): boolean =>
  all.findIndex((each) => each.lift === lift) === at

/** The last unit that the buyer gave for each value. */
function unitAnswers(corrections: readonly Correction[]): Map<string, Units> {
  const answers = new Map<string, Units>()
  for (const { about, what, as } of corrections)
    if (about === 'value' && (as === 'kg' || as === 'lb')) answers.set(what, as)
  return answers
}

/**
 * A model gives kilograms. Its quote holds the number that was written, so a unit that it made up is judged as
 * if it were not there.
 */
function asWritten(each: Statement): Statement {
  if (each.kind !== 'lift' && each.kind !== 'person') return each
  const kg = each.kind === 'lift' ? each.kg : each.weightKg
  if (kg === undefined || each.value !== undefined) return each
  for (const { 1: number = '', 2: unit } of each.quote.matchAll(NUMBER_AND_UNIT)) {
    const value = Number(number.replace(',', '.'))
    if (![value, kgFromLb(value)].some((each) => Math.abs(each - kg) < 1)) continue
    const told: Units | undefined = unit ? (/^(?:lb|pound|#)/i.test(unit) ? 'lb' : 'kg') : undefined
    return { ...each, value, ...(told && { unit: told }) }
  }
  return { ...each, value: kg, unit: 'kg' }
}
const NUMBER_AND_UNIT = /(?<![\d.,])(\d{1,3}(?:[.,]\d{1,2})?) ?(kg|kilo|lb|pound|#)?/gi

function setOf(each: Statement, answers: ReadonlyMap<string, Units>): Set[] {
  const lift = each.kind === 'lift' ? KNOWN_LIFT_OF[each.lift] : undefined
  if (each.kind !== 'lift' || !lift || !each.value) return []
  const answer = answers.get(lift)
  return [
    {
      lift,
      value: each.value,
      reps: Math.max(1, Math.min(MAX_REPS, Math.floor(each.reps ?? 1))),
      quote: each.quote,
      unit: answer ?? each.unit,
      isAnswered: answer !== undefined,
      of: each,
    },
  ]
}

function cluesOf(
  statements: readonly Statement[],
  sets: readonly Set[],
  person: PersonStatement | undefined,
  { comments, equipment, facts, level, answers }: Told & { answers: ReadonlyMap<string, Units> },
): Clues {
  const people = statements.filter((each) => each.kind === 'person')
  const sex = facts.sex ?? people.find((each) => each.sex)?.sex
  const own = person?.value === undefined ? undefined : (person.unit ?? answers.get(BODY_WEIGHT))
  const guess = person?.value === undefined ? 'unsure' : (own ?? ownUnitOfBodyWeight(person.value, { sex }))
  const saidKg = guess === 'unsure' || person?.value === undefined ? undefined : kgIn(person.value, guess)
  return {
    comments,
    equipment,
    facts,
    sex,
    level,
    marked: sets.flatMap(({ unit, isAnswered }) => (unit && !isAnswered ? [unit] : [])),
    answered: [...sets.flatMap(({ unit, isAnswered }) => (unit && isAnswered ? [unit] : []))],
    body:
      person || facts.bodyWeight
        ? {
            kg: facts.bodyWeight ? kgIn(facts.bodyWeight.value, facts.bodyWeight.unit) : saidKg,
            unit: guess === 'unsure' ? undefined : guess,
            quote: person?.quote ?? '',
            isInStones: /\bst|and a half|½/i.test(person?.quote ?? ''),
          }
        : null,
  }
}

function bodyUnitOf(
  person: PersonStatement | undefined,
  ofLifts: Unit,
  clues: Clues,
  answers: ReadonlyMap<string, Units>,
): Unit {
  if (person?.value === undefined) return 'kg'
  const told = answers.get(BODY_WEIGHT) ?? person.unit
  if (told) return told
  const own = ownUnitOfBodyWeight(person.value, clues)
  if (own !== 'unsure') return own
  return ofLifts === 'unsure' ? unitOfBodyWeight(person.value, clues) : ofLifts
}

const kgIn = (value: number, unit: Units): number => (unit === 'lb' ? kgFromLb(value) : value)

/**
 * Lifts of one person that hardly go together: the first is more than so many times the second. A mistaken unit
 * makes it 2.2 times. Practice, not a finding.
 */
const MAX_TIMES: readonly (readonly [KnownLift, KnownLift, number])[] = [
  ['bench-press', 'squat', 1.7],
  ['bench-press', 'deadlift', 1.5],
  ['overhead-press', 'bench-press', 1.3],
  ['overhead-press', 'squat', 1.2],
  ['squat', 'deadlift', 1.8],
  ['squat', 'bench-press', 3.3],
  ['deadlift', 'squat', 3],
  ['deadlift', 'bench-press', 4],
]

/**
 * The sets that others of the same person make unlikely. Of two, it is the one whose unit was not written, if
 * the other unit would mend it; else the heavier one.
 */
function contradicting(believed: ReadonlyMap<Set, Units>): Set[] {
  const maxOf = (set: Set, unit: Units | undefined) => estimatedMax(kgIn(set.value, unit ?? 'kg'), set.reps)
  const doubted = new Map<string, Set>()
  const all = [...believed]
  for (const [strong, weak, most] of MAX_TIMES) {
    const [one, other] = [all.find(([{ lift }]) => lift === strong), all.find(([{ lift }]) => lift === weak)]
    if (!one || !other || maxOf(...one) <= most * maxOf(...other)) continue
    const mended = ([one, other] as const).find(([set, unit]) => {
      if (set.unit !== undefined) return false
      const turned = maxOf(set, unit === 'kg' ? 'lb' : 'kg')
      return set === one[0] ? turned <= most * maxOf(...other) : maxOf(...one) <= most * turned
    })
    const [doubt] = mended ?? one
    if (!doubt.isAnswered) doubted.set(doubt.lift, doubt)
  }
  return all.flatMap(([set]) => (doubted.has(set.lift) && !set.isAnswered ? [set] : []))
}

/** The statement with the kilograms that we believe, or without any. */
function believedIn(
  each: Statement,
  sets: readonly Set[],
  believed: ReadonlyMap<Set, Units>,
  { person, bodyUnit }: { person: PersonStatement | undefined; bodyUnit: Unit },
): Statement {
  if (each === person && person.value !== undefined) {
    const { kind, age, sex, value, quote } = person
    const others = { kind, value, quote, ...(age !== undefined && { age }), ...(sex && { sex }) }
    return bodyUnit === 'unsure'
      ? others
      : { ...others, unit: bodyUnit, weightKg: rounded(kgIn(value, bodyUnit)) }
  }
  const set = sets.find(({ of }) => of === each)
  if (!set || each.kind !== 'lift') return each
  const unit = believed.get(set)
  if (!unit) return { kind: 'lift', lift: each.lift, quote: each.quote }
  return { ...each, unit, kg: rounded(kgIn(set.value, unit)) }
}
const rounded = (kg: number): number => Math.floor(kg * 100) / 100

function withSets(facts: Facts, sets: readonly Set[], believed: ReadonlyMap<Set, Units>): Facts {
  if (!facts.bestSets?.length) return facts
  return {
    ...facts,
    bestSets: sets.flatMap((set) => {
      const unit = believed.get(set)
      return unit ? [{ ...(set.of as BestSet), unit }] : []
    }),
  }
}

const nameOf = (lift: KnownLift): string => LIFT_NAMES[lift]

/** One question for all of them: the answer for the first is a sign for the others. */
function unitQuestion(sets: readonly Set[]): Question {
  const [first] = sets
  const named = inWords([...new Set(sets.map(({ lift, value }) => `${nameOf(lift)} ${value}`))])
  return {
    id: first?.lift ?? '',
    asks: `${capital(named)}: pounds or kilograms?`,
    quote: sets.map(({ quote }) => quote).join(', '),
    choices: unitChoices(first?.lift ?? '', sets.length === 1 ? first?.value : undefined),
  }
}

const bodyQuestion = ({ value, quote }: PersonStatement): Question => ({
  id: BODY_WEIGHT,
  asks: `You weigh ${value}: pounds or kilograms?`,
  quote,
  choices: unitChoices(BODY_WEIGHT, value),
})

const unitChoices = (what: string, value: number | undefined): Question['choices'] =>
  (['lb', 'kg'] as const).map((unit) => ({
    label: value === undefined ? { lb: 'Pounds', kg: 'Kilograms' }[unit] : `${value} ${unit}`,
    answer: { about: 'value', what, as: unit },
  }))
