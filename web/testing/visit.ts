import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { startFakeGateway, type Arranged, type FakeGateway } from './fake-gateway.ts'

/** Long enough for a machine that is busy with other work. */
const WAIT_MS = 90_000

type Look = Pick<
  BrowserContextOptions,
  'viewport' | 'colorScheme' | 'forcedColors' | 'serviceWorkers' | 'permissions' | 'hasTouch' | 'timezoneId'
>

export interface Visit extends Arranged, Look {
  path: string
  /** Leaves a page that waits for the first touch as it was prerendered. */
  isUntouched?: boolean
  /** Prepares the gateway in other ways. */
  gateway?: (gateway: FakeGateway) => void
  /** Runs in the browser before the address is opened. */
  browser?: (page: Page) => Promise<unknown>
}

/** Opens an address with a gateway of its own. By default on a phone in portrait. */
export async function visit(
  browser: Pick<Browser, 'newContext'>,
  { path, isUntouched = false, gateway: prepare, browser: arrange, ...more }: Visit,
) {
  const { answers, progress, site, ...look } = more
  const gateway = await startFakeGateway({ answers, progress, site })
  prepare?.(gateway)
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
    // No test can hold up or break what a service worker answers.
    serviceWorkers: 'block',
    ...look,
  })
  context.setDefaultTimeout(WAIT_MS)
  const page = await context.newPage()
  await arrange?.(page)
  await page.goto(gateway.url + path)
  if (!isUntouched) {
    // A key without an effect counts as use.
    await page.keyboard.press('Shift')
    await page.waitForFunction(isTakenOver)
  }
  return {
    gateway,
    page,
    async [Symbol.asyncDispose]() {
      await context.close()
      await gateway[Symbol.asyncDispose]()
    },
  }
}

/** A prerendered page does not respond until React has committed it. */
export const isTakenOver = () => {
  interface Container {
    stateNode: { current: { memoizedState: { element: unknown; isDehydrated: boolean } | null } }
  }
  const [, container] =
    Object.entries(document.getElementById('root') ?? {}).find(([key]) =>
      key.startsWith('__reactContainer'),
    ) ?? []
  const state = (container as Container | undefined)?.stateNode.current.memoizedState
  return Boolean(state?.element) && !state?.isDehydrated
}

declare global {
  interface Window {
    /** Requests the browser's real next frame. */
    nextFrame?: typeof window.requestAnimationFrame
    /** The delay of each timer, in milliseconds. */
    waits?: number[]
    /** Ends every pending wait of up to this many milliseconds. */
    endWaits?: (upTo: number) => void
  }
}

/** Lets the test control the page's time, and see what the page waits for. */
export async function lendTheClock(page: Page) {
  await page.addInitScript(() => (window.nextFrame = window.requestAnimationFrame))
  await page.clock.install()
  await page.addInitScript(() => {
    // A page is drawn even while its time stands still.
    if (window.nextFrame) window.requestAnimationFrame = window.nextFrame
    const set = window.setTimeout
    window.waits = []
    Object.assign(window, {
      setTimeout: (handler: TimerHandler, ms = 0, ...rest: unknown[]) => {
        window.waits?.push(ms)
        return set(handler, ms, ...rest)
      },
    })
  })
}

/** The same with time stopped: a delayed change waits for the test, however slow the machine. */
export async function stopTheClock(page: Page) {
  await lendTheClock(page)
  await page.clock.pauseAt(Date.now() + 1000)
}

const HELD_FROM_MS = 1000

/**
 * The same, but a wait of a second or more ends only when the test lets it pass. On a slow machine the page
 * would otherwise leave before the test has looked at it.
 */
export async function holdWaits(page: Page) {
  await lendTheClock(page)
  await page.addInitScript((heldFrom) => {
    const { setTimeout: set, clearTimeout: clear } = window
    const held = new Map<number, { ms: number; end: () => void }>()
    Object.assign(window, {
      endWaits: (upTo: number) => {
        for (const [id, { ms, end }] of held) {
          if (ms > upTo) continue
          window.clearTimeout(id)
          end()
        }
      },
      setTimeout: (handler: () => void, ms = 0, ...rest: unknown[]) => {
        const id = set(ms < heldFrom ? handler : () => {}, ms, ...rest)
        if (ms >= heldFrom) held.set(id, { ms, end: handler })
        return id
      },
      clearTimeout: (id: number) => {
        held.delete(id)
        clear(id)
      },
    })
  }, HELD_FROM_MS)
}

/** Lets a wait of this length pass. It must have begun. */
export async function letPass(page: Page, ms: number) {
  await page.waitForFunction((wanted) => window.waits?.includes(wanted), ms)
  await page.evaluate((upTo) => window.endWaits?.(upTo), ms)
  await page.clock.runFor(ms)
}
