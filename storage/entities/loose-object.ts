import { defineEntity, type InferEntity, p } from '@mikro-orm/core'

/** An object that no program points to: it is on its way in, or on its way out. PostgreSQL itself notes the latter. */
export const LooseObject = defineEntity({
  name: 'LooseObject',
  tableName: 'loose_object',
  properties: {
    /** The hash of its bytes. */
    key: p.text().primary(),
    /** From when on it is to be deleted. */
    dueAt: p.datetime(),
  },
})
export type LooseObject = InferEntity<typeof LooseObject>
