import chromium from '@sparticuz/chromium'
import { chromium as playwright, type Browser } from 'playwright-core'

/** A real Chromium out of an npm package. */
export const openBrowser = async (): Promise<Browser> =>
  playwright.launch({
    executablePath: await chromium.executablePath(),
    args: ['--no-sandbox', '--disable-gpu', '--headless=new'],
  })
