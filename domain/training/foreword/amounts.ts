import {
  isLightWeek,
  setsInWeek,
  type Exercise,
  type GeneratedProgram,
  type Workout,
} from '../../program/program.ts'
import { entryById } from '../../exercises/catalogue.ts'
import { lbFromKg } from '../../program/units.ts'
import { objectFor } from '../prescription/within-best.ts'
import type { TrainingProfile } from '../profile/profile.ts'
import { numbersIn, type Told, type Unit } from './numbers.ts'

type OfRows = Record<'kg' | 'lb' | 'sets' | 'reps' | 'seconds' | 'percent' | 'days' | 'rests', Set<number>>

/** The numbers that a foreword may say. */
export interface Amounts {
  /** Of all rows, and of the rows of each exercise. */
  ofAll: OfRows
  ofExercise: ReadonlyMap<string, OfRows>
  /** The numbers of the days on which each exercise stands. */
  onDays: ReadonlyMap<string, ReadonlySet<number>>
  /** In how many sessions of a week any of some exercises stands, and how many sets a week they have together. */
  together: (ids: readonly string[]) => Record<'days' | 'sets', ReadonlySet<number>>
  minutes: ReadonlySet<number>
  weeks: ReadonlySet<number>
  /** Sets of each whole week. */
  setsInWeek: ReadonlySet<number>
  light: ReadonlySet<number>
  daysPerWeek: number
  /** In the buyer's own words, in what we made of them, and in our lines on food and activity. */
  said: readonly Told[]
  /** Of objects that were told of, and that only a later set is done with: how they come in is said by the row’s rule alone. */
  tooHeavy: ReadonlySet<number>
}

export function amountsOf(
  program: GeneratedProgram,
  profile: TrainingProfile,
  advised: readonly string[],
): Amounts {
  const { overview, weeks } = program
  const workouts = weeks.flatMap((week) => week.workouts)
  const rows = workouts.flatMap(({ exercises }) => exercises)
  const ofExercise = new Map(
    [...Map.groupBy(rows, ({ exerciseId }) => exerciseId ?? '')].map(([id, own]) => {
      const days = Math.max(
        ...weeks.map(
          (week) =>
            week.workouts.filter(({ exercises }) => exercises.some(({ exerciseId }) => exerciseId === id))
              .length,
        ),
      )
      return [id, ofRows(own, days)] as const
    }),
  )
  const onDays = new Map<string, Set<number>>()
  for (const week of weeks)
    for (const [at, { exercises }] of week.workouts.entries())
      for (const { exerciseId = '' } of exercises)
        onDays.set(exerciseId, (onDays.get(exerciseId) ?? new Set()).add(at + 1))
  const ofAll = ofRows(rows, 0)
  for (let day = 1; day <= overview.daysPerWeek; day++) ofAll.days.add(day)
  const { event, person } = profile
  const kgs = person.lifts.flatMap((each) => ('kg' in each && typeof each.kg === 'number' ? [each.kg] : []))
  for (const kg of kgs) ofAll.kg.add(kg)
  return {
    ofAll,
    ofExercise,
    onDays,
    together: (ids) => ({
      days: new Set(weeks.map((week) => week.workouts.filter((day) => rowsOf(day, ids).length).length)),
      sets: new Set(
        weeks.map((week) =>
          week.workouts.flatMap((day) => rowsOf(day, ids)).reduce((sum, { sets }) => sum + sets, 0),
        ),
      ),
    }),
    minutes: new Set([
      overview.sessionLength,
      profile.minutes,
      ...workouts.flatMap(({ estimatedMinutes }) => estimatedMinutes ?? []),
    ]),
    weeks: new Set([
      ...weeks.map(({ weekNumber }) => weekNumber),
      ...(event ? [event.weeks] : []),
      ...Object.values(profile.weeks),
    ]),
    setsInWeek: new Set(weeks.map(setsInWeek)),
    light: new Set(weeks.filter(isLightWeek).map(({ weekNumber }) => weekNumber)),
    daysPerWeek: overview.daysPerWeek,
    said: [
      ...[profile.comments, ...profile.asks, ...profile.wishes],
      ...[...(overview.unread ?? []), ...(overview.decisions ?? []), ...advised],
    ].flatMap(numbersIn),
    tooHeavy: tooHeavyIn(ofExercise.keys(), profile),
  }
}

const OF_OBJECTS: ReadonlySet<Unit> = new Set(['kg', 'lb', 'any'])

const tooHeavyIn = (ids: Iterable<string>, profile: TrainingProfile): ReadonlySet<number> =>
  new Set(
    [...ids].flatMap((id) => {
      const entry = entryById(id)
      const heavier = entry && objectFor(entry, profile)?.heavier
      return heavier ? [Math.round(heavier.kg), Math.round(lbFromKg(heavier.kg))] : []
    }),
  )

const rowsOf = ({ exercises }: Workout, ids: readonly string[]): Exercise[] =>
  exercises.filter(({ exerciseId = '' }) => ids.includes(exerciseId))

function ofRows(rows: readonly Exercise[], daysPerWeek: number): OfRows {
  const found: OfRows = {
    kg: new Set(),
    lb: new Set(),
    sets: new Set(),
    reps: new Set(),
    seconds: new Set(),
    percent: new Set(),
    rests: new Set(),
    days: new Set(daysPerWeek ? [daysPerWeek] : []),
  }
  const weigh = (weight: { kg: number; lb: number } | undefined) => {
    if (weight) found.kg.add(weight.kg)
    if (weight) found.lb.add(weight.lb)
  }
  for (const { sets, reps, intensity, weight, restSeconds, single, facts } of rows) {
    found.sets.add(sets)
    for (const { value } of numbersIn(reps)) (reps.endsWith(' s') ? found.seconds : found.reps).add(value)
    for (const { value } of numbersIn(intensity)) {
      found.reps.add(value)
      if (intensity.startsWith('RPE')) found.reps.add(10 - value)
    }
    if (restSeconds) found.seconds.add(restSeconds)
    if (restSeconds) found.rests.add(restSeconds)
    weigh(weight)
    weigh(single?.weight)
    weigh(facts?.backOff?.weight)
    if (weight?.percent) found.percent.add(weight.percent)
    if (facts?.backOff?.percentLighter) found.percent.add(facts.backOff.percentLighter)
    if (facts?.backOff) found.sets.add(facts.backOff.sets)
    const step = facts?.step
    if (step?.of === 'weight') found.kg.add(step.kg)
    if (step?.of === 'share') found.percent.add(step.percent)
    if (facts?.warmUp?.by === 'weights') {
      for (const [kg] of facts.warmUp.kg) found.kg.add(kg)
      for (const [lb] of facts.warmUp.lb) found.lb.add(lb)
    }
  }
  return found
}

const LIGHT =
  /\b(?:light|lighter|lightest|easy|easier|easiest|deload|taper|load down|sets? down|weights? down)\b/i
/** The first week is light in another sense. */
const LIGHT_WEEK = /\b(?:light|lighter|easy|easier|deload) (?:week|one)\b/i
/** `Squat 100 x 5` is weight and reps without a word; nobody means minutes by a bare number. */
const SAID_WITH_UNIT: ReadonlySet<Unit> = new Set(['percent', 'minutes', 'weeks', 'days'])
/** `Rest 2 minutes`, `with 90 seconds of rest` */
const RESTS =
  /\b(?:rest|rests|resting) (?:for |about |only |just )?[a-z0-9]+ (?:to [a-z0-9]+ )?(?:seconds?|minutes?|min|s)\b|\b(?:seconds?|minutes?|min|s) (?:of )?rest\b/i
/** `You train on two days each week` */
const TRAINS = /\byou (?:train|lift)\b/i
/** `Every session lasts two hours` */
const LASTS = /\b(?:session|workout|day)s? (?:last|take)s?\b/i
const A_WEEK = /\b(?:a|per|each|every) week\b/i

const NONE: ReadonlySet<number> = new Set()

/** What the numbers of a sentence may belong to. */
export interface NamedIn {
  /** Ids of the exercises that the sentence names: then their own rows count alone. */
  named: readonly string[]
  /** Ids that each name can mean: days and sets of a lift may be counted with those of its variants. */
  groups: readonly (readonly string[])[]
  /** What a sentence that names nothing is about. */
  subject: string | undefined
  /** It speaks of other training too, which has days of its own. */
  isOfSport: boolean
  /** Ids of the exercises of a clause whose days are meant. */
  placedIn: (clause: string) => readonly string[]
}

const isDay = ({ unit, isName }: Told): boolean => unit === 'days' && isName

/** Finds the numbers of a sentence that neither the program nor the buyer's own words hold. */
export function strangeNumbers(
  sentence: string,
  amounts: Amounts,
  { named, groups, subject, isOfSport, placedIn }: NamedIn,
): Told[] {
  const own = named.flatMap((id) => amounts.ofExercise.get(id) ?? [])
  const rows = own.length ? own : [amounts.ofAll]
  const meant = groups.length ? groups : subject ? [[subject]] : []
  const together = meant.map((ids) => amounts.together(ids))
  const isOfWeek = A_WEEK.test(sentence) && !own.length && !meant.length && !isOfSport
  const clauses = sentence.split(/[,;:]/)
  const isOnDay = (text: string, day: number): boolean => {
    const placed = placedIn(text).flatMap((id) => amounts.onDays.get(id) ?? [])
    return placed.length ? placed.some((days) => days.has(day)) : day <= amounts.daysPerWeek
  }
  const found = numbersIn(sentence)
  /** Of several days each clause has its own. */
  const misplaced = new Set(
    (found.filter(isDay).length > 1 ? clauses : [sentence]).flatMap((text) =>
      numbersIn(text).flatMap((each) => (isDay(each) && !isOnDay(text, each.value) ? each.value : [])),
    ),
  )
  /** Week 5 is the light one in `From week 6 on, after a light week 5`. */
  const isOfLightWeek = (week: number): boolean =>
    clauses.some(
      (clause) =>
        LIGHT.test(clause) &&
        (week > 1 || LIGHT_WEEK.test(clause)) &&
        numbersIn(clause).some(({ value, unit, isName }) => isName && unit === 'weeks' && value === week),
    )
  const isSaid = ({ value, unit }: Told): boolean =>
    amounts.said.some(
      (each) =>
        each.value === value &&
        (each.unit === unit || (!SAID_WITH_UNIT.has(unit) && (each.unit === 'any' || unit === 'any'))),
    )
  return found.filter((told) => !isTold(told))

  function isTold(told: Told): boolean {
    const { value, unit, isWord, isName } = told
    if (unit === 'any' && isWord && value <= 2) return true
    if (OF_OBJECTS.has(unit) && amounts.tooHeavy.has(value)) return false
    if (unit === 'weeks' && isName)
      return amounts.weeks.has(value) && (!isOfLightWeek(value) || amounts.light.has(value))
    if (isDay(told)) return !misplaced.has(value)
    if (unit === 'seconds' && RESTS.test(sentence)) return rows.some(({ rests }) => rests.has(value))
    if (unit === 'days' && TRAINS.test(sentence) && A_WEEK.test(sentence) && !isOfSport)
      return value === amounts.daysPerWeek
    if (unit === 'span' && LASTS.test(sentence)) return amounts.minutes.has(60 * value)
    if (isSaid(told)) return true
    if (
      together.some((each) => (unit === 'days' ? each.days : unit === 'sets' ? each.sets : NONE).has(value))
    )
      return true
    if (unit === 'days' && isOfWeek) return value === amounts.daysPerWeek
    switch (unit) {
      case 'any':
        return [amounts.minutes, amounts.weeks, ...rows.flatMap((each) => Object.values(each))].some((set) =>
          set.has(value),
        )
      case 'minutes':
        return RESTS.test(sentence)
          ? rows.some(({ rests }) => rests.has(60 * value))
          : amounts.minutes.has(value)
      case 'weeks':
        return value === 1 || amounts.weeks.has(value)
      case 'span':
        return false
      case 'kg':
      case 'lb':
      case 'percent':
      case 'seconds':
        return rows.some((each) => each[unit].has(value))
      case 'days':
        return value === 1 || value === amounts.daysPerWeek || rows.some((each) => each.days.has(value))
      case 'sets':
        if (/\bweek\b/i.test(sentence) && amounts.setsInWeek.has(value)) return true
        return value === 1 || rows.some((each) => each.sets.has(value))
      case 'reps':
        return value === 1 || rows.some((each) => each.reps.has(value))
    }
  }
}
