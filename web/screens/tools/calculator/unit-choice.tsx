import type { Units } from '../../../../domain/program/units.ts'
import { Chips } from './chips.tsx'

interface UnitChoiceProps {
  /** The label of each unit here. */
  labels: Readonly<Record<Units, string>>
  units: Units
  onChoose: (units: Units) => void
}

/** Typed numbers do not change with the unit: a visitor who switches has noticed that they used the other. */
export function UnitChoice({ labels, units, onChoose }: UnitChoiceProps) {
  const options = [
    { units: 'lb', label: labels.lb },
    { units: 'kg', label: labels.kg },
  ] as const
  return (
    <Chips
      legend="Units"
      options={options}
      chosen={options.find((option) => option.units === units) ?? null}
      onChoose={(option) => onChoose(option.units)}
    />
  )
}
