import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import send from 'koa-send'
import type { Middleware } from 'koa'
import { Refusal } from '../domain/errors.ts'

const ROOT = path.join(import.meta.dirname, '..', 'dist', 'web')
const INDEX = path.join(ROOT, 'index.html')
const YEAR_MS = 365 * 86_400_000
const NO_SETTINGS = '<script id="site" type="application/json">{}</script>'

/** What pages know of this installation; empty parts load nothing. */
export interface Site {
  supportEmail: string
  analyticsSrc?: string | undefined
  analyticsId?: string | undefined
  adPixelId?: string | undefined
}

/** Serves the built web app: files as they are, every other page address the app itself with the site's settings. */
export function webApp(site: Site): Middleware {
  const settings = JSON.stringify(site).replaceAll('<', '\\u003c')
  return async (ctx, next) => {
    if (ctx.path.startsWith('/api/')) return next()
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') throw new Refusal('METHOD_NOT_ALLOWED')
    if (path.extname(ctx.path)) {
      if (!existsSync(path.join(ROOT, path.normalize(ctx.path)))) throw new Refusal('NOT_FOUND')
      const hashed = ctx.path.startsWith('/assets/')
      await send(ctx, ctx.path, { root: ROOT, maxAge: hashed ? YEAR_MS : 0, immutable: hashed })
      return
    }
    if (!existsSync(INDEX))
      throw new Refusal('SERVICE_UNAVAILABLE', 'The web app is not built: npm run build')
    ctx.type = 'html'
    ctx.set('Cache-Control', 'no-cache')
    ctx.body = (await readFile(INDEX, 'utf8')).replace(
      NO_SETTINGS,
      () => `<script id="site" type="application/json">${settings}</script>`,
    )
  }
}

/** Where pages may load from: ourselves, and the trackers that are configured. */
export function pagesMayLoad({ analyticsSrc, adPixelId }: Site) {
  const analytics = analyticsSrc ? [new URL(analyticsSrc).origin] : []
  const pixel = adPixelId ? ['https://www.facebook.com'] : []
  return {
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...analytics],
      connectSrc: ["'self'", ...analytics],
      imgSrc: ["'self'", 'data:', ...pixel],
      styleSrc: ["'self'", "'unsafe-inline'"],
      objectSrc: ["'none'"],
      baseUri: ["'self'"],
      frameAncestors: ["'none'"],
      upgradeInsecureRequests: null,
    },
  }
}
