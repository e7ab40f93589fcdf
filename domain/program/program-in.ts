import { titleOf, type DayKind, type DayTitle } from './day.ts'
import { noteSentences, type Noted, type NoteSentence } from './note.ts'
import { parseDay } from './parse-day.ts'
import { parseNote } from './parse-note.ts'
import { parseRule } from './parse-rule.ts'
import { parsePhrase, inBoth, phraseIn, type Measured } from './phrase.ts'
import { forYouIn, type ForYou } from './for-you.ts'
import type { Exercise, GeneratedProgram, Week, Workout } from './program.ts'
import type { RowFacts } from './row-facts.ts'
import type { Units } from './units.ts'

export interface ShownRow extends Exercise {
  facts: RowFacts
  /** One rep before the other sets of its lift. */
  isSingle: boolean
  sentences: readonly NoteSentence[]
  /** Empty for a single: the sets below it say it. */
  forYou: readonly ForYou[]
}

export interface ShownWorkout extends Workout {
  title: DayTitle
  exercises: ShownRow[]
  /** The exercises, with a single as a row of its own before its sets. */
  rows: ShownRow[]
}

export interface ShownWeek extends Week {
  workouts: ShownWorkout[]
}

export interface ShownProgram extends GeneratedProgram {
  weeks: ShownWeek[]
}

/** The same program with weights, load steps and rules of thumb in one unit. */
export function programIn({ measured, ...program }: GeneratedProgram, units: Units): ShownProgram {
  const told = tellerOf(measured, units)
  const { progression, rpe, recovery, nutrition } = program.guidelines
  const { afterWeek8 } = program
  const { decisions } = program.overview
  return {
    ...program,
    ...(afterWeek8 && {
      afterWeek8: {
        ...afterWeek8,
        ...(afterWeek8.meetWeek && { meetWeek: afterWeek8.meetWeek.map(told) }),
        steps: afterWeek8.steps.map(told),
      },
    }),
    overview: { ...program.overview, ...(decisions && { decisions: decisions.map(told) }) },
    weeks: program.weeks.map((week) => ({
      ...week,
      workouts: week.workouts.map((workout, index) => {
        const exercises = workout.exercises.map((exercise) => ({
          ...shownRow(exercise, units, told),
          forYou: forYouIn(program.foreword, exercise.exerciseId),
        }))
        return {
          ...workout,
          ...dayOf(workout, index, week),
          exercises,
          rows: exercises.flatMap((row) => [...singleOf(row, units), row]),
        }
      }),
    })),
    guidelines: {
      progression: progression.map(told),
      rpe: rpe.map(told),
      recovery: recovery.map(told),
      nutrition: nutrition.map(told),
    },
  }
}

function dayOf(
  { day, kind, letter }: Workout,
  index: number,
  { deload, taper }: Week,
): { title: DayTitle; kind?: DayKind } {
  if (!kind) return parseDay(day)
  return { title: titleOf(index, kind, letter, taper ? 'taper' : deload ? 'deload' : null), kind }
}

function shownRow(
  exercise: Exercise,
  units: Units,
  told: (text: string) => string,
): Omit<ShownRow, 'forYou'> {
  const { rule, ruleLoads = rule ? parseRule(rule) : undefined, single, ...row } = withFacts(exercise)
  return {
    ...row,
    ...printed(row, units),
    isSingle: false,
    ...(rule && { rule: told(rule) }),
    ...(ruleLoads && { ruleLoads }),
    ...(single && { single: withFacts(single) }),
  }
}

function singleOf({ name, single }: Pick<ShownRow, 'name' | 'single'>, units: Units): ShownRow[] {
  if (!single) return []
  const row = withFacts({ name, sets: 1, reps: '1', ...single })
  return [{ ...row, ...printed(row, units), isSingle: true, forYou: [] }]
}

export function printed(row: Noted, units: Units): { sentences: NoteSentence[]; notes: string } {
  const sentences = noteSentences(row, units)
  return { sentences, notes: sentences.map(({ text }) => text).join(' ') }
}

/** A row of an earlier version says in its note alone what later ones have as facts. */
function withFacts<Row extends Omit<Noted, 'facts'> & Pick<Exercise, 'notes' | 'facts'>>(
  row: Row,
): Row & { facts: RowFacts } {
  if (row.facts) return { ...row, facts: row.facts }
  const { facts, weight, restSeconds, swaps, elsewhere } = parseNote(row.notes)
  return {
    ...(weight && { weight }),
    ...(restSeconds !== undefined && { restSeconds }),
    ...(swaps && { substitutes: swaps }),
    ...(elsewhere && { elsewhere }),
    ...row,
    facts,
  }
}

/** How each text is printed in one unit. A record of an earlier version has its amounts in words alone. */
function tellerOf(measured: readonly Measured[] | undefined, units: Units): (text: string) => string {
  if (!measured) return (text) => phraseIn(units, parsePhrase(text))
  const printed = new Map(measured.map((text) => [inBoth(text), phraseIn(units, text)]))
  return (text) => printed.get(text) ?? text
}
