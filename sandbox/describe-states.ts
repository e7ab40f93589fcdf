import { describe, expect, it } from '@jest/globals'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { browserWithWebApp } from './test-browser.ts'
import type { State } from '../web/testing/states/state.ts'
import { visit } from '../web/testing/visit.ts'

async function violationsOn(page: Page, rules?: string[]) {
  // Without frames, legacy mode finds the same in half the time.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] })
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)
}

/** Collects the page's errors, except for failed requests and chunks. */
function listenTo(page: Page, complaints: string[]) {
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !/Failed to (load|fetch dynamically)/.test(message.text()))
      complaints.push(message.text())
  })
}

const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

const smallestText = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const sizes: number[] = []
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode
      if (!parentElement?.checkVisibility() || !textContent?.trim()) continue
      // Text in an SVG is scaled with it.
      const scale = parentElement instanceof SVGGraphicsElement ? (parentElement.getScreenCTM()?.a ?? 1) : 1
      sizes.push(parseFloat(getComputedStyle(parentElement).fontSize) * scale)
    }
    return Math.min(...sizes)
  })

/** Whether no transition is running. */
const isStill = () => document.getAnimations().every(({ playState }) => playState !== 'running')

/** Describes tests that each of these states is accessible, in light and dark mode, on any phone. */
export function describeStates(states: Readonly<Record<string, State>>): void {
  const browser = browserWithWebApp()

  describe.each(Object.entries(states))('%s', (_name, { act, shows, ...state }) => {
    it('is accessible in light mode, in dark mode, in forced colours, and on the smallest phone', async () => {
      const complaints: string[] = []
      await using visitor = await visit(browser, {
        ...state,
        browser: async (page) => {
          listenTo(page, complaints)
          await state.browser?.(page)
        },
      })
      const { page } = visitor
      await act?.(page)
      await page.getByText(shows).first().waitFor()

      expect(await violationsOn(page)).toEqual([])
      await page.emulateMedia({ colorScheme: 'dark' })
      await page.waitForFunction(isStill)
      expect(await violationsOn(page, ['color-contrast'])).toEqual([])
      await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' })
      await page.waitForFunction(isStill)
      expect(await violationsOn(page, ['color-contrast'])).toEqual([])
      expect(await smallestText(page)).toBeGreaterThanOrEqual(16)
      await page.setViewportSize({ width: 320, height: 640 })
      expect(await sidewaysScroll(page)).toBe(0)
      // A page that is navigating has no title for a moment.
      await page.waitForFunction(() => document.title.endsWith(' · Eightfold'))
      expect(complaints).toEqual([])
    })
  })
}
