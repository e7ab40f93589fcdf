import { CalculatorPage } from '../calculator/calculator-page.tsx'
import { LinkedInputs } from '../calculator/linked-inputs.tsx'
import { useCalculator } from '../calculator/use-calculator.ts'
import { useLinkedUnits } from '../calculator/use-linked-units.ts'
import { RpeForm } from './rpe-form.tsx'
import { calculationOf, RpeInputs } from './rpe-inputs.ts'
import { RpeResult } from './rpe-result.tsx'

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
      title="RPE/RIR calculator"
      heading="RPE/RIR Calculator"
      intro="Tell us one set that you did and how hard it was, and get a weight for the next one."
      form={<RpeForm {...form} units={units} onUnits={chooseUnits} />}
      result={calculation && <RpeResult key={times} {...calculation} />}
    >
      <h2 className="text-3xl text-ink">How hard is hard?</h2>
      <p>
        RIR is the number of good reps that you had left. RPE is the same scale upside down, out of 10: RPE 8
        is RIR 2, and at RPE 10 nothing was left. Unsure? Most people have one rep more in them than they
        think.
      </p>
      <p>
        The calculator is a rule of thumb with a fixed table, and works best for about five reps and for the
        reps that you just did. Warm up, start lighter, and let the bar decide. Your program does not use this
        table.
      </p>
    </CalculatorPage>
  )
}
