import { noteSentences, type Noted, type NoteSentence } from './note.ts'
import { parseNote } from './parse-note.ts'
import { parseRule } from './parse-rule.ts'
import type { Exercise, GeneratedProgram, Week, Workout } from './program.ts'
import type { RowFacts } from './row-facts.ts'
import { kgFromLb, type Units } from './units.ts'

/** A row as it is printed in one unit. */
export interface ShownRow extends Exercise {
  facts: RowFacts
  /** One rep before the other sets of its lift. */
  isSingle: boolean
  /** Its note, sentence by sentence. */
  sentences: readonly NoteSentence[]
}

export interface ShownWorkout extends Workout {
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
export function programIn(program: GeneratedProgram, units: Units): ShownProgram {
  const told = units === 'lb' ? inPounds : inKilograms
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
      workouts: week.workouts.map((workout) => {
        const exercises = workout.exercises.map((exercise) => shownRow(exercise, units, told))
        return { ...workout, exercises, rows: exercises.flatMap((row) => [...singleOf(row, units), row]) }
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

function shownRow(exercise: Exercise, units: Units, told: (text: string) => string): ShownRow {
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

/** The single before the sets of a row, as a row of its own. */
function singleOf({ name, single }: ShownRow, units: Units): ShownRow[] {
  if (!single) return []
  const row = withFacts({ name, sets: 1, reps: '1', ...single })
  return [{ ...row, ...printed(row, units), isSingle: true }]
}

function printed(row: Noted, units: Units): { sentences: NoteSentence[]; notes: string } {
  const sentences = noteSentences(row, units)
  return { sentences, notes: sentences.map(({ text }) => text).join(' ') }
}

/** A row of an earlier version says in its note alone what later ones have as facts. */
function withFacts<Row extends Pick<Exercise, 'notes' | 'facts' | 'weight' | 'restSeconds' | 'substitutes'>>(
  row: Row,
): Row & { facts: RowFacts } {
  if (row.facts) return { ...row, facts: row.facts }
  const { facts, weight, restSeconds, swaps } = parseNote(row.notes)
  return {
    ...(weight && { weight }),
    ...(restSeconds !== undefined && { restSeconds }),
    ...(swaps && { substitutes: swaps }),
    ...row,
    facts,
  }
}

/** `82.5 kg (180 lb)` */
const IN_BOTH = /\b(\d+(?:\.\d+)?) kg \((\d+(?:\.\d+)?) lb\)/g

/** Matches only the weight forms of our own texts. The buyer's text stays unchanged. */
const inPounds = (text: string): string =>
  text
    .replace(IN_BOTH, '$2 lb')
    .replace(
      /\b(\d+(?:\.\d+)?) to (\d+(?:\.\d+)?) g of protein per kg/g,
      (_, low: string, high: string) => `${perPound(low)} to ${perPound(high)} g of protein per lb`,
    )

const perPound = (perKg: string): string => String(Math.round(kgFromLb(Number(perKg)) * 10) / 10)

const inKilograms = (text: string): string => text.replace(IN_BOTH, '$1 kg')
