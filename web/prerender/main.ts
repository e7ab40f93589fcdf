import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { circleIn, Manifest, screenPaths, scriptsOf, scriptsOfEntry } from './chunks.ts'
import { drawPage, drawShell } from './draw.tsx'
import { writeFirstFonts } from './first-fonts.ts'
import { headOf, NOT_FOUND, ONBOARDING, type Page, PUBLIC_PAGES } from './pages.ts'
import { RESULTS, writeServiceWorker } from './offline.ts'
import { generationPage } from '../../domain/shop/pages.ts'
import { ADDRESS_AT_BUILD } from '../../domain/shop/site.ts'

// Turns the output of Vite into one HTML file per route. Draws public pages and the first question in full.
// The others get a frame, and their code is preloaded.
// Usage: node --import tsx web/prerender/main.ts FOLDER
const [, , site = ''] = process.argv
const template = await readFile(join(site, 'index.html'), 'utf8')
const manifestFile = join(site, '.vite', 'manifest.json')
const manifest = Manifest.parse(JSON.parse(await readFile(manifestFile, 'utf8')))
await rm(dirname(manifestFile), { recursive: true })
const circle = circleIn(manifest)
if (circle) throw new Error(`Scripts import each other in a circle: ${circle.join(' → ')}`)

/** Where a buyer comes back from the checkout. */
const GENERATION = '/programgeneration'
const TITLE = '<title>Eightfold</title>'
const ROOT = '<div id="root"></div>'
const STYLES = /<link rel="stylesheet"[^>]*href="\/(.+?)">/
const ENTRY_PRELOADS = /\s*<link rel="modulepreload"[^>]*>/g
const NOINDEX = '<meta name="robots" content="noindex" />'
/** External search engines never see it, but a browser's own list of pages may. */
const OWN_PAGE =
  '<meta name="description" content="A page of your own purchase: an 8-week strength program by Eightfold." />'
const NEEDS_SCRIPT =
  '<noscript><p class="p-8">This page needs JavaScript to ask you questions and to write your program.</p></noscript>'

const firstFonts = await writeFirstFonts(site, manifest)
const styles = (await readFile(join(site, STYLES.exec(template)?.[1] ?? ''), 'utf8')) + firstFonts.styles
const early = (files: readonly string[]) =>
  files.map((file) => `<link rel="modulepreload" href="/${file}" fetchpriority="low" crossorigin />`)
/** What every page preloads. */
const usual = [
  ...firstFonts.files.map(
    (file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin />`,
  ),
  ...early(scriptsOfEntry(manifest)),
]

/** Where the gateway looks for a page. An underscore stands for an id. */
const fileOf = (path: string) => join(site, `${path === '/' ? 'index' : path.replace(/:\w+/, '_')}.html`)

/** @param head - what the page says about itself, tag by tag */
async function writePage(path: string, head: readonly string[], root: string) {
  await mkdir(dirname(fileOf(path)), { recursive: true })
  const html = template
    .replaceAll(ENTRY_PRELOADS, '')
    .replace(TITLE, () => [...head, ...usual].join('\n    '))
    // Saves a round trip before the first words appear.
    .replace(STYLES, () => `<style>${styles}</style>`)
    .replace(ROOT, () => root)
  await writeFile(fileOf(path), html)
}

async function writeDrawn(path: string, head: readonly string[], isText = false) {
  const mark = isText ? ' data-text="true"' : ''
  await writePage(path, head, `<div id="root"${mark}>${await drawPage(path)}</div>`)
}

async function writeShell(path: string) {
  // These pages show what is coming while a program is on its way, the second as for a buyer back from the checkout.
  const drawn =
    path === RESULTS
      ? await drawPage(path)
      : path === GENERATION
        ? await drawPage(generationPage('buyer@example.com'))
        : await drawShell(path)
  const root = `<div id="root" data-shell="true">${drawn}</div>${NEEDS_SCRIPT}`
  const scripts = path === RESULTS ? [] : early(scriptsOf(path, manifest))
  await writePage(path, [TITLE, NOINDEX, OWN_PAGE, ...scripts], root)
}

/**
 * Drawn for first-time visitors; the browser redraws it for others. The app loads after the visible content.
 */
async function writeForNewcomers(page: Page) {
  const root = `${NEEDS_SCRIPT}<div id="root" data-newcomers="true">${await drawPage(page.path)}</div>`
  await writePage(page.path, headOf(page), root)
}

const drawn = new Set(PUBLIC_PAGES.map(({ path }) => path))
for (const page of PUBLIC_PAGES) await writeDrawn(page.path, headOf(page), page.isText)
await writeDrawn(NOT_FOUND, ['<title>Page not found · Eightfold</title>', NOINDEX], true)
await writeForNewcomers(ONBOARDING)
for (const path of screenPaths()) if (!drawn.has(path) && path !== ONBOARDING.path) await writeShell(path)
await writeServiceWorker(site, manifest, firstFonts.files)

const listed = [...drawn, ONBOARDING.path].map((path) => `  <url><loc>${ADDRESS_AT_BUILD}${path}</loc></url>`)
await writeFile(
  join(site, 'sitemap.xml'),
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${listed.join('\n')}\n</urlset>\n`,
)
