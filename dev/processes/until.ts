import { setTimeout as sleep } from 'node:timers/promises'

const POLL_MS = 50

/** Longer than a whole purchase needs on a busy machine. A test has four minutes. */
const GIVE_UP_MS = 150_000

/**
 * Polls until `condition` returns something other than `false` or `undefined`. On a busy machine a look may
 * fail, for want of a connection for example. Then it is made again.
 * @throws {Error} naming `what` after `withinMs`, caused by the failure of the last look if that failed
 */
export async function until<T>(
  what: string,
  condition: () => Promise<T | false | undefined>,
  withinMs = GIVE_UP_MS,
): Promise<T> {
  const giveUpAt = Date.now() + withinMs
  for (;;) {
    let cause: unknown
    const value = await condition().catch((failure: unknown) => void (cause = failure))
    if (value !== undefined && value !== false) return value
    if (Date.now() > giveUpAt) throw new Error(`${what} did not come within ${withinMs / 1000} s`, { cause })
    await sleep(POLL_MS)
  }
}

/** @returns whether `url` answers with a 2xx */
export const answers = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
    (response) => response.ok,
    () => false,
  )
