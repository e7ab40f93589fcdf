import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { startFakeGateway, type FakeGateway } from './fake-gateway.ts'

const WAIT_MS = 10_000

export interface Visit extends Pick<BrowserContextOptions, 'viewport' | 'colorScheme'> {
  path: string
  /** What the gateway says, where it is not the usual. */
  gateway?: (gateway: FakeGateway) => void
  /** What happens in the browser before the address is opened. */
  browser?: (page: Page) => Promise<unknown>
}

/** Somebody opens an address, with a gateway of their own: on a phone in portrait, unless told otherwise. */
export async function visit(browser: Browser, { path, gateway: prepare, browser: arrange, ...look }: Visit) {
  const gateway = await startFakeGateway()
  prepare?.(gateway)
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
    ...look,
  })
  context.setDefaultTimeout(WAIT_MS)
  const page = await context.newPage()
  await arrange?.(page)
  await page.goto(gateway.url + path)
  return {
    gateway,
    page,
    async [Symbol.asyncDispose]() {
      await context.close()
      await gateway[Symbol.asyncDispose]()
    },
  }
}

/** From here on the page's clock stands still until the test lets it run. */
export const stopTheClock = (page: Page) => page.clock.install()
