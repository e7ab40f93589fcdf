import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Counter } from 'prom-client'
import type { Call } from '../../domain/calls/call.ts'
import { CALLS } from '../../domain/calls/index.ts'
import { WEBHOOKS } from '../../domain/calls/webhooks.ts'
import { type RefusalCode, REFUSALS } from '../../domain/shop/errors.ts'

/** How many calls of a kind run at once. More would only slow down all of them. */
const AT_MOST = {
  /** These wait minutes for a program, and cost next to nothing meanwhile. */
  writing: 1_000,
  /** Shops retry these. They have places of their own, so that visitors never keep payment events out. */
  events: 50,
  /** These query nothing, so readers of our pages are turned away last. */
  pages: 200,
  /** These wait seconds for a model, while the form already shows something. */
  readings: 200,
  calls: 60,
}
/** As many as the PostgreSQL connections keep busy, and a few on their way. */
const AT_MOST_WHEN_LATE = { ...AT_MOST, events: 10, readings: 20, calls: 20 }
type Places = typeof AT_MOST
type Kind = keyof Places
type Serve = (request: IncomingMessage, response: ServerResponse) => Promise<void>

const anyOf = (calls: readonly Pick<Call, 'path'>[]) =>
  new RegExp(`^(?:${calls.map(({ path }) => path.replace(/\{\w+\}/g, '[^/]+')).join('|')})/?$`, 'i')

const NEVER_SHED = anyOf([CALLS.isAlive, CALLS.isReady])
const WRITING = anyOf([
  CALLS.createProgramByLicense,
  CALLS.createProgramByToken,
  CALLS.createDemoProgram,
  CALLS.generateProgram,
])
const EVENTS = anyOf(Object.values(WEBHOOKS))
const READINGS = anyOf([CALLS.readWords])
const PAGES = /^\/(?!api\/)/i
const TRY_AGAIN_SECONDS = 2

const CODE: RefusalCode = 'SERVICE_UNAVAILABLE'
const BODY = Buffer.from(JSON.stringify({ error: CODE, message: REFUSALS[CODE].text }))

const refusedCalls = new Counter({
  name: 'eightfold_refused_calls_total',
  help: 'Calls refused because the gateway was at capacity.',
  labelNames: ['kind'],
})

/**
 * Refuses at once what this gateway cannot serve in time. Runs before everything else, so that a refusal
 * costs no parsing, no log line and no extra turn of the event loop.
 * @param isLate - whether this process falls behind; then fewer calls are admitted
 */
export function shedLoad(
  serve: Serve,
  { isLate, atMost = AT_MOST, atMostWhenLate = AT_MOST_WHEN_LATE }: ShedOptions,
): Serve {
  const underWay = { writing: 0, events: 0, pages: 0, readings: 0, calls: 0 }
  return async (request, response) => {
    const kind = kindOf(request.url ?? '')
    if (!kind) return serve(request, response)
    const places = isLate() ? atMostWhenLate : atMost
    if (underWay[kind] >= places[kind]) {
      refusedCalls.inc({ kind })
      refuse(response)
      return
    }
    underWay[kind] += 1
    try {
      await serve(request, response)
    } finally {
      underWay[kind] -= 1
    }
  }
}

export interface ShedOptions {
  isLate: () => boolean
  atMost?: Places
  atMostWhenLate?: Places
}

function kindOf(url: string): Kind | null {
  const [path = ''] = url.split('?', 1)
  if (NEVER_SHED.test(path)) return null
  if (WRITING.test(path)) return 'writing'
  if (EVENTS.test(path)) return 'events'
  if (READINGS.test(path)) return 'readings'
  return PAGES.test(path) ? 'pages' : 'calls'
}

function refuse(response: ServerResponse): void {
  response.writeHead(REFUSALS[CODE].status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': BODY.length,
    'Retry-After': TRY_AGAIN_SECONDS,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'X-Request-Id': randomUUID(),
  })
  response.end(BODY)
}

const LOOK_EVERY_MS = 500
/** A longer turn of the event loop delays every call by as much, several times over. */
const LATE_NS = 100 * 1e6

/** Creates a check whether the turns of this process's event loop were recently slow on average. */
export function eventLoopLag(): () => boolean {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  let isLate = false
  setInterval(() => {
    isLate = delay.mean > LATE_NS
    delay.reset()
  }, LOOK_EVERY_MS).unref()
  return () => isLate
}
