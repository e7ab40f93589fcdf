import { printedRows, type Week } from '../../domain/program.ts'
import { readNote } from './row-notes.ts'

/** What nearly every row has one of: the rest, and what it takes up on the week before. */
const KINDS = [/^Rest \d/, /^[+].* on (?:last (?:week|time)|week 1)\.$/]

/** Said by fewer, it is no shorter on top. */
const LEAST_ROWS = 3

export interface Common {
  /** As the rows say it. */
  sentences: readonly string[]
  /** As it is said once for all of them; empty without any. */
  told: string
}

/**
 * The rest and the step that most rows of a week share. Every row must have one, or it would seem to hold as well for a
 * row that has none.
 */
export function commonOf({ workouts }: Week): Common {
  const rows = workouts.flatMap(printedRows).map((row) => readNote(row).fixed)
  const found = KINDS.flatMap((kind) => {
    const said = rows.flatMap((row) => row.find((sentence) => kind.test(sentence)) ?? [])
    const count = (sentence: string) => said.filter((other) => other === sentence).length
    const [most] = [...new Set(said)].sort((one, other) => count(other) - count(one))
    return most && said.length === rows.length && count(most) >= LEAST_ROWS
      ? [{ sentence: most, isInAll: count(most) === rows.length }]
      : []
  })
  if (!found.length) return { sentences: [], told: '' }
  const sentences = found.map(({ sentence }) => sentence)
  const told = sentences.map((sentence) => sentence.replace(/^Rest/, 'rest').replace(/\.$/, '')).join('; ')
  const holdsFor = found.every(({ isInAll }) => isInAll) ? 'Every row' : 'Unless a row says otherwise'
  return { sentences, told: `${holdsFor}: ${told}.` }
}
