import { setTimeout as sleep } from 'node:timers/promises'
import type { Trouble } from '../../processes/proxy.ts'
import type { WholeProduct } from '../whole-product.ts'
import { type Fault, nameOf, type WayKind, type WayName } from './faults.ts'
import type { Watch } from './hang.ts'

/** Starts a fault. @returns a function that ends it */
async function strike(
  { processes, wayTo }: Pick<WholeProduct, 'processes' | 'wayTo'>,
  { strikes, seconds, dose }: Fault,
): Promise<() => Promise<void>> {
  switch (strikes.kind) {
    case 'killed':
      await processes[strikes.part].kill()
      return async () => processes[strikes.part].revive()
    case 'frozen':
      processes[strikes.part].freeze(seconds)
      return async () => processes[strikes.part].thaw()
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
function troubleOf(kind: WayKind, part: WayName, dose: number): Trouble {
  const { answers, bytes } = CONVERSATIONS[part]
  switch (kind) {
    case 'slow':
      return {
        kind,
        latencyMs: 50 + dose * LONGEST_LATENCY_MS,
        bytesPerSecond: SLOWEST_BYTES_PER_SECOND * (1 + 20 * (1 - dose)),
      }
    case 'wrong':
      return { kind, answer: answers[Math.floor(dose * answers.length)] ?? '' }
    case 'cut':
      return { kind, afterBytes: Math.floor(dose * bytes) }
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
/** The last ones but one are meaningless, with status 200. */
const OF_AN_API = [
  ...UNREACHABLE,
  http('200 OK', '<html>Please log in to this network</html>'),
  http('200 OK', '{}'),
  http('429 Too Many Requests', '{"error":{"message":"slow down"}}', 'retry-after: 2\r\n'),
]

/**
 * Wrong answers in place of each part, and the typical size of a conversation with it; a cut is somewhere in it.
 * For the gateway, only answers that no shop takes as an acknowledgement. For the mail server, only temporary
 * failures, because an operator decides about a permanent refusal.
 */
const CONVERSATIONS: Readonly<Record<WayName, { answers: readonly string[]; bytes: number }>> = {
  gateway: { answers: UNREACHABLE, bytes: 3_000 },
  temporal: { answers: [GARBAGE, http('502 Bad Gateway', '<html></html>')], bytes: 20_000 },
  postgres: { answers: [GARBAGE, http('400 Bad Request', '<html></html>')], bytes: 20_000 },
  mail: {
    answers: ['421 4.3.2 Service not available\r\n', '451 4.3.0 Try again later\r\n', GARBAGE],
    bytes: 700,
  },
  model: { answers: OF_AN_API, bytes: 60_000 },
  gumroad: { answers: OF_AN_API, bytes: 800 },
  shopify: { answers: OF_AN_API, bytes: 1_500 },
  stripe: { answers: OF_AN_API, bytes: 2_500 },
}

interface Shaking {
  readonly product: Pick<WholeProduct, 'processes' | 'wayTo'>
  readonly watch: Pick<Watch, 'until'>
  readonly over: AbortSignal
  readonly tell: (what: string) => void
}

export type Shaken = Awaited<ReturnType<typeof shake>>[number]

/** Starts and ends every fault on schedule. @returns what actually happened, oldest first */
export async function shake(faults: readonly Fault[], { product, watch, over, tell }: Shaking) {
  const startedAt = Date.now()
  const wait = (ms: number) => sleep(Math.max(0, ms), undefined, { signal: over }).catch(() => undefined)

  async function strikeOnce(fault: Fault, before: Promise<unknown>) {
    await wait(startedAt + fault.atSecond * 1000 - Date.now())
    await before // aiming takes time, and a part has only one fault at a time
    if (over.aborted) return []
    /** The stages of purchases when it struck; null if PostgreSQL did not answer. */
    const standing = (await watch.until(fault.aim)) ?? null
    const { number, strikes, seconds } = fault
    const name = nameOf(strikes)
    tell(`${name} for ${seconds} s`)
    const beganAt = Date.now()
    const heal = await strike(product, fault)
    await wait(seconds * 1000)
    await heal()
    return [{ number, strikes, name, beganAt, endedAt: Date.now(), standing }]
  }

  const healthy = new Map<string, Promise<unknown>>()
  const all = faults.map((fault) => {
    const { part } = fault.strikes
    const struck = strikeOnce(fault, healthy.get(part) ?? Promise.resolve())
    healthy.set(part, struck)
    return struck
  })
  return (await Promise.all(all)).flat().toSorted((one, other) => one.beganAt - other.beganAt)
}
