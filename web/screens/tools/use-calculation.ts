import { useState } from 'react'
import { trackEvent } from '../../track.ts'

/**
 * What was calculated last, and the way to calculate anew, which is counted.
 * @param first - of the address that was opened; null where it does not hold everything
 * @returns `times` as well: a result is shown anew even if it is the same
 */
export function useCalculation<Calculation>(tool: string, first: Calculation | null) {
  const [done, setDone] = useState({ calculation: first, times: 0 })
  const calculate = (calculation: Calculation) => {
    trackEvent('calculator_use', { category: 'tools', label: tool })
    setDone(({ times }) => ({ calculation, times: times + 1 }))
  }
  return { ...done, calculate }
}
