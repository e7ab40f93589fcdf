import type { DayKind } from '../../domain/program/day.ts'
import { inNumbers } from '../../domain/program/in-numbers.ts'
import { scaleOf } from '../../domain/program/notation.ts'
import type { ShownProgram, ShownWorkout } from '../../domain/program/program-in.ts'
import { whatWeDid } from '../../domain/shop/what-we-did.ts'
import { weeklyEffort } from './figures.ts'
import { MuscleChart } from './muscle-chart.tsx'

/** How the answers were used and how the program is built, in numbers and drawings. */
export const AboutProgram = ({ program }: { program: ShownProgram }) => (
  <>
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-2">
      <List id="decisions" title="What we did with your answers" items={whatWeDid(program.overview)} />
      <List id="numbers" title="The program in numbers" items={inNumbers(program)} />
      <WeekStrip program={program} />
      <EffortChart program={program} />
    </div>
    <MuscleChart program={program} />
  </>
)

const List = ({ id, title, items }: { id: string; title: string; items: readonly string[] }) =>
  items.length === 0 ? null : (
    <section aria-labelledby={id} className="break-inside-avoid">
      <h3 id={id} className="text-2xl">
        {title}
      </h3>
      <ul className="measure mt-4 list-disc space-y-2 pl-5 text-lg print:text-base">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  )

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
function WeekStrip({ program }: { program: ShownProgram }) {
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

/**
 * Whether a point is lower than both neighbours. Its figure then goes below the line,
 * where nothing crosses it.
 */
function isDip(points: readonly { y: number }[], index: number): boolean {
  const y = points[index]?.y ?? 0
  return [index - 1, index + 1].every((beside) => y > (points[beside]?.y ?? Infinity))
}

/** The mean effort over the eight weeks. Harder is higher, on either scale. */
function EffortChart({ program }: { program: ShownProgram }) {
  const scale = scaleOf(program)
  const [easiest, hardest] = scale === 'RIR' ? [6, 0] : [4, 10]
  const points = weeklyEffort(program).flatMap((effort, week) =>
    effort === null
      ? []
      : [
          {
            week: week + 1,
            effort,
            x: 6.25 + 12.5 * week,
            y: (100 * (effort - hardest)) / (easiest - hardest),
          },
        ],
  )
  const inWords = points.map(({ week, effort }) => `week ${week}: ${effort}`).join(', ')
  return (
    <section aria-labelledby="hardness" className="break-inside-avoid">
      <h3 id="hardness" className="text-2xl">
        How hard it gets
      </h3>
      <div
        role="img"
        aria-label={`Mean ${scale} a week. ${inWords}.`}
        className="figures relative mt-10 h-36 border-t border-b-2 border-t-rule border-b-ink"
      >
        {/* The line stretches with the page; words and dots keep their size. */}
        <svg
          aria-hidden
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="absolute size-full overflow-visible"
        >
          <polyline
            points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
            fill="none"
            stroke="var(--plate-red)"
            strokeWidth={3}
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        {points.map(({ week, effort, x, y }, index) => (
          <span key={week}>
            {/* Only a border: forced colours remove backgrounds and keep borders. */}
            <span
              data-point
              className="absolute size-0 -translate-1/2 rounded-full border-6 border-plate-red"
              style={{ left: `${x}%`, top: `${y}%` }}
            />
            <span
              className={`absolute -translate-x-1/2 leading-none font-bold ${isDip(points, index) ? 'translate-y-[60%]' : '-translate-y-[150%]'}`}
              style={{ left: `${x}%`, top: `${y}%` }}
            >
              {effort}
            </span>
            <span className="absolute top-full mt-2 -translate-x-1/2 text-iron" style={{ left: `${x}%` }}>
              {week}
            </span>
          </span>
        ))}
      </div>
      <p className="mt-12 text-iron">
        {scale === 'RIR'
          ? 'Mean reps in reserve (RIR) a week. The top line is 0, nothing left in the tank.'
          : 'Mean RPE a week. The top line is 10, nothing left in the tank.'}
      </p>
    </section>
  )
}
