import { Refusal } from '../../domain/shop/errors.ts'
import type { Paper } from '../../domain/program/units.ts'
import { Program } from '../../storage/entities.ts'
import { HASH_OF } from '../../storage/programs.ts'
import type { GatewayTools } from '../tools.ts'

/** Drawing one edition takes half a second, but under load each request waits in a queue. */
const DRAWN_WITHIN_MS = 20_000

const PREPARING = 'Your PDF is still being prepared. Please try again in a moment.'

interface Pdf {
  pdf: Buffer
  sha256: string
}

/**
 * The PDF of a program. An edition is drawn on its first request, and again if the object store has lost it.
 * If that takes too long, the A4 edition is sent instead: it was drawn before the program was ready.
 * @throws {Refusal} NOT_FOUND until the program is ready, SERVICE_UNAVAILABLE if there is no PDF in time
 */
export async function pdfOf(
  {
    database,
    objects,
    purchases,
  }: Pick<GatewayTools, 'database' | 'objects'> & { purchases: Pick<GatewayTools['purchases'], 'redrawPdf'> },
  { id, purchaseId }: Pick<Program, 'id' | 'purchaseId'>,
  paper: Paper,
  signal: AbortSignal,
): Promise<Pdf> {
  /** @throws {Refusal} NOT_FOUND until the program is ready */
  async function kept(edition: Paper): Promise<Pdf | null> {
    const hash = HASH_OF[edition]
    const fields = [hash, 'pdfSha256'] as const
    const { pdfSha256, [hash]: sha256 } = await database.fork().findOneOrFail(Program, { id }, { fields })
    if (!pdfSha256) throw new Refusal('NOT_FOUND', PREPARING)
    const pdf = sha256 && (await objects.get(sha256))
    return pdf ? { pdf, sha256 } : null
  }

  const found = await kept(paper)
  if (found) return found
  const drawing = purchases.redrawPdf(
    purchaseId,
    paper,
    AbortSignal.any([signal, AbortSignal.timeout(DRAWN_WITHIN_MS)]),
  )
  const failed: unknown = await drawing.then(() => null).catch((error: unknown) => error)
  const sent = (failed ? null : await kept(paper)) ?? (await kept('a4'))
  if (sent) return sent
  throw failed ?? new Refusal('SERVICE_UNAVAILABLE')
}
