import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import escapeHtml from 'escape-html'
import send from 'koa-send'
import type { Middleware } from 'koa'
import { Refusal } from '../../domain/shop/errors.ts'
import { ADDRESS_AT_BUILD, EMAIL_AT_BUILD, type Site } from '../../domain/shop/site.ts'
import { manifestAddress, programManifest, programOfManifest } from './program-manifest.ts'

/** Relative to this file, or to `dist/server` in the build. */
const ROOT = path.join(
  import.meta.dirname,
  '..',
  import.meta.filename.endsWith('.js') ? '' : '../dist',
  'web',
)
const NOT_FOUND = path.join(ROOT, '404.html')
const MANIFEST = '/site.webmanifest'
const YEAR_MS = 365 * 86_400_000
const DAY_MS = 86_400_000
const NO_SETTINGS = /(<script id="site"[^<>]*>)\s*{}\s*(?=<\/script>)/
/** Of no use while their shop is closed; purchases from others are found at `/access`. */
const PAGE_OF = { stripe: '/onboarding', gumroad: '/license' } as const
const INSTEAD = '/access'
export type ShopOfPages = keyof typeof PAGE_OF

/** @param closed - shops that pages do not link to; web/style.css hides what belongs to them */
export function webApp(site: Site, publicUrl: string, closed: readonly ShopOfPages[] = []): Middleware {
  const settings = JSON.stringify(site).replaceAll('<', '\\u003c')
  const closedPages: readonly string[] = closed.map((shop) => PAGE_OF[shop])
  const filledIn = async (file: string) =>
    (await readFile(file, 'utf8'))
      .replaceAll(ADDRESS_AT_BUILD, new URL(publicUrl).origin)
      .replaceAll(EMAIL_AT_BUILD, () => escapeHtml(site.supportEmail))
      .replace(NO_SETTINGS, (_, opening: string) => opening + settings)
      .replace('<html ', `<html data-closed="${closed.join(' ')}" `)

  return async (ctx, next) => {
    if (ctx.path.startsWith('/api/')) return next()
    if (closedPages.includes(ctx.path)) return ctx.redirect(INSTEAD)
    const installed = programOfManifest(ctx.path)
    if (installed) {
      ctx.type = 'application/manifest+json'
      ctx.set('Cache-Control', 'private, no-cache')
      ctx.body = programManifest(await readFile(path.join(ROOT, MANIFEST), 'utf8'), installed)
      return
    }
    const extension = path.extname(ctx.path)
    if (extension && !NAMES_OUR_ADDRESS.test(ctx.path)) {
      const hidden = UNLISTED.has(extension) || !existsSync(path.join(ROOT, path.normalize(ctx.path)))
      if (hidden) throw new Refusal('NOT_FOUND')
      const hashed = ctx.path.startsWith('/assets/')
      // A cached service worker would keep serving the files of an older build.
      if (ctx.path === '/sw.js') ctx.set('Cache-Control', 'no-cache')
      await send(ctx, ctx.path, { root: ROOT, maxAge: hashed ? YEAR_MS : DAY_MS, immutable: hashed })
      return
    }
    if (!existsSync(NOT_FOUND))
      throw new Refusal('SERVICE_UNAVAILABLE', 'The web app is not built: npm run build')
    const wanted = extension ? path.join(ROOT, ctx.path) : pageAt(ctx.path)
    const found = existsSync(wanted)
    ctx.status = found ? 200 : 404
    ctx.type = extension || 'html'
    ctx.set('Cache-Control', 'no-cache')
    const [, program] = RESULTS.exec(ctx.path) ?? []
    // Exactly as the page requests it once its script runs.
    if (program)
      ctx.set('Link', `</api/programs/${program}>; rel=preload; as=fetch; crossorigin=use-credentials`)
    const page = await filledIn(found ? wanted : NOT_FOUND)
    ctx.body = program ? page.replace(MANIFEST, manifestAddress(program)) : page
  }
}

/** Built files other than pages that contain our address. */
const NAMES_OUR_ADDRESS = /^\/(robots\.txt|sitemap\.xml)$/
/** Pages are served by route, compressed files by their original's name, none by its own. */
const UNLISTED = new Set(['.html', '.br', '.gz'])

/** Matches only ids that are safe in a header. */
const RESULTS = /^\/results\/([\w-]+)$/

function pageAt(address: string): string {
  const page = path
    .normalize(address)
    .replace(/(.)\/$/, '$1')
    .replace(/^\/results\/[^/]+$/, '/results/_')
  return path.join(ROOT, `${page === '/' ? 'index' : page}.html`)
}

/** The sources that pages may load from: ourselves, and the configured trackers. */
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
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      upgradeInsecureRequests: null,
    },
  }
}
