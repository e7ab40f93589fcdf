import type { Browser, Page } from 'playwright-core'
import { openPage } from './browser.ts'
import { startFakeGateway, type FakeGateway } from './fake-gateway.ts'

export interface Visit {
  path: string
  /** What the gateway says, where it is not the usual. */
  gateway?: (gateway: FakeGateway) => void
  /** What happens in the browser before the address is opened. */
  browser?: (page: Page) => Promise<unknown>
}

/** Somebody opens an address, with a gateway of their own. */
export async function visit(browser: Browser, { path, gateway: prepare, browser: arrange }: Visit) {
  const gateway = await startFakeGateway()
  prepare?.(gateway)
  const page = await openPage(browser)
  await arrange?.(page)
  await page.goto(gateway.url + path)
  return {
    gateway,
    page,
    async [Symbol.asyncDispose]() {
      await page.context().close()
      await gateway[Symbol.asyncDispose]()
    },
  }
}

/** From here on the page's clock stands still until the test lets it run. */
export const stopTheClock = (page: Page) => page.clock.install()
