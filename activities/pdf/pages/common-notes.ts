import type { NotePart } from '../../../domain/program/note.ts'
import type { ShownWeek } from '../../../domain/program/program-in.ts'

/** Sentences that nearly every row has: the rest, and the load step from an earlier week. */
const KINDS: readonly NotePart[] = ['rest', 'step']

/** With fewer rows, moving the sentence to the top saves nothing. */
const MIN_ROWS = 3

export interface Common {
  /** The sentences as written in the rows. */
  sentences: readonly string[]
  /** The sentence at the top that replaces them; empty if there are none. */
  told: string
}

/**
 * Finds the rest and the load step that most rows of a week share. Every row must have one: otherwise the
 * sentence at the top would seem to apply to rows without one.
 */
export function commonOf({ workouts }: ShownWeek): Common {
  const rows = workouts.flatMap((workout) => workout.rows)
  const found = KINDS.flatMap((kind) => {
    const said = rows.flatMap(({ sentences }) => sentences.find(({ part }) => part === kind) ?? [])
    const count = (sentence: string) => said.filter(({ text }) => text === sentence).length
    const [most] = [...said].sort((one, other) => count(other.text) - count(one.text))
    return most && said.length === rows.length && count(most.text) >= MIN_ROWS
      ? [{ most, isInAll: count(most.text) === rows.length }]
      : []
  })
  if (!found.length) return { sentences: [], told: '' }
  const sentences = found.map(({ most }) => most.text)
  const told = found.map(({ most: { part, bare } }) => (part === 'rest' ? `rest ${bare}` : bare)).join('; ')
  const holdsFor = found.every(({ isInAll }) => isInAll) ? 'Every row' : 'Unless a row says otherwise'
  return { sentences, told: `${holdsFor}: ${told}.` }
}
