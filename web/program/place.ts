import { useState } from 'react'
import { z } from 'zod'
import { keptOnDevice } from '../kept.ts'

/** Which day of a program is next, counted over all its weeks from 0; after the last it is how many there are. */
const Place = z.object({ next: z.int().min(0) })

const keyOf = (programId: string) => `eightfold.place.${programId}`

/** Where somebody is in a program. This device remembers it and nothing else: no date, no weight, no set. */
export function usePlace(programId: string, days: number) {
  const [kept, setKept] = useState(() => keptOnDevice.get(keyOf(programId), Place)?.next ?? 0)
  const goTo = (next: number) => {
    setKept(next)
    keptOnDevice.set(keyOf(programId), { next } satisfies z.infer<typeof Place>)
  }
  return [Math.min(kept, days), goTo] as const
}
