import { entryByName } from '../../domain/exercises/catalogue.ts'
import { linesOf } from '../../domain/exercises/how-to/how-to.ts'
import { howToOf } from '../../domain/exercises/how-to/how-to-of.ts'
import type { ShownRow } from '../../domain/program/program-in.ts'
import { Button } from '../parts/button.tsx'
import { BodyOfRows } from './body-of-rows.tsx'
import type { Swap, Term } from './swaps.ts'
import type { Way } from './ways.ts'

export interface HowToProps {
  exercise: ShownRow
  /** The other exercises that its row and its rule name. */
  ways: readonly Way[]
  /** For how long one of them may take its place. */
  terms: readonly Term[]
  use: (swap: Swap, term: Term) => void
}

/** How to do an exercise, and each that may take its place. The PDF says the same of the first. */
export function HowToDo({ exercise, ways, terms, use }: HowToProps) {
  const howTo = howToIn(exercise)
  const lines = [
    ...(howTo ? linesOf(howTo) : []),
    ...exercise.forYou,
    ...(exercise.rule ? [['Next time', exercise.rule] as const] : []),
  ]
  return (
    <>
      <BodyOfRows rows={[exercise]} className="mb-2 h-24 sm:float-right sm:ml-4" />
      {!howTo && <p>We have no description of this one. See its notes in the weeks above.</p>}
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 max-[22rem]:grid-cols-1">
        {lines.map(([label, text]) => (
          <div key={label} className="contents">
            <dt className="text-iron">{label}</dt>
            <dd className={label === 'Do' ? 'font-semibold text-ink' : ''}>{text}</dd>
          </div>
        ))}
      </dl>
      {ways.length > 0 && (
        <ul className="mt-3 border-b border-rule">
          {ways.map((way) => (
            <li key={way.name}>
              <OtherExercise way={way} exercise={exercise} terms={way.isInstead ? terms : []} use={use} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

const howToIn = ({
  name,
  exerciseId,
  ...row
}: Pick<ShownRow, 'name' | 'exerciseId' | 'isSeated' | 'isFlatFooted'>) =>
  howToOf(exerciseId ?? entryByName(name)?.id ?? '', row)

const TERMS = { today: 'Use this today', fromNowOn: 'Use it from now on' } as const

interface OtherExerciseProps extends Omit<HowToProps, 'ways'> {
  way: Way
}

/** Another exercise, opened by a tap on its name. */
function OtherExercise({ way: { label, name }, exercise, terms, use }: OtherExerciseProps) {
  const { isSeated, isFlatFooted } = exercise
  const howTo = howToIn({ name, ...(isSeated && { isSeated }), ...(isFlatFooted && { isFlatFooted }) })
  const swap = { name, isPerSide: entryByName(name)?.perSide ?? false }
  return (
    <details className="border-t border-rule">
      <summary className="min-h-11 py-2.5">
        <span className="text-iron">{label}: </span>
        <span className="font-semibold text-ink">{name}</span>
      </summary>
      <dl className="space-y-1.5 pb-3">
        {howTo &&
          linesOf(howTo).map(([told, text]) => (
            <div key={told}>
              <dt className="inline text-iron">{told}: </dt>
              <dd className={`inline ${told === 'Do' ? 'font-semibold text-ink' : ''}`}>{text}</dd>
            </div>
          ))}
      </dl>
      {terms.length > 0 && (
        <div className="flex flex-wrap gap-x-4 gap-y-2 pb-4">
          {terms.map((term) => (
            <Button key={term} look={term === 'today' ? 'plain' : 'quiet'} onClick={() => use(swap, term)}>
              {TERMS[term]}
            </Button>
          ))}
        </div>
      )}
    </details>
  )
}
