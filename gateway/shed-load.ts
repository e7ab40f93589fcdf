import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Counter } from 'prom-client'
import { type RefusalCode, REFUSALS } from '../domain/errors.ts'

/** How many calls of a kind are under way at once. Beyond that each would only make all others slower. */
const AT_MOST = {
  /** Wait for a program for up to minutes, and cost next to nothing meanwhile. */
  writing: 1_000,
  /** Come again by themselves. A place of their own, so that visitors never keep money facts out. */
  events: 50,
  /** Ask nobody, so whoever reads what we sell is sent away last. */
  pages: 200,
  /** Wait for a model for seconds, and who typed has been shown something already. */
  readings: 40,
  calls: 60,
}
/** What the connections to PostgreSQL keep busy, and a few on their way. */
const AT_MOST_WHEN_LATE = { ...AT_MOST, events: 10, readings: 5, calls: 20 }
type Places = typeof AT_MOST
type Kind = keyof Places
type Serve = (request: IncomingMessage, response: ServerResponse) => Promise<void>

const NEVER_SHED = /^\/(healthz|readyz)$/i
const WRITING = /^\/api\/(programs|shopify\/programs|programs\/generate-direct|surveys\/[^/]+\/generate)$/i
const EVENTS = /^\/api\/\w+\/webhook$/i
const READINGS = /^\/api\/readings\/?$/i
const PAGES = /^\/(?!api\/)/i
const TRY_AGAIN_SECONDS = 2

const CODE: RefusalCode = 'SERVICE_UNAVAILABLE'
const BODY = Buffer.from(JSON.stringify({ error: CODE, message: REFUSALS[CODE].text }))

const refusedCalls = new Counter({
  name: 'refused_calls_total',
  help: 'Calls refused because as many as can be served were under way.',
  labelNames: ['kind'],
})

/**
 * Refuses at once what this gateway cannot serve in time. It stands before everything else, so that a refusal costs
 * neither a look at the call, nor a log line, nor a turn of its own.
 * @param isLate - whether this process has more to do than it gets done: then fewer have a place
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
