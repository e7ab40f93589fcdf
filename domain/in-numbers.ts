import { exerciseNames, setsInWeek, type GeneratedProgram } from './program.ts'

/** What a program keeps to, in numbers that anybody can check in its tables; said alike on page and paper. */
export function inNumbers(program: GeneratedProgram): string[] {
  const { overview, weeks } = program
  const days = weeks.flatMap(({ workouts }) => workouts)
  const exercises = days.flatMap((day) => day.exercises)
  const names = exerciseNames(program)
  const swapped = new Set(
    exercises
      .filter(({ substitutes, notes }) => substitutes?.length || /\bSwap:/.test(notes))
      .map(({ name }) => name),
  )
  const longest = Math.max(0, ...days.map(({ estimatedMinutes = 0 }) => estimatedMinutes))
  const light = weeks.filter(({ deload }) => deload).map(({ weekNumber }) => weekNumber)
  const [first, last] = [weeks[0], weeks.at(-1)]
  return [
    longest > 0
      ? `${days.length} sessions. The longest is planned at ${longest} minutes; you asked for ${overview.sessionLength}.`
      : '',
    `${names.length} exercises${swapped.size ? `, ${swapped.size === names.length ? 'all' : swapped.size} with a swap beside them` : ''}.`,
    first && last
      ? `${setsInWeek(first)} sets in week ${first.weekNumber}, ${setsInWeek(last)} in week ${last.weekNumber}${light.length ? `, and a light week ${light.join(' and ')}` : ''}.`
      : '',
  ].filter(Boolean)
}
