import { useState } from 'react'
import type { Units } from '../../../../domain/program/units.ts'
import { useUnits } from '../../../units.ts'

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
