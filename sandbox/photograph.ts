import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { CREDENTIAL_STATES } from '../web/testing/states/credential-states.ts'
import { PURCHASE_STATES } from '../web/testing/states/purchase-states.ts'
import { SITE_STATES } from '../web/testing/states/site-states.ts'
import type { State } from '../web/testing/states/state.ts'
import { visit } from '../web/testing/visit.ts'
import { findChromium, launchChromium } from './browser.ts'
import { buildWeb } from './web-build.ts'

// Photographs every screen in every state, for eyes that judge:
// node --import tsx sandbox/photograph.ts [FOLDER [BEGINNING OF A STATE'S NAME]]
const [folder = join('.cache', 'photographs'), wanted = ''] = process.argv.slice(2)
const LOOKS = [
  { viewport: { width: 390, height: 844 }, colorScheme: 'light' },
  { viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
  { viewport: { width: 320, height: 640 }, colorScheme: 'light' },
  { viewport: { width: 1280, height: 800 }, colorScheme: 'light' },
  { viewport: { width: 1280, height: 800 }, colorScheme: 'dark' },
  { viewport: { width: 390, height: 844 }, colorScheme: 'light', forcedColors: 'active' },
] as const satisfies readonly Pick<BrowserContextOptions, 'viewport' | 'colorScheme' | 'forcedColors'>[]
type Look = (typeof LOOKS)[number]
/** Taller pages are cut, so that each picture can be read. */
const SLICE = 1700
const MOST_SLICES = 6

await buildWeb()
await mkdir(folder, { recursive: true })
const browser = await launchChromium(await findChromium())
for (const [name, state] of Object.entries({ ...SITE_STATES, ...PURCHASE_STATES, ...CREDENTIAL_STATES })) {
  if (!name.startsWith(wanted)) continue
  for (const look of LOOKS) await photograph(name, state, look)
}
await browser.close()

async function photograph(name: string, { act, shows, ...state }: State, look: Look) {
  await using visitor = await visit(browser, { ...state, ...look })
  const { page } = visitor
  await act?.(page)
  await page.getByText(shows).first().waitFor()
  await page.evaluate(() => document.fonts.ready)
  const { width } = look.viewport
  const colours = 'forcedColors' in look ? 'forced' : look.colorScheme
  const height = await fullHeight(page)
  for (let part = 0; part < Math.min(MOST_SLICES, height / SLICE); part++) {
    await page.screenshot({
      path: join(folder, `${[name, width, colours, ...(part ? [part + 1] : [])].join('-')}.png`),
      fullPage: true,
      clip: { x: 0, y: part * SLICE, width, height: Math.min(SLICE, height - part * SLICE) },
    })
  }
}

/** Of a page that draws what is below once it has the time. */
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
