import { useEffect, useState } from 'react'
import type * as ReaderModule from './reader.ts'

export type Reader = typeof ReaderModule

/**
 * The code that reads. Null until it is needed and loaded. It contains the exercise catalogue, which no form
 * waits for.
 */
export function useReader(isNeeded: boolean): Reader | null {
  const [reader, setReader] = useState<Reader | null>(null)
  useEffect(() => {
    if (!isNeeded) return
    let isCurrent = true
    import('./reader.ts').then(
      (loaded) => isCurrent && setReader(loaded),
      // If the code does not load, there is nothing to show, and the form still works.
      () => {},
    )
    return () => void (isCurrent = false)
  }, [isNeeded])
  return reader
}
