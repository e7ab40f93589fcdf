import type { Exercise } from '../../domain/program.ts'

/** What a row asks for, each in its place: read between two sets, from as far as a phone lies on the floor. */
export interface RowFacts {
  load: string
  rest: string
  warmUp: string
  /** What may be done in its place. */
  swap: string
  /** Whatever else its note says. */
  words: string
}

const sentencesIn = (text: string): string[] => text.split(/(?<=[.!?]) /).filter(Boolean)

/** How a sentence of a note begins, in the forms that `domain/training/notes.ts` writes; other words stay words. */
const FORMS = {
  load: /^(?:Weight (?=about \d|\d)|(?=\+\d|One more of the sets with the next size))/,
  rest: /^Rest (?=\d)/,
  warmUp: /^Warm up with /,
  swap: /^Swap: /,
} as const
type Form = keyof typeof FORMS

const formOf = (sentence: string): Form | undefined =>
  (['load', 'rest', 'warmUp', 'swap'] as const).find((form) => FORMS[form].test(sentence))

/** A row's note taken apart; what it leaves out comes from the record's own fields. */
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
