import { TestEnvironment } from 'jest-environment-node'

/** Enough to find the line of a test. Jest records a hundred frames of every error. */
const STACK_FRAMES = 20

/** Shorter than Jest's wait for its workers to end; longer than the start of the next test file takes. */
const IDLE_MS = 100

let launched
let closing
/**
 * The Chromium that all test files of a Jest process share. Playwright is loaded outside the module registry,
 * which Jest creates anew for each test file.
 */
const chromiumOfProcess = (options) => (launched ??= launch(options))

async function launch(options) {
  const { chromium } = await import('playwright-core')
  return chromium.launch(await options())
}

async function closeChromium() {
  const closed = await launched
  launched = undefined
  await closed?.close()
}

export default class Environment extends TestEnvironment {
  async setup() {
    clearTimeout(closing)
    await super.setup()
    Error.stackTraceLimit = STACK_FRAMES
    this.global.Error.stackTraceLimit = STACK_FRAMES
    globalThis.chromiumOfProcess = chromiumOfProcess
  }

  async teardown() {
    await super.teardown()
    const isGone = launched && !(await launched).isConnected()
    if (isGone) launched = undefined
    if (launched) closing = setTimeout(closeChromium, IDLE_MS)
  }
}
