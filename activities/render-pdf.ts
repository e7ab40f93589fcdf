import { createHash } from 'node:crypto'
import { Context } from '@temporalio/activity'
import type { Units } from '../domain/units.ts'
import { Program } from '../storage/entities/program.ts'
import { Purchase } from '../storage/entities/purchase.ts'
import type { Activities } from './activities.ts'
import type { PdfJob } from './pdf/job.ts'
import type { Tools } from './tools.ts'

/** A worker that is gone shows within the heartbeat timeout, also while programs wait in line. */
const HEARTBEAT_EVERY_MS = 4_000

const sha256 = (pdf: Uint8Array): string => createHash('sha256').update(pdf).digest('hex')

type Rendering = Pick<Tools, 'database' | 'drawPdf' | 'links' | 'log'>

/**
 * Renders the program's PDF on both papers and stores them with it, which makes it ready; then those for a phone.
 * Idempotent: the same program gives the same bytes, and what is stored is not drawn again. A
 * busy machine misses heartbeats, and the attempt that follows joins the one whose drawing already stands in the line.
 */
export function renderPdf(tools: Rendering): Activities['renderPdf'] {
  const underWay = new Map<string, Promise<void>>()

  function rendered(purchaseId: string): Promise<void> {
    const known = underWay.get(purchaseId)
    if (known) return known
    const rendering = render(purchaseId, tools).finally(() => underWay.delete(purchaseId))
    underWay.set(purchaseId, rendering)
    return rendering
  }

  return async (purchaseId) => {
    const alive = setInterval(Context.current().heartbeat, HEARTBEAT_EVERY_MS)
    try {
      await rendered(purchaseId)
    } finally {
      clearInterval(alive)
    }
  }
}

async function render(purchaseId: string, { database, drawPdf, links, log }: Rendering): Promise<void> {
  const em = database.fork()
  const purchase = await em.findOneOrFail(Purchase, { id: purchaseId })
  const program = await em.findOneOrFail(Program, { purchaseId })
  const job: PdfJob = {
    name: program.name,
    createdAt: program.createdAt,
    program: program.generated,
    isTest: purchase.isTest,
    resultsUrl: links.results(program.id),
  }
  if (!purchase.pdfReadyAt) {
    const [a4, letter] = await Promise.all([drawPdf(job), drawPdf({ ...job, paper: 'LETTER' })])
    program.pdf = a4
    program.pdfSha256 = sha256(a4)
    program.pdfLetter = letter
    program.pdfLetterSha256 = sha256(letter)
    purchase.pdfReadyAt = new Date()
    await em.flush()
  }
  if (program.pdfPhoneLbSha256) return
  const drawForPhone = (units: Units) => drawPdf({ ...job, paper: 'PHONE', units })
  const drawn = await Promise.all([drawForPhone('kg'), drawForPhone('lb')]).catch((error: unknown) => {
    // The edition for paper is sent in its place: the mail must not wait for it.
    log.warn({ err: error, purchaseId }, 'the edition for a phone could not be drawn')
  })
  if (!drawn) return
  const [kg, lb] = drawn
  program.pdfPhoneKg = kg
  program.pdfPhoneKgSha256 = sha256(kg)
  program.pdfPhoneLb = lb
  program.pdfPhoneLbSha256 = sha256(lb)
  await em.flush()
}
