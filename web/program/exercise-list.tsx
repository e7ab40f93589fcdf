import { useState } from 'react'
import type { ShownProgram, ShownRow } from '../../domain/program/program-in.ts'
import { Fold } from './fold.tsx'
import { HowTo } from './how-to.tsx'

/** How to do each exercise of the program, folded until somebody opens it. On paper the PDF has it. */
export function ExerciseList({ program }: { program: ShownProgram }) {
  const rows = program.weeks.flatMap(({ workouts }) => workouts.flatMap(({ exercises }) => exercises))
  const exercises = rows.filter(({ name }, index) => rows.findIndex((row) => row.name === name) === index)
  return (
    <div className="print:hidden">
      <Fold id="exercises" title="Your exercises" aside={exercises.length}>
        <p className="measure text-lg text-soft">Open one to see how it is done.</p>
        <div className="mt-4 grid items-start gap-x-12 lg:grid-cols-2">
          {exercises.map((exercise) => (
            <OneExercise key={exercise.name} exercise={exercise} />
          ))}
        </div>
      </Fold>
    </div>
  )
}

function OneExercise({ exercise }: { exercise: ShownRow }) {
  const [wasOpened, setOpened] = useState(false)
  return (
    <details
      className="border-b border-rule"
      onToggle={({ currentTarget }) => setOpened((before) => before || currentTarget.open)}
    >
      <summary className="min-h-11 py-2.5 text-lg leading-snug font-semibold">{exercise.name}</summary>
      <div className="pb-4 leading-snug text-soft">{wasOpened && <HowTo exercise={exercise} />}</div>
    </details>
  )
}
