import { setTimeout as sleep } from 'node:timers/promises'
import { type Market, visit, type Visit } from './buyers.ts'
import type { Plan } from './plans.ts'

const AT_ONCE = 12
/** A buyer who still waits after this long no longer occupies a slot. */
const MAKES_ROOM_AFTER_MS = 60_000

export interface Crowd {
  /** The visits that have started. */
  readonly visits: readonly Visit[]
  readonly allCame: Promise<void>
  readonly allLeft: Promise<void>
}

/** Starts the buyers one after another over `spreadMs`, at most a dozen at a time. */
export function startBuyers(plans: readonly Plan[], market: Market, spreadMs: number): Crowd {
  const startedAt = Date.now()
  const visits: Visit[] = []
  const leaving: Promise<void>[] = []
  const inside = new Set<Promise<unknown>>()
  const come = async () => {
    for (const plan of plans) {
      const afterMs = startedAt + plan.comes * spreadMs - Date.now()
      if (afterMs > 0) await sleep(afterMs, undefined, { signal: market.over })
      while (inside.size >= AT_ONCE) await Promise.race(inside)
      const begun = visit(plan, market)
      visits.push(begun.visit)
      leaving.push(begun.ended)
      const makesRoom: Promise<unknown> = Promise.race([begun.ended, sleep(MAKES_ROOM_AFTER_MS)]).finally(
        () => inside.delete(makesRoom),
      )
      inside.add(makesRoom)
    }
  }
  const allCame = come()
  return { visits, allCame, allLeft: allCame.then(() => Promise.all(leaving)).then(() => undefined) }
}
