import { useState } from 'react'
import { z } from 'zod'
import { deviceStore } from '../browser-store.ts'

/** The next day of a program, counted over all its weeks from 0. After the last day, the number of days. */
const Place = z.object({ next: z.int().min(0) })

const keyOf = (programId: string) => `eightfold.place.${programId}`

/** The position in a program. This device stores nothing else: no date, no weight, no set. */
export function usePlace(programId: string, days: number) {
  const [kept, setKept] = useState(() => deviceStore.get(keyOf(programId), Place)?.next ?? 0)
  const goTo = (next: number) => {
    setKept(next)
    deviceStore.set(keyOf(programId), { next } satisfies z.infer<typeof Place>)
  }
  return [Math.min(kept, days), goTo] as const
}
