import { useEffect, useState } from 'react'

const STEP_MS = 1000
const MAX_PER_STEP = 5
/** In percent. The rest is for work that is really done. */
export const MAX_GUESSED = 90

/**
 * A guess at the progress of the writing, for calls that report nothing until they are done.
 * Never above 90 percent.
 */
export function useGuessedPercent(): number {
  const [percent, setPercent] = useState(0)
  useEffect(() => {
    const timer = window.setInterval(
      () => setPercent((last) => Math.min(MAX_GUESSED, last + Math.random() * MAX_PER_STEP)),
      STEP_MS,
    )
    return () => window.clearInterval(timer)
  }, [])
  return Math.round(percent)
}
