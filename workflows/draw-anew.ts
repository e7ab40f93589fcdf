import type { Paper } from '../domain/program/units.ts'
import { renderPdf } from './activities.ts'

/**
 * Draws an edition of a purchase's PDF that is requested for the first time, or that the
 * object store has lost.
 */
export async function drawAnew(purchaseId: string, paper: Paper): Promise<void> {
  await renderPdf(purchaseId, paper)
}
