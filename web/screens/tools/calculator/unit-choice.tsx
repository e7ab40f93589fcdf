import type { Units } from '../../../../domain/program/units.ts'
import { Chips } from './chips.tsx'

interface UnitChoiceProps {
  /** The label of each unit here. */
  labels: Readonly<Record<Units, string>>
  units: Units
  onChoose: (units: Units) => void
}

/** Typed numbers do not change with the unit: a visitor who switches has noticed that they used the other. */
export const UnitChoice = ({ labels, units, onChoose }: UnitChoiceProps) => (
  <Chips
    legend="Units"
    options={(['lb', 'kg'] as const).map((key) => ({ key, label: labels[key] }))}
    chosen={units}
    onChoose={onChoose}
  />
)
