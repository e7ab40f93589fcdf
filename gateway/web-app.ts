import { existsSync } from 'node:fs'
import path from 'node:path'
import send from 'koa-send'
import type { Middleware } from 'koa'
import { Refusal } from '../domain/errors.ts'

const ROOT = path.join(import.meta.dirname, '..', 'dist', 'web')
const YEAR_MS = 365 * 86_400_000

/** Serves the built web app: files as they are, every other page address the app itself. */
export const webApp = (): Middleware => async (ctx, next) => {
  if (ctx.path.startsWith('/api/')) return next()
  if (ctx.method !== 'GET' && ctx.method !== 'HEAD') throw new Refusal('METHOD_NOT_ALLOWED')
  if (!existsSync(path.join(ROOT, 'index.html')))
    throw new Refusal('SERVICE_UNAVAILABLE', 'The web app is not built: npm run build')
  const file = path.extname(ctx.path) ? ctx.path : 'index.html'
  const hashed = file.startsWith('/assets/')
  await send(ctx, file, { root: ROOT, maxAge: hashed ? YEAR_MS : 0, immutable: hashed })
}
