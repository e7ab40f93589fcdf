import { useId } from 'react'
import type { Progress } from '../../../domain/shop/progress.ts'

/** The exercises of a program that is being written, as far as they are known. Empty before the first. */
export function ExercisesSoFar({ progress: { stage, exercises = [] } }: { progress: Progress }) {
  const id = useId()
  if (!exercises.length) return null
  const isDraft = stage === 'generating'
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="text-2xl">
        {isDraft ? 'Written so far' : 'In your program'}
      </h2>
      {isDraft && (
        <p className="mt-1 text-iron">A draft: it is checked against your answers before you get it.</p>
      )}
      <ul className="mt-3 gap-x-8 border-t border-rule sm:columns-2">
        {exercises.map((name) => (
          <li key={name} className="break-inside-avoid border-b border-rule py-2">
            {name}
          </li>
        ))}
      </ul>
    </section>
  )
}
