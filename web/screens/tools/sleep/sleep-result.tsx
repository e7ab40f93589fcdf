import { Figure, Result } from '../calculator/result.tsx'
import { inHours, type SleepAdvice } from './sleep.ts'

export const SleepResult = (advice: SleepAdvice) => (
  <Result title="Tonight">
    <dl className="mt-5">
      <Figure label="Recommended sleep" value={`${advice.recommendedHours}`} unit="hours" isMain />
    </dl>
    <HourBars {...advice} />
    <p className="mt-5 text-lg font-bold">{advice.message}</p>
    <ul className="mt-3 grid list-disc gap-2 pl-5 text-lg">
      {advice.tips.map((tip) => (
        <li key={tip}>{tip}</li>
      ))}
    </ul>
  </Result>
)

const HEIGHT = 56
const PER_HOUR = 30
const GAP = 6

/**
 * One bar per hour, the last one as wide as its fraction. Full where there is time, empty
 * where it is missing.
 */
function HourBars({ recommendedHours, availableHours, missingHours }: SleepAdvice) {
  const hours = Math.max(recommendedHours, availableHours)
  return (
    <svg
      role="img"
      aria-label={`${inHours(recommendedHours)} needed, ${inHours(availableHours)} available${missingHours ? `, ${inHours(missingHours)} missing` : ''}.`}
      viewBox={`0 0 ${10 * PER_HOUR - GAP} ${HEIGHT}`}
      className="mt-5 block w-full"
    >
      {Array.from({ length: Math.ceil(hours) }, (_, hour) => (
        <rect
          key={hour}
          x={hour * PER_HOUR + 1}
          y="1"
          width={Math.min(1, hours - hour) * (PER_HOUR - GAP) - 2}
          height={HEIGHT - 2}
          strokeWidth="2"
          strokeDasharray={hour < availableHours ? undefined : '4 3'}
          className={
            hour < availableHours
              ? 'fill-ink stroke-ink forced-colors:fill-[CanvasText] forced-colors:stroke-[CanvasText]'
              : 'fill-none stroke-alert forced-colors:stroke-[CanvasText]'
          }
        />
      ))}
    </svg>
  )
}
