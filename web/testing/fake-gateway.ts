import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { bodyParser } from '@koa/bodyparser'
import Koa, { type Context } from 'koa'
import { outlineProgram } from '../../domain/calls/outlines.ts'
import { readWords } from '../../domain/calls/readings.ts'
import type { ModelReading } from '../../domain/reading/statement.ts'
import type { Progress } from '../../domain/shop/progress.ts'
import { REFUSALS, type RefusalCode } from '../../domain/shop/errors.ts'
import { SAMPLE_ID, sampleRecord } from './sample-program.ts'

const SITE = join(import.meta.dirname, '../../dist/web')
/** As strict as the real gateway may be, so that tests show what breaks under it. */
const POLICY =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' https://www.facebook.com; base-uri 'self'; object-src 'none'"

export interface Call {
  method: string
  path: string
  contentType: string | undefined
  body: unknown
}
interface Reply {
  status: number
  body: unknown
  headers?: Record<string, string>
}
type Rewrite = (content: string) => string
type Handler = (call: Call) => Reply | Promise<Reply>
/** By method and path. */
type Answers = Readonly<Record<string, Handler>>
/** How a gateway differs from the usual one. */
export interface Arranged {
  /** What it answers to some calls. */
  answers?: Answers | undefined
  /** The progress of the purchase at first. */
  progress?: Progress | undefined
  /** What this installation decides about its pages. */
  site?: Readonly<Record<string, string>> | undefined
}

export const ok =
  (body: unknown): Handler =>
  () => ({ status: 200, body })
export const refuse =
  (error: RefusalCode, message: string = REFUSALS[error].text, headers = {}): Handler =>
  () => ({ status: REFUSALS[error].status, body: { error, message }, headers })
/** Reads as the gateway does: by rule, and with a model's reading for who waits for it. */
export const readsWords =
  (model?: ModelReading): Handler =>
  async ({ body }) => {
    const { shownOf } = await import('../../domain/training/profile/understood/shown.ts')
    const { waitForModel, ...answers } = readWords.body.parse(body)
    const shown = shownOf(answers, new Date(), waitForModel ? model : undefined)
    return { status: 200, body: { ...shown, isModelToAsk: Boolean(model) && !waitForModel } }
  }
export const tooOften = (retryAfterSeconds: number): Handler =>
  refuse('RATE_LIMITED', undefined, { 'Retry-After': `${retryAfterSeconds}` })
/** A connection that breaks before the answer. */
export const breaks: Handler = () => ({ status: 0, body: null })
/** A call that is still pending when the test ends. */
export const never: Handler = () => new Promise(() => {})

const UNKNOWN = refuse('NOT_FOUND')

export const SURVEY_ID = 'srv_8Kq2mN4pR6tV0xZ1bD3fH'

const HAPPY: Answers = {
  'POST /api/surveys': ok({ surveyId: SURVEY_ID }),
  'GET /api/surveys/:id': ok({ answers: {} }),
  'POST /api/surveys/:id/payment': ok({ payment: 'open' }),
  'PUT /api/surveys/:id': ok({ surveyId: SURVEY_ID, status: 'in_progress' }),
  'POST /api/surveys/:id/complete': ok({ surveyId: SURVEY_ID, status: 'completed' }),
  'POST /api/surveys/:id/generate': ok({ id: SAMPLE_ID }),
  'GET /api/surveys/by-email/:email': ok({ surveys: [{ surveyId: SURVEY_ID, status: 'completed' }] }),
  'POST /api/surveys/process-stripe-payment': ok({ surveyId: SURVEY_ID }),
  'GET /api/programs/stripe/by-email/:email': ok({ programs: [] }),
  'POST /api/programs/generate-direct': ok({ id: SAMPLE_ID }),
  'GET /api/programs/:id': ok(sampleRecord()),
  'GET /api/programs/:id/rewrite': ok({ state: 'open', until: '2026-12-07T09:00:00.000Z', answers: null }),
  'POST /api/programs/:id/own-link': ok({ goesTo: 'a•••@example.com' }),
  'POST /api/licenses/validate': ok({
    valid: true,
    customerEmail: 'anna@example.com',
    customerName: 'Anna',
    isTest: false,
  }),
  'POST /api/shopify/validate': ok({ valid: true, customerEmail: 'anna@example.com', customerName: 'Anna' }),
  'POST /api/shopify/lookup': ok({
    found: true,
    surveyUrl: 'https://eightfold.example/survey?access_token=looked-up',
  }),
  'POST /api/programs': ok({ id: SAMPLE_ID }),
  'POST /api/shopify/programs': ok({ id: SAMPLE_ID }),
  'POST /api/readings': readsWords(),
  'POST /api/outlines': async ({ body }) => {
    const { profileOf } = await import('../../domain/training/profile/profile-of.ts')
    const { outlineOf } = await import('../../domain/training/writer/outline.ts')
    return { status: 200, body: outlineOf(profileOf(outlineProgram.body.parse(body), new Date())) }
  },
  'POST /api/feedback': () => ({ status: 201, body: { received: true } }),
}

/** Serves the built site over HTTP, behind a gateway whose answers a test decides. */
export async function startFakeGateway({ answers, site = {}, ...arranged }: Arranged = {}) {
  const handlers: Record<string, Handler> = { ...HAPPY, ...answers }
  const calls: Call[] = []
  const readings: Call[] = []
  const looks: Call[] = []
  const pdfs: number[] = []
  const streams = new Set<ServerResponse>()
  let progress = arranged.progress ?? null
  let streamsPass = true
  let isKnown = true
  let pdfIsClosed = false
  let pagesBreak = false
  const rebuilt = new Map<string, Rewrite>()
  const event = () => `event: progress\ndata: ${JSON.stringify(progress)}\n\n`

  const app = new Koa().use(bodyParser()).use(async (ctx) => {
    const isCall = ctx.path.startsWith('/api/')
    if (ctx.path === '/analytics.js') return answerWith(ctx, 'js', '')
    if (pagesBreak && !extname(ctx.path) && !isCall) return void (ctx.status = 503)
    if (!isCall) return sendFile(ctx, site, rebuilt)
    if (ctx.path.endsWith('/progress')) return tellProgress(ctx)
    if (ctx.path.endsWith('/pdf')) return sendPdf(ctx)
    const call = {
      method: ctx.method,
      path: decodeURIComponent(ctx.path),
      contentType: ctx.get('Content-Type') || undefined,
      body: ctx.request.rawBody === undefined ? undefined : ctx.request.body,
    }
    const kind = call.path === '/api/readings' ? readings : call.path.endsWith('/validate') ? looks : calls
    if (call.path !== '/api/outlines') kind.push(call)
    const [, handler = UNKNOWN] = Object.entries(handlers).find(([route]) => matches(route, call)) ?? []
    const reply = await handler(call)
    isKnown ||= call.method === 'POST'
    send(ctx, reply)
  })

  function sendPdf(ctx: Context) {
    ctx.etag = 'hash of the PDF'
    if (pdfIsClosed) ctx.status = 410
    else answerWith(ctx, 'txt', 'the PDF')
    if (ctx.fresh) ctx.status = 304
    pdfs.push(ctx.status)
  }

  function tellProgress(ctx: Context) {
    if (!progress || !isKnown)
      return send(ctx, { status: 404, body: { error: 'NOT_FOUND', message: 'Nothing here.' } })
    if (!ctx.get('Accept').includes('text/event-stream')) return send(ctx, { status: 200, body: progress })
    if (!streamsPass) return void (ctx.status = 502)
    ctx.respond = false
    ctx.res.writeHead(200, { 'Content-Type': 'text/event-stream' }).write(event())
    streams.add(ctx.res)
  }

  app.silent = true
  const server = app.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    /** Optional calls that a screen makes beside those for its work. */
    readings,
    /** Calls that ask what a license key or a token opens. */
    looks,
    /** The status of each answer to a request for a PDF. */
    pdfs,
    /** Reports the progress of the purchase, now and to all listeners. */
    publish(next: Progress) {
      progress = next
      for (const stream of streams) stream.write(event())
    },
    /** Answers a call this way from now on. @returns the previous handler */
    answer(route: string, handler: Handler): Handler {
      const before = handlers[route] ?? UNKNOWN
      handlers[route] = handler
      return before
    },
    /** As behind a proxy that cannot reach the gateway. */
    breakPages() {
      pagesBreak = true
    },
    /** As after a refund. */
    closePdf() {
      pdfIsClosed = true
    },
    /** As after another build: the file at this path has other content from now on. */
    rebuild(path: string, rewrite: Rewrite) {
      rebuilt.set(path, rewrite)
    },
    /** As for a browser without a purchase, and so without progress, before its first call is answered. */
    startUnknown() {
      isKnown = false
    },
    /** As behind a proxy that blocks streams. */
    refuseStreams() {
      streamsPass = false
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
export type FakeGateway = Awaited<ReturnType<typeof startFakeGateway>>

function matches(route: string, { method, path: pathname }: Call): boolean {
  const [of, pattern = ''] = route.split(' ')
  return of === method && new URLPattern({ pathname: pattern }).test({ pathname })
}

function answerWith(ctx: Context, type: string, content: string | Buffer) {
  ctx.type = type
  ctx.set('Cache-Control', 'no-store')
  ctx.body = content
}

/** Status 0 breaks the connection. */
function send(ctx: Context, { status, body, headers = {} }: Reply) {
  if (status === 0) return void ctx.res.destroy()
  answerWith(ctx, 'json', JSON.stringify(body))
  ctx.status = status
  ctx.set(headers)
}

async function sendFile(ctx: Context, site: object, rebuilt: ReadonlyMap<string, Rewrite>) {
  const isPage = !extname(ctx.path)
  const route = ctx.path === '/' ? '/index' : ctx.path.replace(/^\/results\/.*/, '/results/_')
  const page = existsSync(join(SITE, `${route}.html`)) ? `${route}.html` : '/404.html'
  const wanted = isPage ? page : ctx.path
  const built = await readFile(join(SITE, wanted)).catch(() => null)
  if (!built) return
  const rewrite = rebuilt.get(wanted)
  const content = rewrite ? rewrite(built.toString()) : built
  if (wanted === '/404.html') ctx.status = 404
  ctx.set('Content-Security-Policy', POLICY)
  ctx.type = extname(wanted)
  ctx.body = isPage
    ? content.toString().replace(/(<script id="site"[^>]*>)\s*{}/, `$1${JSON.stringify(site)}`)
    : content
}
