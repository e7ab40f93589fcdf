import { lazy, Suspense } from 'react'
import type { Exercise } from '../../domain/program.ts'
import type { HowToDo as Told } from './how-to-do.tsx'

/** It needs what is told of every exercise there is, which nobody waits for who does not ask. */
const HowToDo = lazy(async () => {
  const { HowToDo } = await import('./how-to-do.tsx').catch(() => ({ HowToDo: NotHere }))
  return { default: HowToDo }
})

const NotHere: typeof Told = () => (
  <p>This could not be loaded. The PDF has it, or reload the page to try again.</p>
)

/** How an exercise is done, fetched when it is first shown. */
export const HowTo = ({ exercise }: { exercise: Exercise }) => (
  <Suspense fallback={<p>One moment.</p>}>
    <HowToDo exercise={exercise} />
  </Suspense>
)
