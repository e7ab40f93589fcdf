import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import { SealedText } from '../sealing/sealed.ts'

/** What someone wrote on the feedback page. */
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

/** An address that asked for no more letters beyond those of its purchase. */
export const Unsubscribed = defineEntity({
  name: 'Unsubscribed',
  tableName: 'unsubscribed',
  properties: {
    email: p.text().primary(),
    createdAt: p.datetime().onCreate(() => new Date()),
  },
})
export type Unsubscribed = InferEntity<typeof Unsubscribed>
