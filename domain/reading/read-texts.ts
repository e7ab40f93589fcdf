import { readByRule } from './read-by-rule.ts'
import type { Field, Statement } from './statement.ts'

/** The free-text answers, by the fields of a reading. */
export type Texts = Record<Field, string>

/** What the rules read in the texts. */
export type ByRule = Readonly<Record<Field, readonly Statement[]>>

export const readTexts = ({ comments, equipment }: Texts, today: Date): ByRule => ({
  comments: readByRule(comments, 'comments', today),
  equipment: readByRule(equipment, 'equipment', today),
})
