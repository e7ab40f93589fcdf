import type { EntityManager } from '@mikro-orm/postgresql'
import { Context } from '@temporalio/activity'
import { keyOf } from '../objects/objects.ts'
import { Program } from '../storage/entities/program.ts'
import { Purchase } from '../storage/entities/purchase.ts'
import { expectObject } from '../storage/loose-objects.ts'
import { type Edition, markLaidOut, storeEdition } from '../storage/programs.ts'
import type { Activities } from './activities.ts'
import type { PdfJob } from './pdf/job.ts'
import { rowsMissing } from './rows-missing.ts'
import type { Tools } from './tools.ts'

/** A worker that is gone shows within the heartbeat timeout, also while programs wait in line. */
const HEARTBEAT_EVERY_MS = 4_000

type Rendering = Pick<Tools, 'database' | 'objects' | 'drawPdf' | 'links' | 'log'>

/**
 * Renders the program's PDF on both papers and stores each as it is drawn, which makes it ready; then those for a phone.
 * Idempotent: the same program gives the same bytes, and what the object store has is not drawn again. A busy machine misses
 * heartbeats, and the attempt that follows joins the one whose drawing already stands in the line. Who is cancelled
 * stops waiting; what is being drawn then is stored if it still may be.
 */
export function renderPdf(tools: Rendering): Activities['renderPdf'] {
  const underWay = new Map<string, Promise<void>>()

  /** Another program of the same purchase is another drawing. */
  async function rendered(purchaseId: string): Promise<void> {
    const em = tools.database.fork()
    const program = await em.findOne(Program, { purchaseId, outdated: false })
    if (!program) throw rowsMissing()
    const version = `${program.id} ${program.createdAt.getTime()}`
    const known = underWay.get(version)
    if (known) return known
    const rendering = render(em, program, tools).finally(() => underWay.delete(version))
    underWay.set(version, rendering)
    return rendering
  }

  return async (purchaseId) => {
    const context = Context.current()
    const alive = setInterval(context.heartbeat, HEARTBEAT_EVERY_MS)
    try {
      await Promise.race([rendered(purchaseId), context.cancelled])
    } finally {
      clearInterval(alive)
    }
  }
}

async function render(
  em: EntityManager,
  program: Program,
  { objects, drawPdf, links, log }: Omit<Rendering, 'database'>,
): Promise<void> {
  const { purchaseId } = program
  const { isTest } = await em.findOneOrFail(Purchase, { id: purchaseId })
  const job: PdfJob = {
    name: program.name,
    createdAt: program.createdAt,
    program: program.generated,
    isTest,
    resultsUrl: links.results(program.id),
  }
  const draw = async (edition: Edition, how: Partial<PdfJob>) => {
    const stored = program[`${edition}Sha256`]
    if (stored && (await objects.get(stored))) return
    const pdf = await drawPdf({ ...job, ...how })
    const key = keyOf(pdf)
    await expectObject(em, key)
    await objects.put(key, pdf)
    await storeEdition(em, program, edition, key)
  }
  const [failure] = await failuresOf([draw('pdf', {}), draw('pdfLetter', { paper: 'LETTER' })])
  if (failure) throw failure
  await markLaidOut(em, program)
  const forPhone = [
    draw('pdfPhoneKg', { paper: 'PHONE', units: 'kg' }),
    draw('pdfPhoneLb', { paper: 'PHONE', units: 'lb' }),
  ]
  // The edition for paper is sent in their place: the mail must not wait for them.
  for (const err of await failuresOf(forPhone)) log.warn({ err }, 'an edition for a phone could not be drawn')
}

/** What failed, once all have ended. */
async function failuresOf(drawings: readonly Promise<void>[]): Promise<unknown[]> {
  const ended = await Promise.allSettled(drawings)
  return ended.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
}
