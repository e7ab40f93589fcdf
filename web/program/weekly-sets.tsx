import type { ShownProgram } from '../../domain/program/program-in.ts'
import { BARS_IN_WORDS } from '../../domain/program/week-bars.ts'
import { NumberedBars } from '../parts/waiting/numbered-bars.tsx'
import { weeklySets } from './figures.ts'

/** The program's own eight bars. */
export function WeeklySets({ program }: { program: ShownProgram }) {
  const { sets, heights } = weeklySets(program)
  const inWords = sets.map((count, week) => `week ${week + 1}: ${count}`).join(', ')
  return (
    <figure className="max-w-64 sm:max-w-96 print:max-w-72">
      <NumberedBars heights={heights} figures={sets} label={`Working sets a week. ${inWords}.`} />
      <figcaption className="mt-2 text-iron">{BARS_IN_WORDS}; the numbers are sets.</figcaption>
    </figure>
  )
}
