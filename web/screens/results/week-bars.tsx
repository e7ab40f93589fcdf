import type { GeneratedProgram } from '../../../domain/program.ts'
import { EightBars } from '../../parts/eight-bars.tsx'
import { isLight, weeklySets } from './figures.ts'

/** The eight bars of this very program; each leads to its week. */
export function WeekBars({ program }: { program: GeneratedProgram }) {
  const { sets, heights } = weeklySets(program)
  const inWords = sets.map((count, week) => `week ${week + 1}: ${count}`).join(', ')
  return (
    <figure>
      <EightBars
        className="block h-auto w-full"
        heights={heights}
        label={`Working sets a week. ${inWords}.`}
      />
      <nav aria-label="Weeks" className="figures grid grid-cols-8 border-t-2 border-ink text-center">
        {program.weeks.map((week) => (
          <a
            key={week.weekNumber}
            href={`#week-${week.weekNumber}`}
            aria-label={`Week ${week.weekNumber}, ${sets[week.weekNumber - 1]} sets${isLight(week) ? ', light week' : ''}`}
            className="py-2 leading-tight no-underline hover:bg-sheet"
          >
            <span className="block font-head text-2xl font-[850]">{week.weekNumber}</span>
            <span className="block text-iron">{sets[week.weekNumber - 1]}</span>
          </a>
        ))}
      </nav>
      <figcaption className="text-iron">
        Working sets a week. The lower bar is the light week, on purpose.
      </figcaption>
    </figure>
  )
}
