import { useState } from 'react'
import { trackEvent } from '../../../visits/track.ts'

/**
 * The last calculation, and a function that calculates again and counts the use.
 * @param first - from the opened address; null if that is incomplete
 * @returns also `times`: a result is shown again even if it is the same
 */
export function useCalculation<Calculation>(tool: string, first: Calculation | null) {
  const [done, setDone] = useState({ calculation: first, times: 0 })
  const calculate = (calculation: Calculation) => {
    trackEvent('calculator_use', { category: 'tools', label: tool })
    setDone(({ times }) => ({ calculation, times: times + 1 }))
  }
  return { ...done, calculate }
}
