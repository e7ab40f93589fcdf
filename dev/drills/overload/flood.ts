import { Agent, request } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'

const GIVE_UP_AFTER_MS = 30_000

export interface Called {
  /** 0 when the connection broke or the call timed out. */
  status: number
  retryAfter: string | undefined
  body: Record<string, unknown>
  ms: number
}

/** Calls one gateway over keep-alive connections, each call from a different IP address. */
export function createCaller(url: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity })
  let called = 0
  const call = (method: string, path: string, body: string, headers: Record<string, string> = {}) =>
    new Promise<Called>((resolve) => {
      const startedAt = performance.now()
      called += 1
      const end = (status: number, retryAfter?: string, text = '') => {
        clearTimeout(givingUp)
        resolve({ status, retryAfter, body: parsed(text), ms: performance.now() - startedAt })
      }
      const sent = request(
        new URL(path, url),
        {
          ...{ agent, method },
          headers: {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
            'x-forwarded-for': `10.${(called >> 16) & 255}.${(called >> 8) & 255}.${called & 255}`,
            ...headers,
          },
        },
        (answer) => {
          let text = ''
          answer.setEncoding('utf8')
          answer.on('data', (chunk: string) => (text += chunk))
          answer.once('end', () => end(answer.statusCode ?? 0, answer.headers['retry-after'], text))
          answer.once('error', () => end(0))
        },
      )
      // Limits the whole call, even if data trickles in.
      const givingUp = setTimeout(() => sent.destroy(new Error('no answer')), GIVE_UP_AFTER_MS)
      sent.once('error', () => end(0))
      sent.end(body)
    })
  return { call, close: () => agent.destroy() }
}
export type Caller = ReturnType<typeof createCaller>

function parsed(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}

/** Counts of answers. */
export interface Tally {
  byStatus: Record<string, number>
  refusedWithoutRetryAfter: number
  /** The durations of served calls. */
  times: number[]
}

export const newTally = (): Tally => ({ byStatus: {}, refusedWithoutRetryAfter: 0, times: [] })

export const note = (tally: Tally, { status, retryAfter, ms }: Called): void => {
  tally.byStatus[status || 'no answer'] = (tally.byStatus[status || 'no answer'] ?? 0) + 1
  if ((status === 429 || status === 503) && !retryAfter) tally.refusedWithoutRetryAfter += 1
  if (status >= 200 && status < 300) tally.times.push(ms)
}

/** Statuses that are neither success nor a proper refusal. */
export const unexpectedIn = ({ byStatus }: Tally): string[] =>
  Object.keys(byStatus).filter((status) => !/^(2\d\d|429|503)$/.test(status))

const TICK_MS = 20
/** The most concurrent connections of a caller; calls that could not be sent are reported. */
export const MAX_UNDER_WAY = 4_000

/** An open loop: a fixed number of calls per second, regardless of their answers. */
export async function flood(
  visitors: { next(): Promise<Called> },
  perSecond: number,
  seconds: number,
  stopping: AbortSignal,
) {
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
  /** The delay of this process itself limits the accuracy of its figures. */
  const ownDelayMs = delay.percentile(99) / 1e6
  return { tally, sent, unsent, seconds: sentForSeconds, ownDelayMs }
}

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
