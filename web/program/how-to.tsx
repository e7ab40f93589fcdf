import { lazy, Suspense } from 'react'
import type { ShownRow } from '../../domain/program/program-in.ts'
import type { HowToDo as Told } from './how-to-do.tsx'

/** Needs the instructions of every exercise, so it loads only when somebody asks. */
const HowToDo = lazy(async () => {
  const { HowToDo } = await import('./how-to-do.tsx').catch(() => ({ HowToDo: NotHere }))
  return { default: HowToDo }
})

const NotHere: typeof Told = () => (
  <p>This could not be loaded. The PDF has it, or reload the page to try again.</p>
)

/** How to do an exercise, loaded when it is first shown. */
export const HowTo = ({ exercise }: { exercise: ShownRow }) => (
  <Suspense fallback={<p>One moment.</p>}>
    <HowToDo exercise={exercise} />
  </Suspense>
)
