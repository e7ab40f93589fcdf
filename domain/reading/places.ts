import type { Statement } from './statement.ts'

/** Words behind a statement, and where they begin in the text if the reader knows. */
export interface Words {
  quote: string
  at?: number
}

/**
 * Kept beside the statements, not in them: two statements of the same are equal, wherever they stand. A
 * statement may rest on words in several places.
 */
const places = new WeakMap<Statement, readonly Words[]>()

export const wordsBehind = (statement: Statement): readonly Words[] =>
  places.get(statement) ?? [{ quote: statement.quote }]

/** Notes where the quote of a statement begins. */
export const placed = (statement: Statement, at: number): void =>
  void places.set(statement, [{ quote: statement.quote, at }])

/** Notes that a statement was made again in other words. */
export const restsAlsoOn = (kept: Statement, twin: Statement): void =>
  void places.set(kept, [...wordsBehind(kept), ...wordsBehind(twin)])
