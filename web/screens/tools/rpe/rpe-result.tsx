import type { Units } from '../../../../domain/program/units.ts'
import { Figure, Result } from '../calculator/result.tsx'
import { isBelowTheLift, isHeavierForMoreReps, recommend } from './rpe.ts'

interface Set {
  reps: number
  rpe: number
}

/** A calculation, in the unit chosen at that moment. */
export interface Calculation {
  performed: Set & { weight: number }
  target: Set
  units: Units
}

export function RpeResult({ performed, target, units }: Calculation) {
  const { estimatedMax, recommendedWeight } = recommend(performed, target)
  const name = units === 'lb' ? 'lbs' : 'kg'
  const bars = [
    { label: `You did ${performed.reps} at RPE ${performed.rpe}`, weight: performed.weight },
    { label: `Next: ${target.reps} at RPE ${target.rpe}`, weight: recommendedWeight },
  ]
  const most = Math.max(...bars.map(({ weight }) => weight))
  return (
    <Result title="Your next set">
      <dl className="mt-5 grid gap-5">
        <Figure
          label={`Recommended weight for ${target.reps} ${target.reps === 1 ? 'rep' : 'reps'} at RPE\u00a0${target.rpe}`}
          value={`${recommendedWeight}`}
          unit={name}
          isMain
        />
        <Figure label="Estimated max" value={`${estimatedMax}`} unit={name} />
      </dl>
      <ul className="figures mt-6 grid gap-3">
        {bars.map(({ label, weight }) => (
          <li key={label}>
            <span className="flex justify-between gap-4">
              <span>{label}</span>
              <span className="font-semibold whitespace-nowrap">
                {weight} {name}
              </span>
            </span>
            <span
              aria-hidden
              className="mt-1 block h-3 bg-ink forced-colors:bg-[CanvasText]"
              style={{ width: `${(weight / most) * 100}%` }}
            />
          </li>
        ))}
      </ul>
      <Caution {...{ performed, target }} />
    </Result>
  )
}

/** The table is kept as specified. Where it gives advice that no coach would, the page says so. */
function Caution({ performed, target }: Omit<Calculation, 'units'>) {
  const isTooHeavy = isHeavierForMoreReps(performed, target)
  const isTooLow = isBelowTheLift(performed)
  if (!isTooHeavy && !isTooLow) return null
  return (
    <div role="note" className="mt-6 grid gap-2 border-l-4 border-alert pl-4">
      <p className="font-bold">Do not just load this.</p>
      {isTooHeavy && (
        <p>
          It is heavier than what you lifted, and for more reps. Real lifts go the other way: more reps need
          less weight. Start below the weight that you just used and work up.
        </p>
      )}
      {isTooLow && (
        <p>
          The estimated max is below the weight that you lifted, so your real one is higher. The table is at
          its weakest for many reps.
        </p>
      )}
    </div>
  )
}
