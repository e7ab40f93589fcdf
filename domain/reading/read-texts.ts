import { readByRule } from './read-by-rule.ts'
import type { Statement } from './statement.ts'

/** The free-text answers, by the fields of a reading. */
export interface Texts {
  comments: string
  equipment: string
}

/** What the rules read in the texts. */
export type ByRule = Readonly<Record<keyof Texts, readonly Statement[]>>

export const readTexts = ({ comments, equipment }: Texts, today: Date): ByRule => ({
  comments: readByRule(comments, 'comments', today),
  equipment: readByRule(equipment, 'equipment', today),
})
