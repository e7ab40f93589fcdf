import { useState } from 'react'
import type { Units } from '../../../../domain/program/units.ts'
import { useUnits } from '../../../units.ts'
import { Chips } from './chips.tsx'

/** The unit of the opened address, until somebody chooses one. An address is not a choice. */
export function useLinkedUnits(linked: Units | undefined): readonly [Units, (units: Units) => void] {
  const [units, chooseUnits] = useUnits('lb')
  const [given, setGiven] = useState(linked)
  const choose = (chosen: Units) => {
    setGiven(undefined)
    chooseUnits(chosen)
  }
  return [given ?? units, choose]
}

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
