import { setTimeout as wait } from 'node:timers/promises'
import type { Caller } from './caller.ts'
import { newTally, note, type Tally } from './tally.ts'

/** What has to be answered whatever comes: that the gateway lives, and what we sell. */
const PATHS = ['/healthz', '/']
const EVERY_MS = 1_000

/** Asks once a second while the flood lasts. */
export async function probe({ call }: Caller, flood: AbortSignal): Promise<Tally> {
  const tally = newTally()
  while (!flood.aborted) {
    for (const path of PATHS) note(tally, await call('GET', path, ''))
    await wait(EVERY_MS, undefined, { signal: flood }).catch(() => undefined)
  }
  return tally
}
