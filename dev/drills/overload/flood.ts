import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { newTally, note, type Tally } from './tally.ts'
import type { Visitors } from './visitors.ts'

const TICK_MS = 20
/** The most concurrent connections of a caller; calls that could not be sent are reported. */
export const MAX_UNDER_WAY = 4_000

export interface Flooded {
  tally: Tally
  sent: number
  unsent: number
  seconds: number
  /** The delay of this process itself, which limits the accuracy of its figures. */
  ownDelayMs: number
}

/** An open loop: a fixed number of calls per second, regardless of their answers. */
export async function flood(
  visitors: Visitors,
  perSecond: number,
  seconds: number,
  stopping: AbortSignal,
): Promise<Flooded> {
  const tally = newTally()
  const delay = monitorEventLoopDelay({ resolution: TICK_MS })
  delay.enable()
  const startedAt = Date.now()
  let sent = 0
  let unsent = 0
  const pending = new Set<Promise<void>>()
  while (!stopping.aborted && Date.now() - startedAt < seconds * 1000) {
    const due = Math.floor((perSecond * (Date.now() - startedAt)) / 1000)
    for (; sent + unsent < due;) {
      if (pending.size >= MAX_UNDER_WAY) {
        unsent += 1
        continue
      }
      sent += 1
      const one: Promise<void> = visitors.next().then((called) => {
        note(tally, called)
        pending.delete(one)
      })
      pending.add(one)
    }
    await wait(TICK_MS)
  }
  const sentForSeconds = (Date.now() - startedAt) / 1000
  await Promise.all(pending)
  delay.disable()
  return { tally, sent, unsent, seconds: sentForSeconds, ownDelayMs: delay.percentile(99) / 1e6 }
}
