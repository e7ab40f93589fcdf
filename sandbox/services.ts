import { setTimeout as sleep } from 'node:timers/promises'
import type { Part } from './part.ts'

/** A part that is started again when it ends by itself. */
export interface Service {
  /** When it ran for the first time; rejects when it did not. */
  readonly started: Promise<void>
  stop(): Promise<void>
}

const TRIES = 5
const FIRST_PAUSE_MS = 500
/** Whoever ran this long did not fail to start. */
const STEADY_AFTER_MS = 60_000

/** Pause before try number `failures` + 1: doubles each time. */
export const pauseAfter = (failures: number): number => FIRST_PAUSE_MS * 2 ** (failures - 1)

/**
 * Keeps a process running: started again with growing pauses, given up after five failures in a row.
 * A first start that fails is not tried again, since the reason is most likely ours.
 */
export function keepRunning(
  name: string,
  start: () => Promise<Part>,
  giveUp: (why: string) => void,
): Service {
  const stopping = new AbortController()
  let current: Promise<Part> = start()
  const started = current.then(() => undefined)

  const keep = async () => {
    await started
    for (let failures = 0; ;) {
      const since = Date.now()
      const report = await current.then(
        async (part) => (await part.ended).report,
        (error: unknown) => (error instanceof Error ? error.message : String(error)),
      )
      if (stopping.signal.aborted) return
      failures = Date.now() - since > STEADY_AFTER_MS ? 1 : failures + 1
      if (failures > TRIES) return giveUp(`${name} failed ${failures} times in a row; it ${report}`)
      console.error(`${name} ${report}\n${name} is started again.`)
      await sleep(pauseAfter(failures), undefined, { signal: stopping.signal }).catch(() => undefined)
      if (stopping.signal.aborted) return
      current = start()
    }
  }
  keep().catch(() => undefined) // only `started` rejects, and whoever waits for it is told

  return {
    started,
    stop: async () => {
      stopping.abort()
      await current.then(
        (part) => part.stop(),
        () => undefined,
      )
    },
  }
}
