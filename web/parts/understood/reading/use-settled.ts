import { useEffect, useState } from 'react'

/** A value that is being typed, as it was when it last stayed unchanged for `ms`. Null before that. */
export function useSettled<Value>(value: Value, ms: number): Value | null {
  const [settled, setSettled] = useState<Value | null>(null)
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(() => value), ms)
    return () => window.clearTimeout(timer)
  }, [value, ms])
  return settled
}
