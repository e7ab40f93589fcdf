import type { NotePart } from '../../domain/program/note.ts'
import type { ShownRow } from '../../domain/program/program-in.ts'

/** The parts of a row, each in its place. They are read between two sets, from a phone on the floor. */
export interface RowParts {
  load: string
  rest: string
  warmUp: string
  /** The rest of the note. */
  words: string
}

const IN_THEIR_PLACES: readonly NotePart[] = ['weight', 'step', 'rest', 'warm-up', 'swap']

/** The sentences of a row by the place in which the page shows them. */
export function rowParts({ sentences }: Pick<ShownRow, 'sentences'>): RowParts {
  const told = (...parts: NotePart[]) =>
    sentences
      .filter(({ part }) => parts.includes(part))
      .map(({ bare }) => bare)
      .join('. ')
  return {
    load: told('weight', 'step'),
    rest: told('rest'),
    warmUp: told('warm-up'),
    words: sentences
      .filter(({ part }) => !IN_THEIR_PLACES.includes(part))
      .map(({ text }) => text)
      .join(' '),
  }
}
