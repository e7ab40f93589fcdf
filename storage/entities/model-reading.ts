import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import type { ModelReading } from '../../domain/reading/statement.ts'
import { SealedJson } from '../sealing/sealed.ts'

/**
 * A model's reading of somebody's text, requested once, shown by the form and used by the program. It quotes
 * the text, so it is protected like the answers and kept no longer than a purchase waits for them.
 */
export const Reading = defineEntity({
  name: 'Reading',
  tableName: 'reading',
  properties: {
    /** The hash of the texts, the model and the version of its prompt. */
    key: p.text().primary(),
    statements: p.type(new SealedJson('reading.statements')).$type<ModelReading>(),
    usage: p.json<{ tokensIn: number; tokensInCached: number; tokensOut: number }>(),
    /** In US dollars; null when the model's price is unknown. */
    costUsd: p.float().nullable(),
    createdAt: p
      .datetime()
      .onCreate(() => new Date())
      .index(),
  },
})
export type Reading = InferEntity<typeof Reading>
