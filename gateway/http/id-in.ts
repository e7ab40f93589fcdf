import type { Context } from 'koa'
import { UnguessableId } from '../../domain/calls/ids.ts'
import { Refusal } from '../../domain/shop/errors.ts'

/** The id in the path. A malformed id counts as unknown. @throws {Refusal} NOT_FOUND */
export function idIn(ctx: Context): string {
  const id = UnguessableId.safeParse(ctx['params'].id)
  if (!id.success) throw new Refusal('NOT_FOUND')
  return id.data
}
