import type { ShownProgram } from '../../domain/program/program-in.ts'
import { scaleOf } from '../../domain/program/notation.ts'
import { weeklyEffort } from './figures.ts'

/**
 * Whether a point is lower than both neighbours. Its figure then goes below the line,
 * where nothing crosses it.
 */
function isDip(points: readonly { y: number }[], index: number): boolean {
  const y = points[index]?.y ?? 0
  return [index - 1, index + 1].every((beside) => y > (points[beside]?.y ?? Infinity))
}

/** The mean effort over the eight weeks. Harder is higher, on either scale. */
export function EffortChart({ program }: { program: ShownProgram }) {
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
