import { useState } from 'react'
import { trackEvent } from '../../track.ts'

/** What was calculated last, null before that, and the way to calculate anew, which is counted. */
export function useCalculation<Calculation>(tool: string) {
  const [calculation, setCalculation] = useState<Calculation | null>(null)
  const calculate = (next: Calculation) => {
    trackEvent('calculator_use', { category: 'tools', label: tool })
    setCalculation(next)
  }
  return [calculation, calculate] as const
}
