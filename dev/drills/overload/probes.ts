import { setTimeout as wait } from 'node:timers/promises'
import type { Caller } from './caller.ts'
import { newTally, note, type Tally } from './tally.ts'

/** Calls that must always be answered: the liveness check and the sales page. */
const PATHS = ['/healthz', '/']
const EVERY_MS = 1_000

/** Probes once a second during the flood. */
export async function probe({ call }: Caller, flood: AbortSignal): Promise<Tally> {
  const tally = newTally()
  while (!flood.aborted) {
    for (const path of PATHS) note(tally, await call('GET', path, ''))
    await wait(EVERY_MS, undefined, { signal: flood }).catch(() => undefined)
  }
  return tally
}
