import { createHash } from 'node:crypto'
import { Program } from '../storage/entities/program.ts'
import { Purchase } from '../storage/entities/purchase.ts'
import type { Activities } from './activities.ts'
import { renderProgramPdf } from './pdf/render.ts'
import type { Tools } from './tools.ts'

/** Renders the program's PDF and stores it with the program. Idempotent: the same program gives the same bytes. */
export const renderPdf =
  ({ database }: Pick<Tools, 'database'>): Activities['renderPdf'] =>
  async (purchaseId) => {
    const em = database.fork()
    const purchase = await em.findOneOrFail(Purchase, { id: purchaseId })
    if (purchase.pdfReadyAt) return
    const program = await em.findOneOrFail(Program, { purchaseId })
    const pdf = await renderProgramPdf({
      name: program.name,
      createdAt: program.createdAt,
      program: program.generated,
      isTest: purchase.isTest,
    })
    program.pdf = pdf
    program.pdfSha256 = createHash('sha256').update(pdf).digest('hex')
    purchase.pdfReadyAt = new Date()
    await em.flush()
  }
