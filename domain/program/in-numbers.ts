import { exerciseNames, isLightWeek, setsInWeek } from './program.ts'
import type { ShownProgram } from './program-in.ts'

/** The numbers that a program keeps to. Anyone can check them in its tables. Page and PDF share the words. */
export function inNumbers(program: ShownProgram): string[] {
  const { overview, weeks } = program
  const days = weeks.flatMap(({ workouts }) => workouts)
  const exercises = days.flatMap((day) => day.exercises)
  const names = exerciseNames(program)
  const swapped = new Set(exercises.filter(({ substitutes }) => substitutes?.length).map(({ name }) => name))
  const longest = Math.max(0, ...days.map(({ estimatedMinutes = 0 }) => estimatedMinutes))
  const light = weeks.filter(isLightWeek).map(({ weekNumber }) => weekNumber)
  return [
    longest > 0
      ? `${days.length} sessions. The longest takes ${longest} minutes. You asked for ${overview.sessionLength}.`
      : '',
    `${names.length} exercises${swapped.size ? `, ${swapped.size === names.length ? 'all' : swapped.size} with a swap` : ''}.`,
    [setsTold(program), lightTold(light)].filter(Boolean).join(' '),
  ].filter(Boolean)
}

function setsTold({ weeks }: ShownProgram): string {
  const [first, last] = [weeks[0], weeks.at(-1)]
  if (!first || !last) return ''
  return new Set(weeks.map(setsInWeek)).size === 1
    ? `${setsInWeek(first)} sets in every week.`
    : `${setsInWeek(first)} sets in week ${first.weekNumber}, ${setsInWeek(last)} in week ${last.weekNumber}.`
}

const lightTold = (light: readonly number[]): string =>
  light.length
    ? `Week${light.length > 1 ? 's' : ''} ${light.join(' and ')} ${light.length > 1 ? 'are' : 'is'} light.`
    : ''
