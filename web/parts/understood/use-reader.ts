import { useEffect, useState } from 'react'
import type * as ReaderModule from './reader.ts'

export type Reader = typeof ReaderModule

/** The code that reads; null until it is needed and there. It brings the catalogue of exercises, which no form waits for. */
export function useReader(isNeeded: boolean): Reader | null {
  const [reader, setReader] = useState<Reader | null>(null)
  useEffect(() => {
    if (!isNeeded) return
    let isCurrent = true
    import('./reader.ts').then(
      (loaded) => isCurrent && setReader(loaded),
      // Without its code there is nothing to say, and the form works all the same.
      () => {},
    )
    return () => void (isCurrent = false)
  }, [isNeeded])
  return reader
}
