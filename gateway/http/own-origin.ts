import type { Context, Middleware } from 'koa'
import { Refusal } from '../../domain/shop/errors.ts'

/** Refuses changes from other sites' pages: they carry our cookie. Other callers send no Origin. */
export const ownOriginOnly =
  (publicUrl: string): Middleware =>
  async (ctx, next) => {
    const origin = ctx.get('Origin')
    const changes = !['GET', 'HEAD', 'OPTIONS'].includes(ctx.method)
    if (changes && origin && origin !== new URL(publicUrl).origin && hostOf(origin) !== ctx.get('Host'))
      throw new Refusal('ORIGIN_REFUSED')
    await next()
  }

/** Our own page, or no browser. Any page can make a browser send a GET without an Origin. */
export const isFromOwnPage = (ctx: Context): boolean =>
  ['', 'same-origin'].includes(ctx.get('Sec-Fetch-Site'))

const hostOf = (origin: string): string => (URL.canParse(origin) ? new URL(origin).host : '')
