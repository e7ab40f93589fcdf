import { z } from 'zod'
import { UNITS, type Units } from '../../../../domain/program/units.ts'
import { TextField } from '../../../parts/fields/text-field.tsx'
import { PAGE } from '../../../texts/generated/rpe.ts'
import { CalculatorForm, CalculatorPage, Figure, Result } from '../calculator/calculator-page.tsx'
import { Chips } from '../calculator/chips.tsx'
import {
  linked,
  LinkedInputs,
  numberIn,
  oneOf,
  typedNumber,
  useCalculator,
  type FormWithUnitsProps,
} from '../calculator/inputs.tsx'
import { NumberChoice } from '../calculator/number-choice.tsx'
import { UnitChoice, useLinkedUnits } from '../calculator/units.tsx'
import {
  EFFORTS,
  inOurPrograms,
  isBelowTheLift,
  isHeavierForMoreReps,
  recommend,
  REPS,
  rirOf,
} from './rpe.ts'

/** /tools/rpe-calculator — from a finished set to the weight of the next one. */
export const RpeScreen = () => (
  <LinkedInputs schema={RpeInputs}>{(linked) => <RpeCalculator linked={linked} />}</LinkedInputs>
)

function RpeCalculator({ linked }: { linked: RpeInputs }) {
  const [units, chooseUnits] = useLinkedUnits(linked.units)
  const { calculation, times, ...form } = useCalculator({
    name: 'rpe_calculator',
    linked,
    calculationOf: (inputs) => calculationOf(inputs, units),
    linkOf: (inputs) => ({ ...inputs, units }),
  })
  return (
    <CalculatorPage
      {...PAGE}
      form={<RpeForm {...form} units={units} onUnits={chooseUnits} />}
      result={calculation && <RpeResult key={times} {...calculation} />}
    />
  )
}

/** The inputs, as the address of a result holds them. */
const RpeInputs = z.object({
  units: linked(z.enum(UNITS)),
  weight: linked(typedNumber),
  reps: linked(oneOf(REPS)),
  rpe: linked(oneOf(EFFORTS)),
  targetReps: linked(oneOf(REPS)),
  targetRpe: linked(oneOf(EFFORTS)),
})
type RpeInputs = z.infer<typeof RpeInputs>

const missingIn = ({ weight = '', reps, rpe, targetReps, targetRpe }: RpeInputs): string[] =>
  [
    !numberIn(weight) && 'weight',
    !reps && 'reps performed',
    !rpe && 'performed RPE',
    !targetReps && 'target reps',
    !targetRpe && 'target RPE',
  ].filter((name) => name !== false)

/** Null while anything is missing. */
function calculationOf(inputs: RpeInputs, units: Units): Calculation | null {
  const { reps, rpe, targetReps, targetRpe } = inputs
  const weight = numberIn(inputs.weight ?? '')
  if (!weight || !reps || !rpe || !targetReps || !targetRpe) return null
  return { performed: { weight, reps, rpe }, target: { reps: targetReps, rpe: targetRpe }, units }
}

const SCALE = EFFORTS.map((rpe) => ({ key: rpe, label: `${rpe}`, detail: `RIR ${rirOf(rpe)}` }))

const RpeForm = ({ inputs, units, onChange, onUnits, onCalculate }: FormWithUnitsProps<RpeInputs>) => (
  <CalculatorForm missing={missingIn(inputs)} onCalculate={onCalculate}>
    <UnitChoice labels={{ lb: 'lbs', kg: 'kg' }} units={units} onChoose={onUnits} />
    <section aria-labelledby="performed" className="grid gap-6 border-t border-rule pt-6">
      <h2 id="performed" className="text-3xl">
        The set that you did
      </h2>
      <div className="grid grid-cols-2 gap-4">
        <TextField
          label={`Weight in ${units === 'lb' ? 'lbs' : 'kg'}`}
          inputMode="decimal"
          autoComplete="off"
          required
          value={inputs.weight ?? ''}
          onChange={({ target }) => onChange({ weight: target.value })}
        />
        <NumberChoice
          label="Reps performed"
          options={REPS}
          chosen={inputs.reps}
          onChoose={(reps) => onChange({ reps })}
        />
      </div>
      <Chips
        legend="Performed RPE"
        options={SCALE}
        chosen={inputs.rpe}
        onChoose={(rpe) => onChange({ rpe })}
      />
    </section>
    <section aria-labelledby="target" className="grid gap-6 border-t border-rule pt-6">
      <h2 id="target" className="text-3xl">
        The set to come
      </h2>
      <NumberChoice
        label="Target reps"
        options={REPS}
        chosen={inputs.targetReps}
        onChoose={(targetReps) => onChange({ targetReps })}
      />
      <Chips
        legend="Target RPE"
        options={SCALE}
        chosen={inputs.targetRpe}
        onChoose={(targetRpe) => onChange({ targetRpe })}
      />
    </section>
  </CalculatorForm>
)

interface Set {
  reps: number
  rpe: number
}

/** A calculation, in the unit chosen at that moment. */
interface Calculation {
  performed: Set & { weight: number }
  target: Set
  units: Units
}

function RpeResult({ performed, target, units }: Calculation) {
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
      <Caution {...{ performed, target, units }} />
    </Result>
  )
}

/** The table is kept as specified. Where it gives advice that no coach would, the page says so. */
function Caution({ performed, target, units }: Calculation) {
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
      <p>
        Our programs would say about {inOurPrograms(performed, target, units)} {units === 'lb' ? 'lbs' : 'kg'}
        .
      </p>
    </div>
  )
}
