import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { queryOf } from '../../../requests/query.ts'
import { trackEvent } from '../../../visits/track.ts'

interface Calculator<Inputs, Calculation> {
  /** Names it in analytics events. */
  name: string
  /** The inputs of the opened address. */
  linked: Inputs
  /** Null while an input is missing. */
  calculationOf: (inputs: Inputs) => Calculation | null
  /** The inputs that the address of a result holds. */
  linkOf?: (inputs: Inputs) => object
}

/**
 * The inputs of a calculator and its last calculation, of which the address holds the inputs.
 * @returns also `times`: a result is shown again even if it is the same
 */
export function useCalculator<Inputs extends object, Calculation>({
  name,
  linked,
  calculationOf,
  linkOf = (inputs) => inputs,
}: Calculator<Inputs, Calculation>) {
  const navigate = useNavigate()
  const [inputs, setInputs] = useState(linked)
  const next = calculationOf(inputs)
  const [done, setDone] = useState({ calculation: next, times: 0 })
  return {
    ...done,
    inputs,
    onChange: (change: Partial<Inputs>) => setInputs((last) => ({ ...last, ...change })),
    onCalculate: () => {
      if (!next) return
      trackEvent('calculator_use', { category: 'tools', label: name })
      setDone(({ times }) => ({ calculation: next, times: times + 1 }))
      const known = Object.entries(linkOf(inputs)).flatMap(([key, value]) =>
        value ? [[key, `${value}`]] : [],
      )
      void navigate({ search: queryOf(Object.fromEntries(known)) }, { replace: true })
    },
  }
}
