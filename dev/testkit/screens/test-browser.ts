import { afterAll, afterEach, beforeAll } from '@jest/globals'
import type { Browser, BrowserContext, LaunchOptions } from 'playwright-core'
import { findChromium, launchOptions } from '../../build/browser.ts'
import { buildWeb } from '../../build/builds.ts'
import { visit, type Visit } from '../../../web/testing/visit.ts'

declare global {
  /** From the test environment. */
  var chromiumOfProcess: (options: () => Promise<LaunchOptions>) => Promise<Browser>
}

const optionsHere = async (): Promise<LaunchOptions> => launchOptions(await findChromium())

/** Another process may be building, on a machine that is busy with other tests. */
const BUILT_WITHIN_MS = 180_000

/** A whole purchase may lie between a click and what it shows, on such a machine. */
const SEEN_WITHIN_MS = 90_000

type TestBrowser = Pick<Browser, 'newContext' | 'newPage' | 'close'>

/** A real browser. Test files share it: closing it closes what this file opened. */
export function testBrowser(): TestBrowser {
  const contexts: BrowserContext[] = []
  const newContext: Browser['newContext'] = async (options) => {
    const shared = await globalThis.chromiumOfProcess(optionsHere)
    const context = await shared.newContext(options)
    context.setDefaultTimeout(SEEN_WITHIN_MS)
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

/** A real browser for the tests of this file, which find the web app built. */
export function browserWithWebApp(): TestBrowser {
  const browser = testBrowser()
  beforeAll(buildWeb, BUILT_WITHIN_MS)
  afterAll(browser.close)
  return browser
}

/** Opens addresses of the web app, each with a gateway of its own, for as long as a test runs. */
export function visitsIn(browser: TestBrowser) {
  const open: AsyncDisposable[] = []
  afterEach(async () => {
    for (const visitor of open.splice(0)) await visitor[Symbol.asyncDispose]()
  })
  return async (path: string, more: Omit<Visit, 'path'> = {}) => {
    const visitor = await visit(browser, { path, ...more })
    open.push(visitor)
    return visitor
  }
}
