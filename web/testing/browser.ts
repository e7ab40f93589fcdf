import chromium from '@sparticuz/chromium'
import { chromium as playwright, type Browser, type BrowserContextOptions, type Page } from 'playwright-core'

/** A real Chromium out of an npm package. */
export const openBrowser = async (): Promise<Browser> =>
  playwright.launch({
    executablePath: await chromium.executablePath(),
    args: ['--no-sandbox', '--disable-gpu', '--headless=new'],
  })

const WAIT_MS = 10_000

/** A fresh visitor: a phone in portrait that holds still, unless told otherwise. */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
    ...options,
  })
  context.setDefaultTimeout(WAIT_MS)
  return context.newPage()
}
