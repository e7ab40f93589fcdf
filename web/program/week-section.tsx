import { effortText, setsText } from '../../domain/program/notation.ts'
import { isLightWeek, setsInWeek } from '../../domain/program/program.ts'
import type { ShownRow, ShownWeek, ShownWorkout } from '../../domain/program/program-in.ts'
import { Button } from '../parts/button.tsx'
import type { Day } from './position.ts'
import { Fold } from './fold.tsx'
import { LateBody } from './late-body.tsx'

interface WeekSectionProps {
  week: ShownWeek
  /** Its days, with their positions in the program. */
  days: readonly Day[]
  next: number
  goTo: (next: number) => void
}

/** One week, folded, with its days side by side where there is room. */
export const WeekSection = ({ week, days, next, goTo }: WeekSectionProps) => (
  <Fold
    id={`week-${week.weekNumber}`}
    title={`Week ${week.weekNumber}`}
    startsPage
    aside={
      <span className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1 whitespace-nowrap">
        {days.some(({ index }) => index === next) && (
          <strong className="turned-about px-2 py-0.5 print:hidden">You are here</strong>
        )}
        {isLightWeek(week) && <span>Light week</span>} <span>{setsInWeek(week)} sets</span>
      </span>
    }
  >
    <div className="grid gap-x-12 lg:grid-cols-2 print:grid-cols-2 print:gap-x-8">
      {days.map((day) => (
        <div key={day.index} className="mt-6 break-inside-avoid print:mt-5">
          <DayTable workout={day.workout} />
          {day.index !== next && (
            <Button look="quiet" className="-ml-3 print:hidden" onClick={() => goTo(day.index)}>
              Train this next
              <span className="sr-only">
                (week {week.weekNumber}, {day.workout.day})
              </span>
            </Button>
          )}
        </div>
      ))}
    </div>
  </Fold>
)

const DayTable = ({ workout }: { workout: ShownWorkout }) => (
  <table className="w-full border-collapse text-left">
    <caption className="pb-2 text-left">
      <div className="figures flex items-end justify-between gap-4">
        <div>
          <h3 className="text-3xl leading-none">{workout.day}</h3>
          {workout.estimatedMinutes && <p className="text-soft">{workout.estimatedMinutes} min</p>}
        </div>
        <LateBody day={workout} className="h-16 print:h-12" />
      </div>
    </caption>
    <thead className="sr-only">
      <tr>
        <th scope="col">Exercise</th>
        <th scope="col">Sets x reps @intensity</th>
      </tr>
    </thead>
    {workout.rows.map((exercise, index) => (
      <ExerciseRows key={index} exercise={exercise} />
    ))}
  </table>
)

/** The prescription on one line, and its notes in the whole width below. */
const ExerciseRows = ({ exercise }: { exercise: ShownRow }) => (
  <tbody className="break-inside-avoid border-t border-rule">
    <tr className="align-baseline">
      <th
        scope="row"
        className="pt-2.5 pr-3 pb-2.5 text-lg leading-snug font-semibold max-[22rem]:text-base print:text-base"
      >
        {exercise.name}
      </th>
      <td className="figures w-px pt-2.5 text-right text-lg whitespace-nowrap max-[22rem]:text-base print:text-base">
        <strong>{setsText(exercise, 'x')}</strong> <span className="text-soft">@{effortText(exercise)}</span>
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
