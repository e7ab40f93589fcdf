import { TestEnvironment } from 'jest-environment-node'

/** Deep enough to find the line of a test. Jest keeps a hundred frames of every error that anything makes. */
const STACK_FRAMES = 20

/** Shorter than Jest waits for its workers to end; longer than it takes to begin the next test file. */
const IDLE_MS = 100

let launched
let closing
/**
 * The Chromium of all test files that a process of Jest runs. Playwright is loaded outside the modules of a
 * test file, which are loaded again for each.
 */
const chromiumOfProcess = (options) => (launched ??= launch(options))

async function launch(options) {
  const { chromium } = await import('playwright-core')
  return chromium.launch(options)
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
    this.global.chromiumOfProcess = chromiumOfProcess
  }

  async teardown() {
    await super.teardown()
    const isGone = launched && !(await launched).isConnected()
    if (isGone) launched = undefined
    if (launched) closing = setTimeout(closeChromium, IDLE_MS)
  }
}
