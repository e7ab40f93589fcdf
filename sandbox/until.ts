import { setTimeout as sleep } from 'node:timers/promises'

const POLL_MS = 50

/**
 * Polls until `condition` returns something other than `false` or `undefined`.
 * @throws {Error} naming `what` after `withinMs`
 */
export async function until<T>(
  what: string,
  condition: () => Promise<T | false | undefined>,
  withinMs = 30_000,
): Promise<T> {
  const giveUpAt = Date.now() + withinMs
  for (;;) {
    const value = await condition()
    if (value !== undefined && value !== false) return value
    if (Date.now() > giveUpAt) throw new Error(`${what} did not come within ${withinMs / 1000} s`)
    await sleep(POLL_MS)
  }
}

/** @returns whether `url` answers with a 2xx */
export const answers = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
    (response) => response.ok,
    () => false,
  )
