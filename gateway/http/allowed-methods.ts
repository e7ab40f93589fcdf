import type Router from '@koa/router'
import type { Middleware } from 'koa'
import { Refusal } from '../../domain/shop/errors.ts'

/** Pages and files are read-only. */
const OF_PAGES = ['GET', 'HEAD']

/**
 * Refuses unsupported methods before reading anything else, and answers OPTIONS, both with `Allow`.
 * @param routers - every router of the app; a path that none of them knows is a page
 */
export const allowedMethods =
  (routers: readonly Router[]): Middleware =>
  async (ctx, next) => {
    const allowed = methodsAt(ctx.path, routers)
    if (allowed.length === 0 || allowed.includes(ctx.method)) return next()
    ctx.set('Allow', [...allowed, 'OPTIONS'].join(', '))
    if (ctx.method !== 'OPTIONS') throw new Refusal('METHOD_NOT_ALLOWED')
    ctx.status = 204
  }

/** @returns none for an API path that does not exist: that is a 404, whatever the method */
function methodsAt(path: string, routers: readonly Router[]): readonly string[] {
  const routes = routers.flatMap((router) => router.stack).filter((route) => route.match(path))
  if (routes.length === 0) return path.startsWith('/api/') ? [] : OF_PAGES
  // `/api/programs/generate-direct` is a path of its own, although it matches the id of a program.
  const literal = routes.filter((route) => route.paramNames.length === 0)
  return [...new Set((literal.length ? literal : routes).flatMap((route) => route.methods))]
}
