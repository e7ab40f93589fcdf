import type { NotePart } from '../../domain/program/note.ts'
import type { ShownProgram, ShownRow } from '../../domain/program/program-in.ts'
import type { Units } from '../../domain/program/units.ts'
import { swapOf, withSwaps, type Swap, type Swaps, type Term } from './swaps.ts'
import { waysFrom, type Way } from './ways.ts'

/** A row with the exercise that takes its place, if one does, and the ways to others. */
export interface SwappedRow {
  /** The exercise that the program was written with. */
  written: string
  row: ShownRow
  /** For how long another exercise takes its place. */
  term: Term | null
  /** The weight or step of the written exercise is not its own. */
  findsItsWeight: boolean
  /** Without the exercise of the row. */
  ways: readonly Way[]
}

/** The swaps of a buyer, and how to change them. */
export interface Swapping {
  of: (row: ShownRow) => SwappedRow
  /** Puts a swap in the place of the exercise with this name. */
  use: (written: string, swap: Swap, term: Term) => void
  backTo: (written: string) => void
}

const OF_WEIGHT: readonly NotePart[] = ['weight', 'step']

/** Rows as they are done with these swaps. One for today goes before one from now on. */
export function swapperIn({ weeks }: ShownProgram, swaps: Readonly<Record<Term, Swaps>>, units: Units) {
  const rows = weeks.flatMap(({ workouts }) => workouts.flatMap(({ exercises }) => exercises))
  const steps = new Map(
    rows.flatMap(({ name, ruleSteps }) => (ruleSteps ? [[name, ruleSteps] as const] : [])),
  )
  return (row: ShownRow): SwappedRow => {
    const { name } = row
    const shown = withSwaps(row, [...swaps.today, ...swaps.fromNowOn], units)
    return {
      written: name,
      row: shown,
      term: swapOf(name, swaps.today) ? 'today' : swapOf(name, swaps.fromNowOn) ? 'fromNowOn' : null,
      findsItsWeight: shown.name !== name && row.sentences.some(({ part }) => OF_WEIGHT.includes(part)),
      ways: waysFrom(row, steps.get(name) ?? {}).filter((way) => way.name !== shown.name),
    }
  }
}
