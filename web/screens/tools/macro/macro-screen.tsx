import { CalculatorPage } from '../calculator/calculator-page.tsx'
import { LinkedInputs } from '../calculator/linked-inputs.tsx'
import { useCalculator } from '../calculator/use-calculator.ts'
import { useLinkedUnits } from '../calculator/use-linked-units.ts'
import { MacroForm } from './macro-form.tsx'
import { bodyOf, linkOf, MacroInputs } from './macro-inputs.ts'
import { MacroResult } from './macro-result.tsx'
import { computeMacros } from './macros.ts'

/** /tools/macro-calculator — what a body burns, and what to eat for a goal. */
export const MacroScreen = () => (
  <LinkedInputs schema={MacroInputs}>{(linked) => <MacroCalculator linked={linked} />}</LinkedInputs>
)

function MacroCalculator({ linked }: { linked: MacroInputs }) {
  const [units, chooseUnits] = useLinkedUnits(linked.units)
  const { calculation, times, ...form } = useCalculator({
    name: 'macro_calculator',
    linked,
    calculationOf: (inputs) => bodyOf(inputs, units),
    linkOf: (inputs) => linkOf(inputs, units),
  })
  return (
    <CalculatorPage
      title="TDEE and macro calculator"
      heading="TDEE & Macro Calculator"
      intro="What your body burns in a day, and how much protein, carbs and fat fit your goal."
      form={<MacroForm {...form} units={units} onUnits={chooseUnits} />}
      result={calculation && <MacroResult key={times} {...computeMacros(calculation)} />}
    >
      <h2 className="text-3xl text-ink">How it is worked out</h2>
      <p>
        BMR is what your body burns at rest, by the Mifflin-St Jeor equation. TDEE is that times your
        activity: what you burn in a whole day. The goal takes 15% off to lose fat, adds 10% to gain muscle,
        or leaves it as it is. Body fat is not used by this equation.
      </p>
      <p>
        It is an estimate for healthy adults and can be a tenth off. Weigh yourself for 2-4 weeks and adjust.
        It is not for pregnancy, for under 18, or with an eating disorder or an illness: ask a professional
        instead.
      </p>
    </CalculatorPage>
  )
}
