import { useId, useState } from 'react'
import { effortInWords } from '../../domain/program/effort-words.ts'
import { effortText, setsText } from '../../domain/program/notation.ts'
import { ChevronIcon } from '../parts/icons.tsx'
import { HowTo } from './how-to.tsx'
import { rowParts } from './row-parts.ts'
import type { SwappedRow, Swapping } from './swapping.ts'
import { useFocusOnName } from './use-focus-on-name.ts'
import { WayBack } from './way-back.tsx'

const ITS_OWN_LOAD = 'A new lift needs its own weight. Start light, go by feel.'
const TO_BE_FOUND = 'Find it today: start light, go up.'

interface RowToDoProps {
  swapped: SwappedRow
  swapping: Swapping
  /** In week 1, who has no weight yet finds it. */
  isFirstWeek: boolean
  isTicked: boolean
  onTick: () => void
  startRest: () => void
}

/** One exercise of the day: sets, load, rest and warm-up at a glance, instructions and swaps on a tap. */
export function RowToDo({ swapped, swapping, isFirstWeek, isTicked, onTick, startRest }: RowToDoProps) {
  const { written, row: exercise, term, findsItsWeight, ways } = swapped
  const [isOpen, setOpen] = useState(false)
  const [isExplained, setExplained] = useState(false)
  const { name, swapAndNameIt } = useFocusOnName<HTMLButtonElement>()
  const id = useId()
  const howToId = `${id}-how-to`
  const effort = effortInWords(exercise)
  const { load, rest, warmUp, words } = rowParts(exercise)
  const facts = [
    ['Load', findsItsWeight ? ITS_OWN_LOAD : load || (isFirstWeek && exercise.ruleLoads ? TO_BE_FOUND : '')],
    ['Warm-up', warmUp],
  ].filter(([, text]) => text)
  return (
    <li className="border-t border-rule py-2">
      <div className="flex items-center gap-1">
        <label className="-ml-2.5 flex size-11 shrink-0 items-center justify-center">
          <input
            type="checkbox"
            className="size-6 accent-ink"
            aria-label={`${exercise.name} done`}
            checked={isTicked}
            onChange={onTick}
          />
        </label>
        <h3 className="grow font-sans text-xl leading-snug font-bold">
          <button
            ref={name}
            type="button"
            aria-expanded={isOpen}
            aria-controls={howToId}
            onClick={() => setOpen(!isOpen)}
            className={`flex min-h-11 w-full items-center justify-between gap-3 text-left ${isTicked ? 'text-soft line-through' : ''}`}
          >
            {exercise.name}
            <span
              aria-hidden
              className="ml-auto text-base font-normal whitespace-nowrap text-soft before:content-['How_to'] max-[22rem]:hidden"
            />
            <ChevronIcon
              className={`transition-transform duration-100 ${isOpen ? '-rotate-90' : 'rotate-90'}`}
            />
          </button>
        </h3>
      </div>
      {term && (
        <WayBack to={written} term={term} onPress={() => swapAndNameIt(() => swapping.backTo(written))} />
      )}
      <p className="figures flex flex-wrap items-baseline justify-between gap-x-4 font-head text-3xl leading-tight font-[850]">
        <span>
          {setsText(exercise, 'x')}{' '}
          {effort ? (
            <button
              type="button"
              aria-expanded={isExplained}
              aria-controls={`${id}-effort`}
              onClick={() => setExplained(!isExplained)}
              className="-my-1.5 min-h-11 font-semibold text-soft underline decoration-1 underline-offset-4"
            >
              @{effortText(exercise)}
            </button>
          ) : (
            <span className="font-semibold text-soft">@{effortText(exercise)}</span>
          )}
        </span>
        {rest && (
          <button
            type="button"
            onClick={startRest}
            className="-my-1.5 min-h-11 font-sans text-xl font-semibold underline decoration-1 underline-offset-4"
          >
            Rest {rest}
            <span className="sr-only">, start the timer</span>
          </button>
        )}
      </p>
      {effort && (
        <p id={`${id}-effort`} className="figures text-lg leading-snug empty:hidden">
          {isExplained && effort}
        </p>
      )}
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
        {isOpen && (
          <HowTo
            exercise={exercise}
            ways={ways}
            terms={['today', 'fromNowOn']}
            use={(swap, each) => swapAndNameIt(() => swapping.use(written, swap, each))}
          />
        )}
      </div>
    </li>
  )
}
