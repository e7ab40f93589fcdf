import type { EntityManager } from '@mikro-orm/postgresql'
import { Context } from '@temporalio/activity'
import type { Paper } from '../domain/program/units.ts'
import { singleFlight } from '../purchases/single-flight.ts'
import { keyOf } from '../platform/objects/objects.ts'
import { Program, Purchase } from '../storage/entities.ts'
import { expectObject } from '../storage/loose-objects.ts'
import { HASH_OF, markLaidOut, storeEdition } from '../storage/programs.ts'
import type { Activities } from './activities.ts'
import type { PdfJob } from './pdf/drawing/drawing.tsx'
import { rowsMissing } from './rows-missing.ts'
import type { Tools } from './tools.ts'

/** A dead worker is noticed within the heartbeat timeout, even while programs wait in the queue. */
const HEARTBEAT_EVERY_MS = 4_000

type Rendering = Pick<Tools, 'database' | 'objects' | 'drawPdf' | 'links'>

const DRAWN_AS: Readonly<Record<Paper, Pick<PdfJob, 'paper' | 'units' | 'isCards'>>> = {
  a4: { paper: 'A4' },
  letter: { paper: 'LETTER' },
  'phone-kg': { paper: 'PHONE', units: 'kg' },
  'phone-lb': { paper: 'PHONE', units: 'lb' },
  'cards-a4': { paper: 'A4', isCards: true },
  'cards-letter': { paper: 'LETTER', isCards: true },
}

/**
 * Renders one edition of the program's PDF and stores it; A4 makes the program ready. Idempotent: the same
 * program gives the same bytes, and an edition that is already in the object store is not drawn again. If a
 * busy machine misses heartbeats, the next attempt joins the drawing that is already queued. A cancelled
 * caller stops waiting; a drawing in progress is still stored if that is allowed.
 */
export function renderPdf(tools: Rendering): Activities['renderPdf'] {
  const drawing = singleFlight<void>()

  /** A different program of the same purchase is drawn separately. */
  async function rendered(purchaseId: string, paper: Paper): Promise<void> {
    const em = tools.database.fork()
    const program = await em.findOne(Program, { purchaseId, outdated: false })
    if (!program) throw rowsMissing()
    const version = `${program.id} ${program.createdAt.getTime()} ${paper}`
    return drawing(version, () => render(em, program, paper, tools))
  }

  return async (purchaseId, paper = 'a4') => {
    const context = Context.current()
    const alive = setInterval(context.heartbeat, HEARTBEAT_EVERY_MS)
    try {
      await Promise.race([rendered(purchaseId, paper), context.cancelled])
    } finally {
      clearInterval(alive)
    }
  }
}

async function render(
  em: EntityManager,
  program: Program,
  paper: Paper,
  { objects, drawPdf, links }: Omit<Rendering, 'database'>,
): Promise<void> {
  const stored = program[HASH_OF[paper]]
  if (!stored || !(await objects.get(stored))) {
    const { isTest } = await em.findOneOrFail(Purchase, { id: program.purchaseId })
    const pdf = await drawPdf({
      name: program.name,
      createdAt: program.createdAt,
      program: program.generated,
      isTest,
      resultsUrl: links.results(program.id),
      ...DRAWN_AS[paper],
    })
    const key = keyOf(pdf)
    await expectObject(em, key)
    await objects.put(key, pdf)
    await storeEdition(em, program, paper, key)
  }
  if (paper === 'a4') await markLaidOut(em, program)
}
