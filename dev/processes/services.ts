import { setTimeout as sleep } from 'node:timers/promises'
import type { Ending, Part } from './managed-process.ts'

export type Service = ReturnType<typeof keepRunning>

const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 10_000
/** A process that ran this long did not fail to start. */
const STEADY_AFTER_MS = 60_000

/** The pause after the n-th consecutive failure: exponential backoff of up to ten seconds. */
export const pauseAfter = (failures: number): number =>
  Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS)

export interface ServiceOptions {
  readonly name: string
  readonly start: () => Part | Promise<Part>
  /** The number of consecutive failures after which it gives up. */
  readonly tries: number
  readonly giveUp: (why: string) => void
}

/**
 * Keeps a process running: restarts it with growing pauses until it has failed too often. A failed first
 * start is not retried, because its cause would persist.
 */
export function keepRunning({ name, start, tries, giveUp }: ServiceOptions) {
  const stopping = new AbortController()
  let current = Promise.resolve(start())
  const started = current.then((part) => part.ready)

  const keep = async () => {
    await started
    for (let failures = 0; ;) {
      const since = Date.now()
      const { wanted, report } = await endOf(current)
      if (stopping.signal.aborted) return
      if (!wanted) {
        failures = Date.now() - since > STEADY_AFTER_MS ? 1 : failures + 1
        if (failures > tries) return giveUp(`${name} failed ${failures} times in a row; it ${report}`)
        console.error(`${name} ${report}\n${name} is started again.`)
        await sleep(pauseAfter(failures), undefined, { signal: stopping.signal }).catch(() => undefined)
      }
      if (stopping.signal.aborted) return
      current = Promise.resolve().then(start)
    }
  }
  keep().catch(() => undefined) // only `started` rejects, and its caller handles that

  const stopCurrent = () =>
    current.then(
      (part) => part.stop(),
      () => undefined,
    )
  return {
    /** Resolves when it is ready for the first time; rejects if the first start fails. */
    started,
    /** Ends the current process; the next one starts automatically. */
    restart: stopCurrent,
    stop: () => {
      stopping.abort()
      return stopCurrent()
    },
  }
}

/** How a part ended; a part that never becomes ready is stopped. */
async function endOf(starting: Promise<Part>): Promise<Ending> {
  try {
    const part = await starting
    try {
      await part.ready
    } catch (error) {
      const ended = await Promise.race([part.ended, undefined])
      await part.stop()
      return ended ?? { wanted: false, report: describe(error) }
    }
    return await part.ended
  } catch (error) {
    return { wanted: false, report: `could not start: ${describe(error)}` }
  }
}

const describe = (error: unknown): string => (error instanceof Error ? error.message : String(error))
