import { Suspense } from 'react'
import { loadedLate } from '../parts/loaded-late.ts'
import { NotLoadedButInPdf } from '../parts/not-loaded.tsx'
import type { HowToProps } from './how-to-do.tsx'

/** Needs the instructions of every exercise, so it loads only when somebody asks. */
const HowToDo = loadedLate(async () => (await import('./how-to-do.tsx')).HowToDo, NotLoadedButInPdf)

/** How to do an exercise, loaded when it is first shown. */
export const HowTo = (props: HowToProps) => (
  <Suspense fallback={<p>One moment.</p>}>
    <HowToDo {...props} />
  </Suspense>
)
