import type { Exercise } from '../../domain/program/program.ts'

/** The parts of a row, each in its place. They are read between two sets, from a phone on the floor. */
export interface RowFacts {
  load: string
  rest: string
  warmUp: string
  /** What to do instead. */
  swap: string
  /** The rest of the note. */
  words: string
}

const sentencesIn = (text: string): string[] => text.split(/(?<=[.!?]) /).filter(Boolean)

/**
 * How each sentence of a note begins, as `domain/training/printing/notes.ts` writes it. Other words stay as they are.
 */
const FORMS = {
  load: /^(?:Weight (?=about \d|\d)|(?=\+\d|One more of the sets with the next size))/,
  rest: /^Rest (?=\d)/,
  warmUp: /^Warm up with /,
  swap: /^Swap: /,
} as const
type Form = keyof typeof FORMS

const formOf = (sentence: string): Form | undefined =>
  (['load', 'rest', 'warmUp', 'swap'] as const).find((form) => FORMS[form].test(sentence))

/** Splits the note of a row into parts. The record's own fields supply what it leaves out. */
export function rowFacts({
  notes,
  restSeconds,
  substitutes = [],
}: Pick<Exercise, 'notes' | 'restSeconds' | 'substitutes'>): RowFacts {
  const sentences = sentencesIn(notes)
  const told = (form: Form) =>
    sentences
      .filter((sentence) => formOf(sentence) === form)
      .map((sentence) => sentence.replace(FORMS[form], '').replace(/\.$/, ''))
      .join('. ')
  return {
    load: told('load'),
    rest: told('rest') || (restSeconds ? `${restSeconds} s` : ''),
    warmUp: told('warmUp'),
    swap: told('swap') || substitutes.join(' or '),
    words: sentences.filter((sentence) => !formOf(sentence)).join(' '),
  }
}
