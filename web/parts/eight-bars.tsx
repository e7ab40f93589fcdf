/** Week 5 is the light week, lower on purpose. */
export const TYPICAL_WEEKS = [0.6, 0.68, 0.77, 0.85, 0.46, 0.82, 0.91, 1] as const

const BAR = 9
const GAP = 4
/** The width of a bar's outline, which lies within the bar. */
const LINE = 1
const HEIGHT = 72
const WIDTH = TYPICAL_WEEKS.length * (BAR + GAP) - GAP

interface EightBarsProps {
  /** One number per week, 0-1. */
  heights?: readonly number[]
  /** How many weeks are drawn in full ink. The rest are drawn as still to come. */
  written?: number
  /** The text alternative. Without it the bars are decoration. */
  label?: string
  className?: string
}

/** The eight weeks of a program as eight bars: in the logo, the progress and the head of the results. */
export function EightBars({
  heights = TYPICAL_WEEKS,
  written = heights.length,
  label,
  className,
}: EightBarsProps) {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className={className}
      fill="currentColor"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {heights.map((height, week) => (
        <rect
          key={week}
          className="transition-[fill-opacity] duration-150"
          x={week * (BAR + GAP) + LINE / 2}
          y={HEIGHT * (1 - height) + LINE / 2}
          width={BAR - LINE}
          height={HEIGHT * height - LINE}
          fillOpacity={week < written ? 1 : 0.16}
          stroke="currentColor"
          strokeWidth={LINE}
        />
      ))}
    </svg>
  )
}
