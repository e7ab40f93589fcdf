import { addAbortListener } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type { Progress } from '../../domain/shop/progress.ts'
import type { Database } from '../../storage/database.ts'
import { type ProgressKey, progressOf } from './progress-of.ts'

const LOOK_EVERY_MS = 400
/** The pause after a query, as a multiple of the query's duration. */
const REST = 4
/** PostgreSQL allows 65,535 parameters per query. */
const IDS_IN_A_LOOK = 5_000

interface Waiting {
  key: ProgressKey
  resolve(progress: Progress | null): void
  reject(error: unknown): void
}

/** Polls PostgreSQL once for all listeners together, and not at all while nobody listens. */
export function progressWatch(database: Database, usually: () => string | null) {
  const waiting = new Set<Waiting>()
  let isLooking = false

  async function look(): Promise<void> {
    isLooking = true
    let restMs = LOOK_EVERY_MS
    while (waiting.size) {
      await wait(restMs, undefined, { ref: false })
      const startedAt = performance.now()
      const listeners = [...waiting]
      waiting.clear()
      for (const some of inChunks(listeners)) await tell(database, some, usually())
      // Listeners that stay register again before the next turn of the event loop.
      await wait(0)
      restMs = Math.max(LOOK_EVERY_MS, REST * (performance.now() - startedAt))
    }
    isLooking = false
  }

  return {
    /** The progress at the next poll. @throws the abort reason, for a listener who left */
    next: async (key: ProgressKey, signal: AbortSignal): Promise<Progress | null> => {
      signal.throwIfAborted()
      const { promise, resolve, reject } = Promise.withResolvers<Progress | null>()
      const listener = { key, resolve, reject }
      waiting.add(listener)
      if (!isLooking) void look()
      const hungUp = addAbortListener(signal, () => {
        waiting.delete(listener)
        reject(signal.reason)
      })
      return promise.finally(() => hungUp[Symbol.dispose]())
    },
  }
}

async function tell(
  database: Database,
  listeners: readonly Waiting[],
  usually: string | null,
): Promise<void> {
  try {
    const keys = listeners.map(({ key }) => key)
    const progress = await progressOf(database.fork(), keys, usually)
    listeners.forEach(({ resolve }, index) => resolve(progress[index]?.progress ?? null))
  } catch (error) {
    for (const { reject } of listeners) reject(error)
  }
}

function inChunks(listeners: readonly Waiting[]): Waiting[][] {
  const chunks: Waiting[][] = []
  let ids = 0
  for (const listener of listeners) {
    const wanted = listener.key.surveys.length + listener.key.purchases.length
    if (!chunks.length || ids + wanted > IDS_IN_A_LOOK) {
      chunks.push([])
      ids = 0
    }
    ids += wanted
    chunks.at(-1)?.push(listener)
  }
  return chunks
}
