import type Router from '@koa/router'
import type { Middleware } from 'koa'
import { Refusal } from '../domain/errors.ts'

/** A page or a file can be looked at, no more. */
const OF_PAGES = ['GET', 'HEAD']

/**
 * Refuses a method that an address does not take, before anything of the call is read, and answers OPTIONS; both
 * name the methods that it takes in `Allow`.
 * @param routers - every router of the app; what none of them knows is a page
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

/** @returns nothing for an address of the API that does not exist: it is not found, whatever the method */
function methodsAt(path: string, routers: readonly Router[]): readonly string[] {
  const routes = routers.flatMap((router) => router.stack).filter((route) => route.match(path))
  if (routes.length === 0) return path.startsWith('/api/') ? [] : OF_PAGES
  // `/api/programs/generate-direct` is its own address, though it looks like the id of a program.
  const literal = routes.filter((route) => route.paramNames.length === 0)
  return [...new Set((literal.length ? literal : routes).flatMap((route) => route.methods))]
}
