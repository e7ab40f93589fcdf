import { Suspense, useState } from 'react'
import type { ShownRow } from '../../domain/program/program-in.ts'
import { loadedLate } from '../parts/loaded-late.ts'
import type { Rest } from './rest-timer.tsx'

const NotHere = () => (
  <p role="alert" className="sticky bottom-0 border-t-2 border-ink bg-sheet py-3 text-lg print:hidden">
    The timer could not be loaded. Reload the page to try again.
  </p>
)

/** Loads when the first rest begins. */
const RestTimer = loadedLate(async () => (await import('./rest-timer.tsx')).RestTimer, NotHere)

/** The rest that runs, wherever on the page its buyer is. The next one takes its place. */
export function useRest() {
  const [rest, setRest] = useState<Rest | null>(null)
  return {
    start: ({ name, restSeconds = 0 }: ShownRow) =>
      setRest({ name, endsAt: Date.now() + restSeconds * 1000 }),
    timer: rest && (
      <Suspense fallback={null}>
        <RestTimer key={rest.endsAt} rest={rest} close={() => setRest(null)} />
      </Suspense>
    ),
  }
}
