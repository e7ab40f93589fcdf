import { renderPdf } from './deeds.ts'

/** Draws the PDFs of a purchase that the object store has lost. */
export async function drawAnew(purchaseId: string): Promise<void> {
  await renderPdf(purchaseId)
}
