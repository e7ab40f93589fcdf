import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { openBrowser, openPage } from './browser.ts'
import { startFakeGateway } from './fake-gateway.ts'
import { STATES, type State } from './states.ts'

// node --import tsx web/testing/shots.ts [name]: photographs every screen and state, for eyes that judge.
const TO = process.env['SHOTS'] ?? join(import.meta.dirname, '../../.cache/shots')
const LOOKS = [
  { width: 390, height: 844, colorScheme: 'light' },
  { width: 390, height: 844, colorScheme: 'dark' },
  { width: 1280, height: 800, colorScheme: 'light' },
] as const
/** Taller pages are cut, so that each picture can be read. */
const SLICE = 1700
const MOST_SLICES = 3

const browser = await openBrowser()

async function take(name: string, state: State, { colorScheme, ...viewport }: (typeof LOOKS)[number]) {
  await using gateway = await startFakeGateway()
  state.gateway?.(gateway)
  const page = await openPage(browser, { viewport, colorScheme })
  await page.goto(gateway.url + state.path)
  await state.act?.(page)
  await page.getByText(state.shows).first().waitFor()
  await page.evaluate(() => document.fonts.ready)
  const tall = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let part = 0; part < Math.min(MOST_SLICES, tall / SLICE); part++) {
    await page.screenshot({
      path: join(TO, `${name}-${viewport.width}-${colorScheme}${part > 0 ? `-${part + 1}` : ''}.png`),
      fullPage: true,
      clip: { x: 0, y: part * SLICE, width: viewport.width, height: Math.min(SLICE, tall - part * SLICE) },
    })
  }
  await page.context().close()
}

mkdirSync(TO, { recursive: true })
const wanted = process.argv[2] ?? ''
for (const [name, state] of Object.entries(STATES)) {
  if (!name.startsWith(wanted)) continue
  for (const look of LOOKS) await take(name, state, look)
}
await browser.close()
