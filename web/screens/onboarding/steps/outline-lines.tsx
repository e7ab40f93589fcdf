import { WEEKDAY_NAMES } from '../../../../domain/program/weeks.ts'
import type { Outline } from '../use-outline.ts'

interface OutlineLinesProps {
  outline: Outline
  /** The minutes that the form says, which the order lists already. */
  minutesSaid: number
}

/** What is bought, before it is written: its days and examples of its lifts, and which wish it cannot hold. */
export const OutlineLines = ({ outline, minutesSaid }: OutlineLinesProps) => {
  const { days, weekdays, minutes, lifts, impossible } = outline
  const named = days.map((day, at) => {
    const weekday = weekdays?.[at]
    return weekday ? `${day} on ${WEEKDAY_NAMES[weekday]}` : day
  })
  return (
    <div className="border-t border-rule px-6 py-2 leading-snug lg:py-3 lg:text-lg">
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        <dt className="text-soft">Your days</dt>
        <dd>{named.join(', ')}</dd>
        {minutes !== minutesSaid && (
          <>
            <dt className="text-soft">Each day</dt>
            <dd>{minutes} minutes at most, as you wrote</dd>
          </>
        )}
        {lifts.length > 0 && (
          <>
            <dt className="text-soft">Lifts like</dt>
            <dd>{lifts.join(', ')}</dd>
          </>
        )}
      </dl>
      {impossible.map((sentence) => (
        <p key={sentence} className="mt-2 border-l-4 border-alert pl-3">
          {sentence}
        </p>
      ))}
    </div>
  )
}
