import { Refusal } from '../../domain/shop/errors.ts'
import type { Paper } from '../../domain/program/units.ts'
import { Program } from '../../storage/entities/program.ts'
import { EDITION_OF } from '../../storage/programs.ts'
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
  const kept = async (edition: Paper): Promise<Pdf | null> => {
    const { pdf, sha256 } = await storedEdition(edition)
    const bytes = pdf ?? (sha256 && (await objects.get(sha256)))
    return bytes && sha256 ? { pdf: bytes, sha256 } : null
  }

  /** @throws {Refusal} NOT_FOUND until the program is ready */
  async function storedEdition(edition: Paper): Promise<{ pdf: Buffer | null; sha256: string | null }> {
    const pdf = EDITION_OF[edition]
    const hash = `${pdf}Sha256` as const
    // The other editions are just as large, so only this one is read.
    const program = await database.fork().findOneOrFail(Program, { id }, { fields: [pdf, hash, 'pdfSha256'] })
    if (!program.pdfSha256) throw new Refusal('NOT_FOUND', PREPARING)
    const { [pdf]: bytes, [hash]: sha256 } = program
    return { pdf: bytes ? Buffer.from(bytes) : null, sha256: sha256 ?? null }
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
