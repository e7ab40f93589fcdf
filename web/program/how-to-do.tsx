import type { ShownRow } from '../../domain/program/program-in.ts'
import { linesOf } from '../../domain/exercises/how-to/how-to.ts'
import { howToOf } from '../../domain/exercises/how-to/how-to-of.ts'
import { entryByName } from '../../domain/exercises/catalogue.ts'
import { rowParts } from './row-parts.ts'

/** How to do an exercise. The PDF says the same. */
export function HowToDo({ exercise }: { exercise: ShownRow }) {
  const howTo = howToOf(exercise.exerciseId ?? entryByName(exercise.name)?.id ?? '', exercise)
  const { swap } = rowParts(exercise)
  const lines = [...(howTo ? linesOf(howTo) : []), ...exercise.forYou, ['Swap', swap] as const].filter(
    ([, text]) => text,
  )
  return (
    <>
      {!howTo && <p>We have no description of this one. See its notes in the weeks above.</p>}
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5">
        {lines.map(([label, text]) => (
          <div key={label} className="contents">
            <dt className="text-iron">{label}</dt>
            <dd className={label === 'Do' ? 'font-semibold text-ink' : ''}>{text}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
