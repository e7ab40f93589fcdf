import { setTimeout as sleep } from 'node:timers/promises'
import type { Answer } from '../../../testkit/purchases/buyer.ts'

const FIRST_PAUSE_MS = 2_000
const LONGEST_PAUSE_MS = 30_000
/** The longest wait for a buyer who was told to come back later. */
export const LONGEST_TOLD_MS = 600_000

/** The run ended without an acceptable answer to this request. */
export class TurnedAway extends Error {
  override readonly name = 'TurnedAway'
}

export type Patience = ReturnType<typeof patience>

/** Retries, as people do, until success or the end of the run. */
export function patience(over: AbortSignal) {
  let trying = ''
  const refusals = new Map<number, number>()

  /** `attempt` returns the result, or how long it was told to wait. */
  async function persist<T>(
    what: string,
    attempt: () => Promise<{ found?: T | undefined; afterMs?: number }>,
  ): Promise<T> {
    trying = what
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 1.5, LONGEST_PAUSE_MS)) {
      if (over.aborted) throw new TurnedAway(trying)
      let toldMs = 0
      try {
        const { found, afterMs = 0 } = await attempt()
        if (found !== undefined) return found
        toldMs = afterMs
      } catch (error) {
        trying = `${what}: ${describe(error)}`
      }
      const waitMs = Math.max(pause, Math.min(toldMs, LONGEST_TOLD_MS))
      await sleep(waitMs, undefined, { signal: over }).catch(() => undefined)
    }
  }

  return {
    /** Calls the gateway; `goesWell` accepts an answer, by default any 2xx. */
    call: (
      what: string,
      ask: () => Promise<Answer>,
      goesWell = ({ status }: Answer) => status >= 200 && status < 300,
    ): Promise<Answer> =>
      persist(what, async () => {
        const answer = await ask()
        if (goesWell(answer)) return { found: answer }
        refusals.set(answer.status, (refusals.get(answer.status) ?? 0) + 1)
        trying = `${what}: ${answer.status} ${String(answer.body['error'] ?? '')}`
        return { afterMs: Number(answer.headers.get('retry-after') ?? 0) * 1000 }
      }),
    /** Repeats an attempt that returns undefined or throws, until it returns a value. */
    wait: <T>(what: string, attempt: () => Promise<T | undefined>): Promise<T> =>
      persist(what, async () => ({ found: await attempt() })),
    /** How often the gateway answered with each status that was not accepted. */
    refusals: refusals as ReadonlyMap<number, number>,
    /** The current step and its last result. */
    get trying() {
      return trying
    },
  }
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message
}
