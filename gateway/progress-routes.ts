import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import Router from '@koa/router'
import type { FilterQuery } from '@mikro-orm/core'
import type { Context } from 'koa'
import type { Progress } from '../domain/api.ts'
import { Refusal } from '../domain/errors.ts'
import { FINAL_STAGES, type Stage, stageOf } from '../domain/stage.ts'
import type { Database } from '../storage/database.ts'
import { Program } from '../storage/entities/program.ts'
import { Purchase } from '../storage/entities/purchase.ts'
import { factsOf } from '../storage/purchases.ts'
import { abortedBy } from './aborted-by.ts'
import { idIn } from './id-in.ts'
import { proofOf } from './proof.ts'
import type { GatewayTools } from './tools.ts'

const LOOK_EVERY_MS = 400
const SAY_SOMETHING_EVERY_MS = 15_000

const FOR_BUYERS: Record<Stage, string> = {
  'verifying-payment': 'We are confirming your payment.',
  'awaiting-survey': 'Your payment is confirmed. Answer the questionnaire and your program is written.',
  generating: 'Your eight weeks are being written.',
  rendering: 'Your program is written. We are laying out the PDF.',
  emailing: 'Your PDF is ready. The link is on its way to your inbox.',
  delivered: 'Your program is ready. The link is in your inbox.',
  'needs-attention':
    'This takes longer than usual and one of us is looking at it. Your purchase is safe: we will email you the link.',
  refunded: 'This purchase was refunded, so its program is closed.',
  'payment-failed': 'Your payment did not go through. Nothing was charged.',
  abandoned: 'Your payment is confirmed, but the questionnaire was never finished. You can still answer it.',
}

/** The demo mails nobody. */
const FOR_THE_DEMO: Partial<Record<Stage, string>> = {
  emailing: 'Your PDF is ready.',
  delivered: 'Your program is ready.',
  'needs-attention': 'This takes longer than usual. Please come back to this page a little later.',
}

/** How far a purchase has come: as JSON, or as server-sent events until nothing more happens. */
export const progressRoutes = ({ database }: Pick<GatewayTools, 'database'>): Router =>
  new Router({ prefix: '/api' })
    .get('/surveys/:id/progress', (ctx) => answer(ctx, database, { surveyId: idIn(ctx) }))
    .get('/programs/:id/progress', async (ctx) => {
      const program = await database.fork().findOne(Program, { id: idIn(ctx) }, { fields: ['purchaseId'] })
      if (!program) throw new Refusal('NOT_FOUND')
      await answer(ctx, database, { id: program.purchaseId })
    })
    .get('/progress', (ctx) => {
      const { surveys, purchases } = proofOf(ctx)
      return answer(ctx, database, {
        $or: [{ surveyId: { $in: [...surveys] } }, { id: { $in: [...purchases] } }],
      })
    })

async function answer(ctx: Context, database: Database, of: FilterQuery<Purchase>): Promise<void> {
  const now = await progressOf(database, of)
  if (!now) throw new Refusal('NOT_FOUND')
  ctx.set('Cache-Control', 'private, no-store')
  if (ctx.accepts('application/json', 'text/event-stream') !== 'text/event-stream') {
    ctx.body = now
    return
  }
  ctx.set('X-Accel-Buffering', 'no')
  ctx.type = 'text/event-stream'
  ctx.body = Readable.from(events(() => progressOf(database, of), abortedBy(ctx)))
}

async function progressOf(database: Database, of: FilterQuery<Purchase>): Promise<Progress | null> {
  const em = database.fork()
  const purchase = await em.findOne(Purchase, of, { orderBy: { createdAt: 'desc' } })
  if (!purchase) return null
  const program =
    purchase.programWrittenAt && (await em.findOne(Program, { purchaseId: purchase.id }, { fields: ['id'] }))
  const stage = stageOf(factsOf(purchase))
  return {
    stage,
    weeksWritten: purchase.weeksWritten,
    programId: program?.id ?? null,
    message: (purchase.channel === 'demo' && FOR_THE_DEMO[stage]) || FOR_BUYERS[stage],
  }
}

async function* events(read: () => Promise<Progress | null>, signal: AbortSignal): AsyncGenerator<string> {
  let last = ''
  let quietMs = 0
  while (!signal.aborted) {
    const progress = await read()
    const data = JSON.stringify(progress)
    quietMs = data === last ? quietMs + LOOK_EVERY_MS : 0
    if (data !== last) yield `event: progress\ndata: ${data}\n\n`
    else if (quietMs % SAY_SOMETHING_EVERY_MS < LOOK_EVERY_MS) yield ': still here\n\n'
    last = data
    if (!progress || FINAL_STAGES.includes(progress.stage)) return
    await wait(LOOK_EVERY_MS, undefined, { signal }).catch(() => undefined)
  }
}
