import { useState } from 'react'
import { z } from 'zod'

/** Which day of a program is next, counted over all its weeks from 0; after the last it is how many there are. */
const Place = z.object({ next: z.int().min(0) })

const keyOf = (programId: string) => `eightfold.place.${programId}`

function keptPlace(programId: string): number {
  try {
    return Place.safeParse(JSON.parse(localStorage.getItem(keyOf(programId)) ?? '')).data?.next ?? 0
  } catch {
    return 0
  }
}

function keepPlace(programId: string, next: number) {
  try {
    localStorage.setItem(keyOf(programId), JSON.stringify({ next } satisfies z.infer<typeof Place>))
  } catch {
    // Storage is full or forbidden: the place lasts as long as this page.
  }
}

/** Where somebody is in a program. This device remembers it and nothing else: no date, no weight, no set. */
export function usePlace(programId: string, days: number) {
  const [kept, setKept] = useState(() => keptPlace(programId))
  const goTo = (next: number) => {
    setKept(next)
    keepPlace(programId, next)
  }
  return [Math.min(kept, days), goTo] as const
}
