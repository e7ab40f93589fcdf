import type { NotePart } from '../../../domain/program/note.ts'
import type { ShownRow } from '../../../domain/program/program-in.ts'

/** Sentences on technique, and on what is special this week. The others are read between two sets. */
const FREE: readonly NotePart[] = ['box', 'special', 'single', 'cue', 'words']

export interface RowNote {
  /** Rest, warm-up, swaps and load step, to read between two sets. One sentence each. */
  fixed: readonly string[]
  /** Other sentences: technique, and what is special this week. */
  free: readonly string[]
}

/** Splits a note into fixed and free sentences. Adds the swaps, if the note has no room for them. */
export function readNote({ sentences, substitutes = [] }: ShownRow): RowNote {
  const told = (isFree: boolean) =>
    sentences.filter(({ part }) => FREE.includes(part) === isFree).map(({ text }) => text)
  const lacksSwap = substitutes.length > 0 && !sentences.some(({ part }) => part === 'swap')
  return {
    fixed: [...told(false), ...(lacksSwap ? [`Swap: ${substitutes.join(' or ')}.`] : [])],
    free: told(true),
  }
}
