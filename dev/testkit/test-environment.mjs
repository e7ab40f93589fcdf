import { TestEnvironment } from 'jest-environment-node'

/**
 * `expect` runs in a context of its own. For these, `expect.any` compares the constructor that a test names
 * with its own, so it gets those of the test.
 */
const CONSTRUCTORS = { String, Number, Boolean, BigInt, Symbol, Object, Array, Function }

/** Enough to find the line of a test. Jest records a hundred frames of every error. */
const STACK_FRAMES = 20

/** Shorter than Jest's wait for its workers to end; longer than the start of the next test file takes. */
const IDLE_MS = 100

let launched
let closing
/**
 * The Chromium that all test files of a Jest process share. It outlives the file that opened it.
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
    Object.assign(this.global, CONSTRUCTORS)
    Error.stackTraceLimit = STACK_FRAMES
    this.global.Error.stackTraceLimit = STACK_FRAMES
    globalThis.chromiumOfProcess = chromiumOfProcess
  }

  async teardown() {
    // What a file replaced, such as the clock, is in its place again for the next file.
    this.moduleMocker.restoreAllMocks()
    await super.teardown()
    const isGone = launched && !(await launched).isConnected()
    if (isGone) launched = undefined
    if (launched) closing = setTimeout(closeChromium, IDLE_MS)
  }
}
