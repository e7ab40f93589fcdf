import type { GeneratedProgram } from '../../../domain/program.ts'

/** The days of the first week side by side, as wide as they are long. */
export function WeekStrip({ program }: { program: GeneratedProgram }) {
  const days = program.weeks[0]?.workouts ?? []
  return (
    <section aria-labelledby="days">
      <h2 id="days" className="text-3xl">
        Your week
      </h2>
      <ol className="mt-4 flex flex-col gap-2">
        {days.map(({ day, estimatedMinutes, exercises }) => {
          const sets = exercises.reduce((sum, exercise) => sum + exercise.sets, 0)
          return (
            <li
              key={day}
              className="figures flex flex-wrap justify-between gap-x-4 border-t border-rule pt-2 text-lg"
            >
              <span className="font-semibold">{day}</span>
              <span className="text-soft">
                {sets} sets{estimatedMinutes && `, ${estimatedMinutes} min`}
              </span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
