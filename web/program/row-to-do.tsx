import { useId, useState } from 'react'
import type { ShownRow } from '../../domain/program/program-in.ts'
import { ChevronIcon } from '../parts/icons.tsx'
import { HowTo } from './how-to.tsx'
import { rowParts } from './row-parts.ts'

/** One exercise of the day: sets, load, rest and warm-up at a glance, instructions and swap on a tap. */
export function RowToDo({ exercise }: { exercise: ShownRow }) {
  const [isOpen, setOpen] = useState(false)
  const howToId = useId()
  const { load, rest, warmUp, words } = rowParts(exercise)
  const facts = [
    ['Load', load],
    ['Warm-up', warmUp],
  ].filter(([, text]) => text)
  return (
    <li className="border-t border-rule py-2.5">
      <h3 className="font-sans text-xl leading-snug font-bold">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={howToId}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-11 w-full items-center justify-between gap-3 text-left"
        >
          {exercise.name}
          <ChevronIcon
            className={`transition-transform duration-100 ${isOpen ? '-rotate-90' : 'rotate-90'}`}
          />
        </button>
      </h3>
      <p className="figures flex flex-wrap items-baseline justify-between gap-x-4 font-head text-3xl leading-tight font-[850]">
        <span>
          {exercise.sets} x {exercise.reps}{' '}
          <span className="font-semibold text-soft">@{exercise.intensity}</span>
        </span>
        {rest && <span className="font-sans text-xl font-semibold">Rest {rest}</span>}
      </p>
      {facts.length > 0 && (
        <dl className="figures mt-1 grid grid-cols-[auto_1fr] gap-x-4 text-lg leading-snug">
          {facts.map(([name, text]) => (
            <div key={name} className="contents">
              <dt className="text-iron">{name}</dt>
              <dd className="font-semibold">{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {words && <p className="measure mt-1 text-lg leading-snug text-soft">{words}</p>}
      <div
        id={howToId}
        className={isOpen ? 'mt-3 border-l-4 border-edge pl-4 text-lg leading-snug' : 'hidden'}
      >
        {isOpen && <HowTo exercise={exercise} />}
      </div>
    </li>
  )
}
