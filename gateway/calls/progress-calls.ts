import { Readable } from 'node:stream'
import type { Context } from 'koa'
import type { Progress } from '../../domain/shop/progress.ts'
import { Refusal } from '../../domain/shop/errors.ts'
import { FINAL_STAGES } from '../../domain/shop/stage.ts'
import { setLogPurchase } from '../../platform/observability/log.ts'
import { Checkout, Program } from '../../storage/entities.ts'
import { purchaseIdOf } from '../../workflows/purchase-id.ts'
import { abortedBy } from '../http/aborted-by.ts'
import { idIn, type Handlers } from '../http/routes.ts'
import { networkOf } from '../http/network-of.ts'
import { type ProgressKey, progressOf } from '../progress/progress-of.ts'
import { progressWatch } from '../progress/progress-watch.ts'
import { proofOf } from '../purchase/proof.ts'
import { streamPlaces } from '../http/stream-places.ts'
import type { GatewayTools } from '../tools.ts'
import { usualTime } from '../progress/usual-time.ts'

const SAY_SOMETHING_EVERY_MS = 15_000

/** The progress of a purchase, as JSON or as server-sent events until nothing more happens. */
export function progressCalls({ database, leaving }: Pick<GatewayTools, 'database' | 'leaving'>) {
  const usually = usualTime(database)
  const watch = progressWatch(database, usually)
  const places = streamPlaces()

  async function answer(ctx: Context, key: ProgressKey): Promise<Progress | null> {
    const [found] = await progressOf(database.fork(), [key], usually())
    if (!found) throw new Refusal('NOT_FOUND')
    setLogPurchase(found.purchaseId)
    const now = found.progress
    const isStream = ctx.accepts('application/json', 'text/event-stream') === 'text/event-stream'
    // A caller who hung up meanwhile has closed already, and would never give a place back.
    if (!isStream || ctx.res.closed) return now
    const giveBack = places.take(networkOf(ctx.ip))
    ctx.res.once('close', giveBack)
    ctx.set('X-Accel-Buffering', 'no')
    ctx.type = 'text/event-stream'
    const hungUp = abortedBy(ctx, leaving)
    ctx.body = Readable.from(events(now, () => watch.next(key, hungUp), hungUp))
    return null
  }

  return {
    readSurveyProgress: async (ctx) => {
      const surveyId = idIn(ctx)
      // A purchase has no survey until it is paid. Until then only the order tells what
      // became of its checkout.
      const checkouts = await database.fork().find(Checkout, { surveyId }, { fields: ['order'] })
      const purchases = checkouts.map(({ order }) => purchaseIdOf('stripe', order))
      return answer(ctx, { surveys: [surveyId], purchases })
    },

    readProgramProgress: async (ctx) => {
      const program = await database.fork().findOne(Program, { id: idIn(ctx) }, { fields: ['purchaseId'] })
      if (!program) throw new Refusal('NOT_FOUND')
      return answer(ctx, { surveys: [], purchases: [program.purchaseId] })
    },

    readOwnProgress: (ctx) => answer(ctx, proofOf(ctx)),
  } satisfies Partial<Handlers>
}

async function* events(
  now: Progress,
  next: () => Promise<Progress | null>,
  signal: AbortSignal,
): AsyncGenerator<string> {
  let progress: Progress | null = now
  let last = ''
  let saidAt = 0
  while (!signal.aborted) {
    const data = JSON.stringify(progress)
    const isQuiet = data === last
    if (!isQuiet || Date.now() - saidAt >= SAY_SOMETHING_EVERY_MS) {
      yield isQuiet ? ': still here\n\n' : `event: progress\ndata: ${data}\n\n`
      saidAt = Date.now()
    }
    if (!progress || FINAL_STAGES.includes(progress.stage)) return
    last = data
    // A PostgreSQL outage ends no stream: the last reported progress still holds.
    progress = await next().catch(() => progress)
  }
}
