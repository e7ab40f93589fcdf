import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { CREDENTIAL_STATES } from '../../web/testing/states/credential-states.ts'
import { PURCHASE_STATES } from '../../web/testing/states/purchase-states.ts'
import { SITE_STATES } from '../../web/testing/states/site-states.ts'
import type { State } from '../../web/testing/states/state.ts'
import { visit } from '../../web/testing/visit.ts'
import escapeHtml from 'escape-html'
import { findChromium, launchChromium } from '../build/browser.ts'
import { buildWeb } from '../build/builds.ts'

// Takes screenshots of every screen in every state and shows them on one page:
// npm run gallery [-- FOLDER [BEGINNING OF A STATE'S NAME]]
const [folder = join('.cache', 'gallery'), wanted = ''] = process.argv.slice(2)
const LOOKS = [
  { viewport: { width: 390, height: 844 }, colorScheme: 'light' },
  { viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
  { viewport: { width: 320, height: 640 }, colorScheme: 'light' },
  { viewport: { width: 1280, height: 800 }, colorScheme: 'light' },
  { viewport: { width: 1280, height: 800 }, colorScheme: 'dark' },
  { viewport: { width: 390, height: 844 }, colorScheme: 'light', forcedColors: 'active' },
] as const satisfies readonly Pick<BrowserContextOptions, 'viewport' | 'colorScheme' | 'forcedColors'>[]
type Look = (typeof LOOKS)[number]
/** Taller pages are split, so that each picture is legible. */
const SLICE = 1700
const MAX_SLICES = 6
const STYLE =
  '<style>body{font:16px sans-serif;margin:2rem}div{display:flex;gap:1rem;overflow-x:auto;align-items:start}img{width:16rem;border:1px solid}</style>'

await buildWeb()
await mkdir(folder, { recursive: true })
const browser = await launchChromium(await findChromium())
const rows: string[] = []
for (const [name, state] of Object.entries({ ...SITE_STATES, ...PURCHASE_STATES, ...CREDENTIAL_STATES })) {
  if (!name.startsWith(wanted)) continue
  const pictures: string[] = []
  for (const look of LOOKS) pictures.push(...(await photograph(name, state, look)))
  rows.push(rowOf(name, state, pictures))
  console.log(`${name}: ${pictures.length} pictures`)
}
await browser.close()
const page = join(folder, 'index.html')
await writeFile(page, `<!doctype html><meta charset="utf-8"><title>Gallery</title>${STYLE}${rows.join('')}`)
console.log(`The gallery of ${rows.length} states is in ${page}`)

/** The picture files, from top to bottom. */
async function photograph(name: string, { act, shows, ...state }: State, look: Look): Promise<string[]> {
  await using visitor = await visit(browser, { ...state, ...look })
  const { page } = visitor
  await act?.(page)
  await page.getByText(shows).first().waitFor()
  await page.evaluate(() => document.fonts.ready)
  const { width } = look.viewport
  const colours = 'forcedColors' in look ? 'forced' : look.colorScheme
  const height = await fullHeight(page)
  const files: string[] = []
  for (let part = 0; part < Math.min(MAX_SLICES, height / SLICE); part++) {
    const file = `${[name, width, colours, ...(part ? [part + 1] : [])].join('-')}.png`
    files.push(file)
    await page.screenshot({
      path: join(folder, file),
      fullPage: true,
      clip: { x: 0, y: part * SLICE, width, height: Math.min(SLICE, height - part * SLICE) },
    })
  }
  return files
}

/** The full height of a page that renders its lower part lazily. */
async function fullHeight(page: Page): Promise<number> {
  for (let last = -1; ;) {
    const height = await page.evaluate(
      () =>
        new Promise<number>((resolve) =>
          requestIdleCallback(() => resolve(document.documentElement.scrollHeight), { timeout: 500 }),
        ),
    )
    if (height === last) return height
    last = height
  }
}

function rowOf(name: string, { path }: State, pictures: readonly string[]): string {
  const images = pictures.map(
    (file) => `<a href="${file}"><img loading="lazy" alt="${file}" src="${file}"></a>`,
  )
  return `<h2 id="${name}">${escapeHtml(name)} <code>${escapeHtml(path)}</code></h2><div>${images.join('')}</div>`
}
