import { useState } from 'react'
import type { ShownRow } from '../../domain/program/program-in.ts'
import { HowTo } from './how-to.tsx'
import type { SwappedRow, Swapping } from './swapping.ts'
import { useFocusOnName } from './use-focus-on-name.ts'
import { WayBack } from './way-back.tsx'

interface ExercisesProps {
  exercises: readonly ShownRow[]
  swapping: Swapping
}

/** Exercises by name. One is told when it is opened. */
export const ExercisesToOpen = ({ exercises, swapping }: ExercisesProps) => (
  <>
    <p className="measure text-lg text-soft">Open one to see how it is done.</p>
    <div className="mt-4 grid items-start gap-x-12 lg:grid-cols-2">
      {exercises.map((exercise) => (
        <OneExercise key={exercise.name} swapped={swapping.of(exercise)} swapping={swapping} />
      ))}
    </div>
  </>
)

interface OneExerciseProps {
  swapped: SwappedRow
  swapping: Swapping
}

function OneExercise({ swapped: { written, row, term, ways }, swapping }: OneExerciseProps) {
  const [wasOpened, setOpened] = useState(false)
  const { name, swapAndNameIt } = useFocusOnName<HTMLElement>()
  return (
    <details
      className="border-b border-rule"
      onToggle={({ currentTarget }) => setOpened((before) => before || currentTarget.open)}
    >
      <summary ref={name} className="min-h-11 py-2.5 text-lg leading-snug font-semibold">
        {row.name}
        {term && <span className="font-normal text-soft">, in place of {written}</span>}
      </summary>
      <div className="pb-4 leading-snug text-soft">
        {term && (
          <WayBack to={written} term={term} onPress={() => swapAndNameIt(() => swapping.backTo(written))} />
        )}
        {wasOpened && (
          <HowTo
            exercise={row}
            ways={ways}
            terms={['fromNowOn']}
            use={(swap, each) => swapAndNameIt(() => swapping.use(written, swap, each))}
          />
        )}
      </div>
    </details>
  )
}
