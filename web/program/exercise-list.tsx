import type { ShownProgram } from '../../domain/program/program-in.ts'
import { loadedLate } from '../parts/loaded-late.ts'
import { NotLoadedButInPdf } from '../parts/not-loaded.tsx'
import { LateFold } from './late-fold.tsx'
import type { Swapping } from './swapping.ts'

const ExercisesToOpen = loadedLate(
  async () => (await import('./exercises-to-open.tsx')).ExercisesToOpen,
  NotLoadedButInPdf,
)

interface ExerciseListProps {
  program: ShownProgram
  swapping: Swapping
}

/** How to do each exercise of the program, folded until somebody opens it. On paper the PDF has it. */
export function ExerciseList({ program, swapping }: ExerciseListProps) {
  const rows = program.weeks.flatMap(({ workouts }) => workouts.flatMap(({ exercises }) => exercises))
  const exercises = rows.filter(({ name }, index) => rows.findIndex((row) => row.name === name) === index)
  return (
    <LateFold id="exercises" title="Your exercises" aside={exercises.length}>
      <ExercisesToOpen exercises={exercises} swapping={swapping} />
    </LateFold>
  )
}
