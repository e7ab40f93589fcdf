import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fontsOf, Manifest, screenPaths, scriptsOf } from './chunks.ts'
import { draw } from './draw.tsx'
import { headOf } from './head.ts'
import { NOT_FOUND, ORIGIN, PUBLIC_PAGES } from './pages.ts'

// Turns what Vite built into one HTML file for each address: public pages drawn, the others empty, each with what it
// needs asked for early. node --import tsx web/prerender/main.ts FOLDER
const [, , site = ''] = process.argv
const template = await readFile(join(site, 'index.html'), 'utf8')
const manifestFile = join(site, '.vite', 'manifest.json')
const manifest = Manifest.parse(JSON.parse(await readFile(manifestFile, 'utf8')))
await rm(dirname(manifestFile), { recursive: true })

const TITLE = '<title>Eightfold</title>'
const ROOT = '<div id="root"></div>'

const preloads = (path: string) =>
  [
    ...fontsOf(manifest).map(
      (file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin />`,
    ),
    ...scriptsOf(path, manifest).map((file) => `<link rel="modulepreload" href="/${file}" crossorigin />`),
  ].join('\n    ')

/** Where the gateway looks for a page: an underscore stands for an id. */
const fileOf = (path: string) => join(site, `${path === '/' ? 'index' : path.replace(/:\w+/, '_')}.html`)

async function writePage(path: string, head: string, content: string) {
  await mkdir(dirname(fileOf(path)), { recursive: true })
  const html = template
    .replace(TITLE, () => `${head}\n    ${preloads(path)}`)
    .replace(ROOT, () => `<div id="root">${content}</div>`)
  await writeFile(fileOf(path), html)
}

const noindex = '<meta name="robots" content="noindex" />'
const drawn = new Set(PUBLIC_PAGES.map(({ path }) => path))
for (const page of PUBLIC_PAGES) await writePage(page.path, headOf(page), await draw(page.path))
await writePage(NOT_FOUND, `<title>Page not found · Eightfold</title>\n    ${noindex}`, await draw(NOT_FOUND))
for (const path of screenPaths())
  if (!drawn.has(path)) await writePage(path, path === '/onboarding' ? TITLE : `${TITLE}\n    ${noindex}`, '')

const listed = [...drawn, '/onboarding'].map((path) => `  <url><loc>${ORIGIN}${path}</loc></url>`)
await writeFile(
  join(site, 'sitemap.xml'),
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${listed.join('\n')}\n</urlset>\n`,
)
