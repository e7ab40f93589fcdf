import { isLightWeek, setsInWeek, type Exercise, type GeneratedProgram } from '../../program/program.ts'
import type { TrainingProfile } from '../profile/profile.ts'
import { numbersIn, type Told, type Unit } from './numbers.ts'

type OfRows = Record<'kg' | 'lb' | 'sets' | 'reps' | 'seconds' | 'percent' | 'days', Set<number>>

/** The numbers that a foreword may say. */
export interface Amounts {
  /** Of all rows, and of the rows of each exercise. */
  ofAll: OfRows
  ofExercise: ReadonlyMap<string, OfRows>
  /** The numbers of the days on which each exercise stands. */
  onDays: ReadonlyMap<string, ReadonlySet<number>>
  minutes: ReadonlySet<number>
  weeks: ReadonlySet<number>
  /** Sets of each whole week. */
  setsInWeek: ReadonlySet<number>
  light: ReadonlySet<number>
  daysPerWeek: number
  /** In the buyer's own words, and in what we made of them. */
  said: readonly Told[]
}

export function amountsOf(program: GeneratedProgram, profile: TrainingProfile): Amounts {
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
      ...[...(overview.unread ?? []), ...(overview.decisions ?? [])],
    ].flatMap(numbersIn),
  }
}

function ofRows(rows: readonly Exercise[], daysPerWeek: number): OfRows {
  const found: OfRows = {
    kg: new Set(),
    lb: new Set(),
    sets: new Set(),
    reps: new Set(),
    seconds: new Set(),
    percent: new Set(),
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

const LIGHT = /\b(?:light|lighter|lightest|easy|easier|easiest|deload|taper)\b/i
/** `Squat 100 x 5` is weight and reps without a word; nobody means minutes by a bare number. */
const SAID_WITH_UNIT: ReadonlySet<Unit> = new Set(['span', 'percent', 'minutes', 'weeks', 'days'])
const A_WEEK = /\b(?:a|per|each|every) week\b/i

/**
 * Finds the numbers of a sentence that neither the program nor the buyer's own words hold.
 *
 * @param named - ids of the exercises that the sentence names: then their own rows count alone
 * @param inFull - ids of those that it names in full: their days are meant
 * @param isOfSport - the sentence speaks of other training too, which has days of its own
 */
export function strangeNumbers(
  sentence: string,
  amounts: Amounts,
  { named, inFull, isOfSport }: { named: readonly string[]; inFull: readonly string[]; isOfSport: boolean },
): Told[] {
  const own = named.flatMap((id) => amounts.ofExercise.get(id) ?? [])
  const rows = own.length ? own : [amounts.ofAll]
  const placed = inFull.flatMap((id) => amounts.onDays.get(id) ?? [])
  const isOfWeek = A_WEEK.test(sentence) && !own.length && !isOfSport
  const isOfLightWeek = LIGHT.test(sentence)
  const isSaid = ({ value, unit }: Told): boolean =>
    amounts.said.some(
      (each) =>
        each.value === value &&
        (each.unit === unit || (!SAID_WITH_UNIT.has(unit) && (each.unit === 'any' || unit === 'any'))),
    )
  return numbersIn(sentence).filter((told) => !isTold(told))

  function isTold(told: Told): boolean {
    const { value, unit, isWord, isName } = told
    if (unit === 'any' && isWord && value <= 2) return true
    if (unit === 'weeks' && isName)
      return amounts.weeks.has(value) && (!isOfLightWeek || value === 1 || amounts.light.has(value))
    if (unit === 'days' && isName)
      return placed.length ? placed.some((days) => days.has(value)) : value <= amounts.daysPerWeek
    if (isSaid(told)) return true
    if (unit === 'days' && isOfWeek) return value === amounts.daysPerWeek
    switch (unit) {
      case 'any':
        return [amounts.minutes, amounts.weeks, ...rows.flatMap((each) => Object.values(each))].some((set) =>
          set.has(value),
        )
      case 'minutes':
        return amounts.minutes.has(value)
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
