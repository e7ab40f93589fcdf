import type { Browser, BrowserContext, LaunchOptions } from 'playwright-core'
import { findChromium, launchOptions } from './browser.ts'

declare global {
  /** From the test environment. */
  var chromiumOfProcess: (options: LaunchOptions) => Promise<Browser>
}

export type TestBrowser = Pick<Browser, 'newContext' | 'newPage' | 'close'>

/** A real browser. Test files share it: closing it closes what this file opened. */
export async function testBrowser(): Promise<TestBrowser> {
  const shared = await globalThis.chromiumOfProcess(launchOptions(await findChromium()))
  const contexts: BrowserContext[] = []
  const newContext: Browser['newContext'] = async (options) => {
    const context = await shared.newContext(options)
    contexts.push(context)
    return context
  }
  return {
    newContext,
    newPage: async (options) => (await newContext(options)).newPage(),
    close: async () => {
      await Promise.all(contexts.map((context) => context.close()))
    },
  }
}
