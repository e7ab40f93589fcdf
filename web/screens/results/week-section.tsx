import { printedRows, setsInWeek, type Exercise, type Week, type Workout } from '../../../domain/program.ts'
import { isLight } from './figures.ts'

/** One week: its days side by side where there is room. */
export function WeekSection({ week }: { week: Week }) {
  const id = `week-${week.weekNumber}`
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="pt-12 print:break-before-page print:pt-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-b-2 border-ink pb-2">
        <h2 id={`${id}-title`} className="text-5xl">
          Week {week.weekNumber}
        </h2>
        <p className="figures text-lg text-soft">
          {isLight(week) && <strong className="text-ink">Light week · </strong>}
          {setsInWeek(week)} sets
        </p>
      </div>
      <div className="grid gap-x-12 lg:grid-cols-2 print:grid-cols-2 print:gap-x-8">
        {week.workouts.map((workout) => (
          <DayTable key={workout.day} workout={workout} />
        ))}
      </div>
    </section>
  )
}

const DayTable = ({ workout }: { workout: Workout }) => (
  <table className="mt-8 w-full break-inside-avoid print:mt-5 border-collapse self-start text-left">
    <caption className="pb-2 text-left">
      <div className="figures flex items-baseline justify-between gap-4">
        <h3 className="text-3xl leading-none">{workout.day}</h3>
        {workout.estimatedMinutes && <span className="text-soft">{workout.estimatedMinutes} min</span>}
      </div>
    </caption>
    <thead className="sr-only">
      <tr>
        <th scope="col">Exercise</th>
        <th scope="col">Sets x reps @intensity</th>
      </tr>
    </thead>
    {printedRows(workout).map((exercise, index) => (
      <ExerciseRows key={index} exercise={exercise} />
    ))}
  </table>
)

/** The prescription on one line; its notes have the whole width below. */
const ExerciseRows = ({ exercise }: { exercise: Exercise }) => (
  <tbody className="break-inside-avoid border-t border-rule">
    <tr className="align-baseline">
      <th
        scope="row"
        className="pt-2.5 pr-3 pb-2.5 text-lg leading-snug font-semibold max-[22rem]:text-base print:text-base"
      >
        {exercise.name}
      </th>
      <td className="figures w-px pt-2.5 text-right text-lg whitespace-nowrap max-[22rem]:text-base print:text-base">
        <strong>
          {exercise.sets} x {exercise.reps}
        </strong>{' '}
        <span className="text-soft">@{exercise.intensity}</span>
      </td>
    </tr>
    {exercise.notes && (
      <tr>
        <td colSpan={2} className="relative -top-1.5 pb-1 leading-snug text-iron print:text-sm">
          {exercise.notes}
        </td>
      </tr>
    )}
  </tbody>
)
