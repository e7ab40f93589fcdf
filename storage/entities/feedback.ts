import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import { SealedText } from '../sealing/sealed.ts'

export const FeedbackEntry = defineEntity({
  name: 'FeedbackEntry',
  tableName: 'feedback',
  properties: {
    id: p.integer().primary(),
    rating: p.integer(),
    feedback: p.type(new SealedText('feedback.feedback')).$type<string>(),
    email: p.text().nullable(),
    createdAt: p.datetime().onCreate(() => new Date()),
  },
})
export type FeedbackEntry = InferEntity<typeof FeedbackEntry>
