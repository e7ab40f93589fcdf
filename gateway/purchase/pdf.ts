import type { Context } from 'koa'
import { parse } from 'range-parser'
import { PAPER_OF, PAPERS, UNITS, usualUnits, type Paper, type Units } from '../../domain/program/units.ts'
import { Refusal } from '../../domain/shop/errors.ts'
import { Program } from '../../storage/entities.ts'
import { HASH_OF } from '../../storage/programs.ts'
import type { GatewayTools } from '../tools.ts'

/** As `?units=` says. Default: those of the program, or the usual ones where the browser's first language is spoken. */
export function unitsFor(ctx: Context, { generated: { overview } }: Pick<Program, 'generated'>): Units {
  ctx.vary('Accept-Language')
  const named = UNITS.find((units) => units === ctx.query['units'])
  return named ?? overview.units ?? usualUnits(ctx.get('Accept-Language').split(/[,;]/)[0] ?? '')
}

/** As `?paper=` says. Default: the one for the usual units. */
export function paperFor(ctx: Context, program: Pick<Program, 'generated'>): Paper {
  const usual = PAPER_OF[unitsFor(ctx, program)]
  return PAPERS.find((paper) => paper === ctx.query['paper']) ?? usual
}

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

/** A bit of range-parser's code. */
const MALFORMED = 1

const FILE_NAME = 'eightfold-8-week-program.pdf'

/** Sends the PDF, whole or in the one requested range. The ETag is the hash of its bytes. */
export function sendPdf(ctx: Context, pdf: Buffer, sha256: string): void {
  ctx.set('Cache-Control', 'private, no-store')
  ctx.set('Accept-Ranges', 'bytes')
  ctx.set('Content-Disposition', `inline; filename="${FILE_NAME}"`)
  ctx.etag = sha256
  ctx.type = 'application/pdf'
  ctx.status = 200
  if (ctx.fresh) {
    ctx.status = 304
    return
  }
  const asked = ctx.get('Range')
  const stillTheSame = !ctx.get('If-Range') || ctx.get('If-Range') === `"${sha256}"`
  const { code, type, ranges } = parse(pdf.length, asked)
  const isUnderstood = stillTheSame && type === 'bytes' && !(code & MALFORMED)
  const [range, ...others] = isUnderstood ? ranges : []
  if (isUnderstood && !range) {
    ctx.status = 416
    ctx.set('Content-Range', `bytes */${pdf.length}`)
    ctx.body = ''
    return
  }
  if (!range || others.length) {
    ctx.body = pdf
    return
  }
  ctx.status = 206
  ctx.set('Content-Range', `bytes ${range.start}-${range.end}/${pdf.length}`)
  ctx.body = pdf.subarray(range.start, range.end + 1)
}
