import type { Context, Middleware } from 'koa'
import { Refusal } from '../../domain/shop/errors.ts'

/**
 * Refuses calls that a browser makes from another site's page, since they would carry our cookie. Callers
 * that are not browsers send no Origin and have no cookie to steal.
 */
export const ownOriginOnly =
  (publicUrl: string): Middleware =>
  async (ctx, next) => {
    const origin = ctx.get('Origin')
    const changes = !['GET', 'HEAD', 'OPTIONS'].includes(ctx.method)
    if (changes && origin && origin !== new URL(publicUrl).origin && hostOf(origin) !== ctx.get('Host'))
      throw new Refusal('ORIGIN_REFUSED')
    await next()
  }

/**
 * Whether the caller is our own page, or not a browser. Any page can make a browser send a
 * GET without an Origin.
 */
export const isFromOwnPage = (ctx: Context): boolean =>
  ['', 'same-origin'].includes(ctx.get('Sec-Fetch-Site'))

const hostOf = (origin: string): string => (URL.canParse(origin) ? new URL(origin).host : '')
