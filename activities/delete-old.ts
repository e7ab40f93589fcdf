import { Context } from '@temporalio/activity'
import { deleteOld as deleteOldRows } from '../storage/retention.ts'
import type { Activities } from './activities.ts'
import type { Tools } from './tools.ts'

export const deleteOld =
  ({ database }: Pick<Tools, 'database'>): Activities['deleteOld'] =>
  () => {
    const context = Context.current()
    return deleteOldRows(database, () => {
      context.cancellationSignal.throwIfAborted()
      context.heartbeat()
    })
  }
