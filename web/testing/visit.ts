import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { startFakeGateway, type FakeGateway } from './fake-gateway.ts'

/** Outlasts a machine that is busy with other work. */
const WAIT_MS = 30_000

export interface Visit extends Pick<
  BrowserContextOptions,
  'viewport' | 'colorScheme' | 'forcedColors' | 'serviceWorkers' | 'permissions' | 'hasTouch'
> {
  path: string
  /** Leaves a page that waits for the first touch as it was drawn at build time. */
  isUntouched?: boolean
  /** What the gateway says, where it is not the usual. */
  gateway?: (gateway: FakeGateway) => void
  /** What happens in the browser before the address is opened. */
  browser?: (page: Page) => Promise<unknown>
}

/** Somebody opens an address, with a gateway of their own: on a phone in portrait, unless told otherwise. */
export async function visit(
  browser: Browser,
  { path, isUntouched = false, gateway: prepare, browser: arrange, ...look }: Visit,
) {
  const gateway = await startFakeGateway()
  prepare?.(gateway)
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
    // What a worker answers no test can hold up or break.
    serviceWorkers: 'block',
    ...look,
  })
  context.setDefaultTimeout(WAIT_MS)
  const page = await context.newPage()
  await arrange?.(page)
  await page.goto(gateway.url + path)
  if (!isUntouched) {
    // A key that does nothing is use enough.
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

/** A page that was drawn at build time answers nobody until React has committed it. */
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
    /** Asks for the browser's own next frame. */
    nextFrame?: typeof window.requestAnimationFrame
    /** How long each timer was set for, in milliseconds. */
    waits?: number[]
    /** Ends every wait of up to that many milliseconds that has begun. */
    endWaits?: (upTo: number) => void
  }
}

/** Lets the test make the page's time run, and see what the page waits for. */
export async function lendTheClock(page: Page) {
  await page.addInitScript(() => (window.nextFrame = window.requestAnimationFrame))
  await page.clock.install()
  await page.addInitScript(() => {
    // A page is drawn though its time stands still.
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

/** The same, and no time passes by itself: what comes a moment after the page is waited for, however slow the machine. */
export async function stopTheClock(page: Page) {
  await lendTheClock(page)
  await page.clock.pauseAt(Date.now() + 1000)
}

const HELD_FROM_MS = 1000

/**
 * The same, and a wait of a second or more ends only when the test lets it pass: on a slow machine the page would leave
 * before the test has looked at it.
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

/** Lets a wait of that length pass. It must have begun. */
export async function letPass(page: Page, ms: number) {
  await page.waitForFunction((wanted) => window.waits?.includes(wanted), ms)
  await page.evaluate((upTo) => window.endWaits?.(upTo), ms)
  await page.clock.runFor(ms)
}
