import { defineEntity, type InferEntity, p } from '@mikro-orm/core'

/**
 * An object that no program points to, because it is about to be stored or to be deleted. A PostgreSQL
 * trigger records the latter.
 */
export const LooseObject = defineEntity({
  name: 'LooseObject',
  tableName: 'loose_object',
  properties: {
    /** The hash of its bytes. */
    key: p.text().primary(),
    /** When it becomes due for deletion. */
    dueAt: p.datetime(),
  },
})
export type LooseObject = InferEntity<typeof LooseObject>
