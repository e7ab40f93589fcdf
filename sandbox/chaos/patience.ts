import { setTimeout as sleep } from 'node:timers/promises'
import type { Answer } from '../buyer.ts'

const FIRST_PAUSE_MS = 2_000
const LONGEST_PAUSE_MS = 30_000
/** Who was told to come back later comes back by then. */
export const LONGEST_TOLD_MS = 600_000

/** The run is over, and this was never answered as it should be. */
export class TurnedAway extends Error {
  override readonly name = 'TurnedAway'
}

/** Tries again and again, as people do, until it goes well or the run is over. */
export interface Patience {
  /** A call to the gateway; `goesWell` says which answers end it: those of 2xx unless told. */
  call(what: string, ask: () => Promise<Answer>, goesWell?: (answer: Answer) => boolean): Promise<Answer>
  /** Anything that gives nothing, or throws, until it is there. */
  wait<T>(what: string, attempt: () => Promise<T | undefined>): Promise<T>
  /** What is being tried, and how it went last. */
  readonly trying: string
}

export function patience(over: AbortSignal): Patience {
  let trying = ''

  /** `attempt` gives what is sought, or how long it was told to wait. */
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
    call: (what, ask, goesWell = ({ status }) => status >= 200 && status < 300) =>
      persist(what, async () => {
        const answer = await ask()
        if (goesWell(answer)) return { found: answer }
        trying = `${what}: ${answer.status} ${String(answer.body['error'] ?? '')}`
        return { afterMs: Number(answer.headers.get('retry-after') ?? 0) * 1000 }
      }),
    wait: (what, attempt) => persist(what, async () => ({ found: await attempt() })),
    get trying() {
      return trying
    },
  }
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message
}
