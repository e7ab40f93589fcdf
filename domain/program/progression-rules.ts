import type { Exercise, GeneratedProgram } from './program.ts'
import type { ShownProgram } from './program-in.ts'

export interface Lift {
  name: string
  weight: Exercise['weight']
}

export interface LiftRule {
  rule: string
  lifts: Lift[]
}

export const RULE_WORDS =
  'Hit: every set in its reps, at its effort. Too easy: two good reps more to spare than the row leaves. Missed: a set below its reps, or much harder than its row.'

/** In week order. Lifts with the same rule share an entry; none in programs without rules. */
export function liftRules({ weeks }: ShownProgram): LiftRule[] {
  const days = weeks[0]?.workouts ?? []
  const rows = days.flatMap(({ title, exercises }) => exercises.map((exercise) => ({ title, exercise })))
  const waysOf = (name: string) =>
    new Set(
      rows.flatMap(({ exercise: { name: other, rule, weight } }) =>
        other === name ? [`${rule} ${weight?.kg}`] : [],
      ),
    )
  const found = new Map<string, Lift[]>()
  for (const { title, exercise } of rows) {
    const { name, rule, weight } = exercise
    if (!rule) continue
    // A lift with different weights or rules on two days names its day.
    const said = waysOf(name).size > 1 ? `${name} (${title.place})` : name
    const lifts = found.get(rule) ?? []
    if (!lifts.some((lift) => lift.name === said)) found.set(rule, [...lifts, { name: said, weight }])
  }
  for (const { weekNumber, exercise } of beginning(weeks)) {
    const { name, rule, weight } = exercise
    const lifts = (rule && found.get(rule)) || []
    const said = `${name}, from week ${weekNumber}`
    if (rule && !lifts.some((lift) => lift.name === said)) found.set(rule, [...lifts, { name: said, weight }])
  }
  return [...found].map(([rule, lifts]) => ({ rule, lifts }))
}

/** What begins in the middle of the program, in its first week. */
const beginning = (weeks: ShownProgram['weeks']) =>
  weeks.flatMap(({ weekNumber, workouts }) =>
    workouts.flatMap(({ exercises }) =>
      exercises.flatMap((exercise) =>
        exercise.facts.special?.of === 'begins' ? [{ weekNumber, exercise }] : [],
      ),
    ),
  )

/** Those that open the days, have known weights, or are tested in the last week. */
export const mainLifts = ({ weeks }: GeneratedProgram): string[] => {
  const rowsOf = (week: GeneratedProgram['weeks'][number] | undefined) =>
    (week?.workouts ?? []).flatMap(({ exercises }) => exercises.map((row, place) => ({ row, place })))
  const opening = rowsOf(weeks[0]).filter(({ row, place }) => place === 0 || row.weight)
  const tested = rowsOf(weeks.at(-1)).filter(({ row }) => row.isTest)
  return [...new Set([...opening, ...tested].map(({ row }) => row.name))]
}
