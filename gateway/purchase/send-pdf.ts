import type { Context } from 'koa'
import { parse } from 'range-parser'

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
