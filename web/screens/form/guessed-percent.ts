import { useEffect, useState } from 'react'

const STEP_MS = 1000
const MOST_PER_STEP = 5
const CAP = 90

/** A guess at how far the writing is, for calls that tell nothing until they are done: never above 90 percent. */
export function useGuessedPercent(): number {
  const [percent, setPercent] = useState(0)
  useEffect(() => {
    const timer = window.setInterval(
      () => setPercent((last) => Math.min(CAP, last + Math.random() * MOST_PER_STEP)),
      STEP_MS,
    )
    return () => window.clearInterval(timer)
  }, [])
  return Math.round(percent)
}
