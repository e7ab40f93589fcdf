import type { Exercise, GeneratedProgram } from './program.ts'
import type { ShownProgram } from './program-in.ts'

export interface Lift {
  name: string
  weight: Exercise['weight']
}

export interface LiftRule {
  rule: string
  lifts: Lift[]
  /** The exercises that the rule names for later and that no week of the program has. */
  steps: string[]
}

/**
 * What the rules mean by a hit and a miss.
 *
 * @see Halperin and others, "Accuracy in predicting repetitions to task failure in resistance exercise" (2022): people are
 *   off by about one repetition, so one more or less is no miss, but for somebody who keeps a reserve for health
 */
export const ruleWordsOf = ({ keepsReserve }: Pick<GeneratedProgram, 'keepsReserve'>): string =>
  `${
    keepsReserve ? HIT_WITH_RESERVE : HIT
  } After each exercise, do what its rule says: it tells when to add weight, or to make it harder.`

const HIT_WITH_RESERVE =
  'Hit: you got all reps, and kept at least the planned reps in reserve. Too easy: two more good reps were left than planned. Missed: you got fewer reps, or it was harder than planned.'
const HIT =
  'Hit: you got all reps, with the planned reps in reserve, or one fewer but not zero. Too easy: two more good reps were left than planned. Missed: you got fewer reps than printed, or had two fewer left than planned. No rep left counts as a miss too, unless the plan asks for that.'

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
  const names = new Set(
    weeks.flatMap(({ workouts }) => workouts.flatMap(({ exercises }) => exercises)).map(({ name }) => name),
  )
  const stepsOf = (rule: string) =>
    rows.flatMap(({ exercise: { rule: own, ruleSteps = {} } }) =>
      own === rule ? [ruleSteps.easier, ruleSteps.harder].filter((step) => step !== undefined) : [],
    )
  return [...found].map(([rule, lifts]) => ({
    rule,
    lifts,
    steps: [...new Set(stepsOf(rule))].filter((step) => !names.has(step)),
  }))
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

/**
 * Those that open the days, have known weights, or are tested in the last week.
 *
 * @param bigRowsOf - the rows of a day that count
 */
export const mainLifts = (
  { weeks }: GeneratedProgram,
  bigRowsOf: (rows: readonly Exercise[]) => readonly Exercise[],
): string[] => {
  const rowsOf = (week: GeneratedProgram['weeks'][number] | undefined) =>
    (week?.workouts ?? []).flatMap(({ exercises }) =>
      bigRowsOf(exercises).map((row, place) => ({ row, place })),
    )
  const opening = rowsOf(weeks[0]).filter(({ row, place }) => place === 0 || row.weight)
  const tested = rowsOf(weeks.at(-1)).filter(({ row }) => row.isTest)
  return [...new Set([...opening, ...tested].map(({ row }) => row.name))]
}
