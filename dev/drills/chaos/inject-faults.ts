import { setTimeout as sleep } from 'node:timers/promises'
import { type Fault, nameOf, type PartName, type Strikes } from './faults.ts'
import type { Struck } from './recoveries.ts'
import { strike } from './strike.ts'
import type { Standing, Watch } from './watch.ts'
import type { WholeProduct } from '../whole-product.ts'

/** A fault that took place. */
export interface Shaken extends Struck {
  readonly number: number
  readonly strikes: Strikes
  /** The stages of purchases when it struck; null if PostgreSQL did not answer. */
  readonly standing: Standing | null
}

interface Shaking {
  readonly product: Pick<WholeProduct, 'processes' | 'wayTo'>
  readonly watch: Pick<Watch, 'until'>
  readonly over: AbortSignal
  readonly tell: (what: string) => void
}

/** Starts and ends every fault on schedule. @returns what actually happened, oldest first */
export async function shake(
  faults: readonly Fault[],
  { product, watch, over, tell }: Shaking,
): Promise<Shaken[]> {
  const startedAt = Date.now()
  const healthy = new Map<PartName, Promise<unknown>>()
  const shaken: Shaken[] = []

  async function strikeOnce(fault: Fault, before: Promise<unknown>): Promise<void> {
    await wait(startedAt + fault.atSecond * 1000 - Date.now())
    await before // aiming takes time, and a part has only one fault at a time
    if (over.aborted) return
    const standing = (await watch.until(fault.aim)) ?? null
    const name = nameOf(fault.strikes)
    tell(`${name} for ${fault.seconds} s`)
    const beganAt = Date.now()
    const heal = await strike(product, fault)
    await wait(fault.seconds * 1000)
    await heal()
    shaken.push({
      number: fault.number,
      strikes: fault.strikes,
      name,
      beganAt,
      endedAt: Date.now(),
      standing,
    })
  }

  const wait = (ms: number) => sleep(Math.max(0, ms), undefined, { signal: over }).catch(() => undefined)
  const all = faults.map((fault) => {
    const { part } = fault.strikes
    const struck = strikeOnce(fault, healthy.get(part) ?? Promise.resolve())
    healthy.set(part, struck)
    return struck
  })
  await Promise.all(all)
  return shaken.toSorted((one, other) => one.beganAt - other.beganAt)
}
