import { lazy, Suspense, useState } from 'react'
import type { Exercise, GeneratedProgram } from '../../../domain/program.ts'
import type { HowToDo as Told } from './how-to-do.tsx'

/** It needs what is told of every exercise there is, which nobody waits for who does not ask. */
const HowToDo = lazy(async () => {
  const { HowToDo } = await import('./how-to-do.tsx').catch(() => ({ HowToDo: NotHere }))
  return { default: HowToDo }
})

const NotHere: typeof Told = () => (
  <p>This could not be loaded. The PDF has it, or reload the page to try again.</p>
)

/** How each exercise of the program is done, folded away until somebody asks; on paper the PDF tells it. */
export function ExerciseList({ program }: { program: GeneratedProgram }) {
  const rows = program.weeks.flatMap(({ workouts }) => workouts.flatMap(({ exercises }) => exercises))
  const exercises = rows.filter(({ name }, index) => rows.findIndex((row) => row.name === name) === index)
  return (
    <section aria-labelledby="exercises" className="pt-12 print:hidden">
      <h2 id="exercises" className="border-b-2 border-ink pb-2 text-5xl">
        Your exercises
      </h2>
      <p className="measure pt-4 text-lg text-soft">Open one to see how it is done.</p>
      <div className="mt-4 grid items-start gap-x-12 lg:grid-cols-2">
        {exercises.map((exercise) => (
          <OneExercise key={exercise.name} exercise={exercise} />
        ))}
      </div>
    </section>
  )
}

function OneExercise({ exercise }: { exercise: Exercise }) {
  const [wasOpened, setOpened] = useState(false)
  return (
    <details
      className="border-b border-rule"
      onToggle={({ currentTarget }) => setOpened((before) => before || currentTarget.open)}
    >
      <summary className="min-h-11 py-2.5 text-lg leading-snug font-semibold">{exercise.name}</summary>
      <div className="pb-4 leading-snug text-soft">
        {wasOpened && (
          <Suspense fallback={<p>One moment.</p>}>
            <HowToDo exercise={exercise} />
          </Suspense>
        )}
      </div>
    </details>
  )
}
