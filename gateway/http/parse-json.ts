import type { Middleware } from 'koa'
import getRawBody from 'raw-body'
import { Refusal } from '../../domain/shop/errors.ts'

const LARGEST_BODY_BYTES = 64 * 1024

declare module 'koa' {
  interface Request {
    /** The parsed JSON of the body; routes validate it. */
    body?: unknown
  }
}

/** Reads a JSON body of bounded size into `ctx.request.body`. A call without a body has none. */
export const parseJson = (): Middleware => async (ctx, next) => {
  const hasBody =
    ctx.request.length !== undefined ? ctx.request.length > 0 : ctx.get('Transfer-Encoding') !== ''
  if (hasBody && ctx.path.startsWith('/api/')) {
    if (!ctx.is('json')) throw new Refusal('UNSUPPORTED_MEDIA_TYPE')
    ctx.request.body = parse((await rawBody(ctx.req)).toString('utf8'))
  }
  await next()
}

/** The exact bytes of a body. @throws {Refusal} PAYLOAD_TOO_LARGE */
export async function rawBody(request: NodeJS.ReadableStream, limit = LARGEST_BODY_BYTES): Promise<Buffer> {
  try {
    return await getRawBody(request, { limit })
  } catch (error) {
    if (error instanceof Error && 'type' in error && error.type === 'entity.too.large')
      throw new Refusal('PAYLOAD_TOO_LARGE', undefined, { cause: error })
    throw new Refusal('INVALID_REQUEST', 'The request body is incomplete.', { cause: error })
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text, storable)
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw new Refusal('INVALID_REQUEST', 'The body is not valid JSON.', { cause: error })
  }
}

/** PostgreSQL cannot store NUL or half a surrogate pair, and nobody types them. */
function storable(_key: string, value: unknown): unknown {
  if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed()))
    throw new Refusal('INVALID_REQUEST', 'The text has a character that cannot be stored.')
  return value
}
