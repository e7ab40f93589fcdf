import type { GeneratedProgram } from '../../../domain/program.ts'
import { scaleOf, weeklyEffort } from './figures.ts'

const LEFT = 28
const RIGHT = 312
const TOP = 16
const BOTTOM = 96

/** Mean effort over the eight weeks, hard upwards whichever scale the program uses. */
export function EffortChart({ program }: { program: GeneratedProgram }) {
  const scale = scaleOf(program)
  const [easiest, hardest] = scale === 'RIR' ? [5, 0] : [5, 10]
  const efforts = weeklyEffort(program)
  const points = efforts.flatMap((effort, week) =>
    effort === null
      ? []
      : [
          {
            week: week + 1,
            effort,
            x: LEFT + ((RIGHT - LEFT) * week) / 7,
            y: BOTTOM - ((BOTTOM - TOP) * (effort - easiest)) / (hardest - easiest),
          },
        ],
  )
  const inWords = points.map(({ week, effort }) => `week ${week}: ${effort}`).join(', ')
  return (
    <figure id="effort-chart">
      <h2 className="text-3xl">How hard it gets</h2>
      <svg
        viewBox="0 0 340 120"
        className="mt-4 block w-full"
        role="img"
        aria-label={`Mean ${scale} a week. ${inWords}.`}
      >
        {[easiest, hardest].map((mark) => {
          const y = mark === easiest ? BOTTOM : TOP
          return <line key={mark} x1={LEFT - 12} x2={RIGHT + 12} y1={y} y2={y} stroke="var(--rule)" />
        })}
        <polyline
          points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
          fill="none"
          stroke="var(--plate-red)"
          strokeWidth={2.5}
        />
        {points.map(({ week, effort, x, y }) => (
          <g key={week} className="figures" textAnchor="middle" fill="currentColor">
            <circle cx={x} cy={y} r={4.5} fill="var(--plate-red)" />
            <text x={x} y={y - 9} fontSize={11} fontWeight={700}>
              {effort}
            </text>
            <text x={x} y={116} fontSize={11}>
              {week}
            </text>
          </g>
        ))}
      </svg>
      <figcaption className="text-iron">
        {scale === 'RIR'
          ? 'Mean reps in reserve a week. Fewer in reserve is harder, so the line climbs.'
          : 'Mean RPE a week, on a scale to 10.'}
      </figcaption>
    </figure>
  )
}
