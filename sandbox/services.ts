import { setTimeout as sleep } from 'node:timers/promises'
import type { Part } from './part.ts'

/** A part that is started again when it ends by itself. */
export interface Service {
  /** When it was ready for the first time; rejects when that did not come. */
  readonly started: Promise<void>
  stop(): Promise<void>
}

const TRIES = 5
const FIRST_PAUSE_MS = 250
/** Whoever ran this long did not fail to start. */
const STEADY_AFTER_MS = 60_000

/** Pause after the n-th failure in a row: doubles each time. */
export const pauseAfter = (failures: number): number => FIRST_PAUSE_MS * 2 ** (failures - 1)

/**
 * Keeps a process running: started again with growing pauses, given up after five failures in a row.
 * A first start that fails is not tried again: the reason would still be there.
 */
export function keepRunning(
  name: string,
  start: () => Part | Promise<Part>,
  giveUp: (why: string) => void,
): Service {
  const stopping = new AbortController()
  let current = Promise.resolve(start())
  const started = current.then((part) => part.ready)

  const keep = async () => {
    await started
    for (let failures = 0; ;) {
      const since = Date.now()
      const report = await endOf(current)
      if (stopping.signal.aborted) return
      failures = Date.now() - since > STEADY_AFTER_MS ? 1 : failures + 1
      if (failures > TRIES) return giveUp(`${name} failed ${failures} times in a row; it ${report}`)
      console.error(`${name} ${report}\n${name} is started again.`)
      await sleep(pauseAfter(failures), undefined, { signal: stopping.signal }).catch(() => undefined)
      if (stopping.signal.aborted) return
      current = Promise.resolve().then(start)
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

/** Why a part is no more; one that does not become ready is ended. */
async function endOf(starting: Promise<Part>): Promise<string> {
  try {
    const part = await starting
    await part.ready.catch(() => part.stop())
    return (await part.ended).report
  } catch (error) {
    return `could not start: ${error instanceof Error ? error.message : String(error)}`
  }
}
