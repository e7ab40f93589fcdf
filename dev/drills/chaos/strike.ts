import { setTimeout as sleep } from 'node:timers/promises'
import { type Fault, type WAY_KINDS, type WayName, nameOf, type PartName, type Strikes } from './faults.ts'
import type { Trouble } from '../../processes/proxy.ts'
import type { WholeProduct } from '../whole-product.ts'
import type { Struck } from './report.ts'
import type { Standing, Watch } from './hang.ts'

/** Starts a fault. @returns a function that ends it */
async function strike(
  { processes, wayTo }: Pick<WholeProduct, 'processes' | 'wayTo'>,
  { strikes, seconds, dose }: Fault,
): Promise<() => Promise<void>> {
  switch (strikes.kind) {
    case 'killed': {
      const process = processes[strikes.part]
      await process.kill()
      return async () => process.revive()
    }
    case 'frozen': {
      const process = processes[strikes.part]
      process.freeze(seconds)
      return async () => process.thaw()
    }
    case 'slow':
    case 'wrong':
    case 'cut':
    case 'hung':
    case 'refused': {
      const way = wayTo(strikes.part)
      await way.begin(troubleOf(strikes.kind, strikes.part, dose))
      return () => way.end()
    }
  }
}

const LONGEST_LATENCY_MS = 1_500
const SLOWEST_BYTES_PER_SECOND = 20_000

/** The severity depends on the dose, 0 to 1. */
function troubleOf(kind: (typeof WAY_KINDS)[number], part: WayName, dose: number): Trouble {
  switch (kind) {
    case 'slow':
      return {
        kind,
        latencyMs: 50 + dose * LONGEST_LATENCY_MS,
        bytesPerSecond: SLOWEST_BYTES_PER_SECOND * (1 + 20 * (1 - dose)),
      }
    case 'wrong': {
      const answers = WRONG_ANSWERS[part]
      return { kind, answer: answers[Math.floor(dose * answers.length)] ?? '' }
    }
    case 'cut':
      return { kind, afterBytes: Math.floor(dose * CONVERSATION_BYTES[part]) }
    case 'hung':
    case 'refused':
      return { kind }
  }
}

const http = (status: string, body: string, headers = ''): string =>
  `HTTP/1.1 ${status}\r\ncontent-type: ${body.startsWith('{') ? 'application/json' : 'text/html'}\r\n` +
  `content-length: ${body.length}\r\nconnection: close\r\n${headers}\r\n${body}`

const GARBAGE = '\u0000\u0001\u0002 this is no protocol of yours \r\n\r\n'
/** A proxy's answer for an unreachable server. */
const UNREACHABLE = [
  http('502 Bad Gateway', '<html><h1>502 Bad Gateway</h1></html>'),
  http('503 Service Unavailable', '<html>overloaded</html>', 'retry-after: 3\r\n'),
  http('500 Internal Server Error', '{"error":"internal"}'),
  GARBAGE,
]
/** Meaningless answers with status 200. */
const HOLLOW = [http('200 OK', '<html>Please log in to this network</html>'), http('200 OK', '{}')]
const BUSY = http('429 Too Many Requests', '{"error":{"message":"slow down"}}', 'retry-after: 2\r\n')

/**
 * Wrong answers in place of each part. For the gateway, only answers that no shop takes as an
 * acknowledgement. For the mail server, only temporary failures, because an operator decides about a
 * permanent refusal.
 */
const WRONG_ANSWERS: Readonly<Record<WayName, readonly string[]>> = {
  gateway: UNREACHABLE,
  temporal: [GARBAGE, http('502 Bad Gateway', '<html></html>')],
  postgres: [GARBAGE, http('400 Bad Request', '<html></html>')],
  mail: ['421 4.3.2 Service not available\r\n', '451 4.3.0 Try again later\r\n', GARBAGE],
  model: [...UNREACHABLE, ...HOLLOW, BUSY],
  gumroad: [...UNREACHABLE, ...HOLLOW, BUSY],
  shopify: [...UNREACHABLE, ...HOLLOW, BUSY],
  stripe: [...UNREACHABLE, ...HOLLOW, BUSY],
}

/** The typical size of each part's conversation in bytes; a cut is somewhere in it. */
const CONVERSATION_BYTES: Readonly<Record<WayName, number>> = {
  gateway: 3_000,
  temporal: 20_000,
  postgres: 20_000,
  mail: 700,
  model: 60_000,
  gumroad: 800,
  shopify: 1_500,
  stripe: 2_500,
}

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
