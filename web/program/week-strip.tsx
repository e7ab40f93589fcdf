import type { DayKind } from '../../domain/program/day.ts'
import type { ShownProgram, ShownWorkout } from '../../domain/program/program-in.ts'

/** The plate colours of the kinds of day; the others are red. The name always stands beside it. */
const PLATES: Partial<Record<DayKind, string>> = {
  'full-body': 'green',
  lower: 'blue',
  'lower-arms': 'blue',
  legs: 'blue',
  'legs-shoulders': 'blue',
  pull: 'yellow',
  back: 'yellow',
  'back-biceps': 'yellow',
}
const plateOf = ({ kind }: ShownWorkout): string => `var(--plate-${(kind && PLATES[kind]) ?? 'red'})`

const setsIn = ({ exercises }: ShownWorkout) => exercises.reduce((sum, { sets }) => sum + sets, 0)

/** The days of the first week as strips: one piece per exercise, and its length is its number of sets. */
export function WeekStrip({ program }: { program: ShownProgram }) {
  const days = program.weeks[0]?.workouts ?? []
  const longest = Math.max(1, ...days.map(setsIn))
  return (
    <section aria-labelledby="days" className="break-inside-avoid">
      <h3 id="days" className="text-2xl">
        Your week
      </h3>
      <ol className="mt-4 space-y-4">
        {days.map((workout) => (
          <li key={workout.day}>
            <p className="figures flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="text-lg font-semibold">{workout.day}</span>
              <span className="text-soft">
                {setsIn(workout)} sets{workout.estimatedMinutes && `, ${workout.estimatedMinutes} min`}
              </span>
            </p>
            <Strip workout={workout} share={setsIn(workout) / longest} />
          </li>
        ))}
      </ol>
      <p className="mt-4 text-iron">
        Each piece is an exercise of week 1, and its length is its number of sets.
      </p>
    </section>
  )
}

function Strip({ workout, share }: { workout: ShownWorkout; share: number }) {
  const total = setsIn(workout)
  const starts = workout.exercises.map((_, index) =>
    workout.exercises.slice(0, index).reduce((sum, { sets }) => sum + sets, 0),
  )
  return (
    <svg aria-hidden viewBox="0 0 100 4" preserveAspectRatio="none" className="mt-1.5 block h-5 w-full">
      {workout.exercises.map(({ name, sets }, index) => (
        <rect
          key={name}
          x={((starts[index] ?? 0) / total) * share * 100}
          width={Math.max(0.5, (sets / total) * share * 100 - 0.6)}
          height={4}
          fill={plateOf(workout)}
        />
      ))}
    </svg>
  )
}
