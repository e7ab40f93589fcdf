import { ChoiceGroup } from '../parts/fields/choice-group.tsx'
import { UNITS } from '../../domain/program/units.ts'
import { useUnits } from '../units.ts'

const NAMES = { kg: 'kg, A4', lb: 'lb, US Letter' } as const

/** The unit of the weights on the page, which also decides the paper of the PDF. */
export function UnitsChoice() {
  const [units, choose] = useUnits()
  return (
    <div className="max-w-md print:hidden">
      <ChoiceGroup
        legend="Weights and paper"
        options={UNITS.map((each) => NAMES[each])}
        value={NAMES[units]}
        onChoose={(name) => choose(UNITS.find((each) => NAMES[each] === name) ?? units)}
        isShort
      />
    </div>
  )
}
