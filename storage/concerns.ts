import type { EntityManager } from '@mikro-orm/postgresql'
import type { Concern } from '../domain/shop/concern.ts'

/** One statement, since others may write the purchase meanwhile. Idempotent. */
export const raiseConcern = (em: EntityManager, purchaseId: string, concern: Concern): Promise<unknown> =>
  em.execute(
    `update purchase set concerns = array_append(concerns, ?) where id = ? and not ? = any (concerns)`,
    [concern, purchaseId, concern],
  )

export const settleConcerns = (
  em: EntityManager,
  purchaseId: string,
  settled: readonly Concern[],
): Promise<unknown> =>
  em.execute(
    `update purchase set concerns = array(select unnest(concerns) except select unnest(string_to_array(?, ',')))
     where id = ? and concerns && string_to_array(?, ',')`,
    [settled.join(','), purchaseId, settled.join(',')],
  )
