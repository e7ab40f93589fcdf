import { Context } from '@temporalio/activity'
import { deleteOld as deleteOldRows } from '../storage/retention.ts'
import type { Activities } from './activities.ts'
import type { Tools } from './tools.ts'

/** Deletes what has been kept for as long as it may be. Idempotent: what is gone is gone, and the rest is due again. */
export const deleteOld =
  ({ database }: Pick<Tools, 'database'>): Activities['deleteOld'] =>
  () => {
    const context = Context.current()
    return deleteOldRows(database, () => {
      context.cancellationSignal.throwIfAborted()
      context.heartbeat()
    })
  }
