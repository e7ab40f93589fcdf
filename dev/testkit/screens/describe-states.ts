import { describe, expect, it } from '@jest/globals'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { browserWithWebApp } from './test-browser.ts'
import { tier } from '../tiers/tier.ts'
import type { State } from '../../../web/testing/states/state.ts'
import { coloursIn, FIXED, SURFACES } from '../../../web/testing/colours.ts'
import { visit } from '../../../web/testing/visit.ts'

/** The variable of each colour. */
const VARIABLES = {
  ...Object.fromEntries(Object.keys(coloursIn('light')).map((name) => [name, `--${name}`])),
  ...Object.fromEntries(Object.keys(FIXED).map((name) => [name, `--color-${name}`])),
}

/** Whether the table has the pair. */
const isKnown = ({ text, on, isUsable }: { text: string; on: string; isUsable: boolean }) =>
  [...(SURFACES[on]?.text ?? []), ...((!isUsable && SURFACES[on]?.unusable) || [])].includes(text)

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

/** Makes each colour its own number, so that a look at the page tells which one is where. */
async function numberColours(page: Page) {
  await page.evaluate((variables) => {
    for (const [at, variable] of variables.entries())
      document.documentElement.style.setProperty(variable, `rgb(0, 0, ${at + 1})`)
  }, Object.values(VARIABLES))
  await page.waitForFunction(isStill)
}

async function restoreColours(page: Page) {
  await page.evaluate((variables) => {
    for (const variable of variables) document.documentElement.style.removeProperty(variable)
  }, Object.values(VARIABLES))
  await page.waitForFunction(isStill)
}

/**
 * The colour of each text on the page and of what it is on, by name. If a screen had a pair that is not in the
 * table, the contrast of the variables would say nothing about it in dark mode.
 */
async function pairsOn(page: Page) {
  await numberColours(page)
  const pairs = await page.evaluate((names) => {
    const nameOf = (colour: string) => names[Number(/^rgb\(0, 0, (\d+)\)$/.exec(colour)?.[1]) - 1] ?? colour
    const backgroundOf = (element: Element | null): string => {
      if (!element) return 'nothing'
      const { backgroundColor } = getComputedStyle(element)
      const isNone = backgroundColor === 'rgba(0, 0, 0, 0)'
      return isNone ? backgroundOf(element.parentElement) : nameOf(backgroundColor)
    }
    const opacityOf = (element: Element | null): number =>
      element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found = []
    while (walker.nextNode()) {
      const { parentElement: element, textContent } = walker.currentNode
      if (!textContent?.trim()) continue
      if (!element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      const { color, fill } = getComputedStyle(element)
      found.push({
        text: nameOf(element instanceof SVGElement ? fill : color),
        on: backgroundOf(element),
        isUsable: !element.closest(':disabled'),
        opacity: opacityOf(element),
        of: textContent.trim(),
      })
    }
    return found
  }, Object.keys(VARIABLES))
  await restoreColours(page)
  return pairs
}

/** Whether a screen is looked at in this run: in a quick one only at some. */
const isLookedAt = ({ isQuick = false }: State) => tier !== 'quick' || isQuick

/** Describes tests that each of these states is accessible on any phone. */
export function describeStates(states: Readonly<Record<string, State>>): void {
  const browser = browserWithWebApp()
  const looked = Object.entries(states).filter(([, state]) => isLookedAt(state))

  describe.each(looked)('%s', (_name, { act, shows, hasOwnLooks = false, ...state }) => {
    it('is accessible, in colours of the table, also on the smallest phone', async () => {
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
      const pairs = await pairsOn(page)
      expect(pairs.length).toBeGreaterThan(0)
      expect(pairs.filter((pair) => !isKnown(pair) || pair.opacity < 1)).toEqual([])
      if (tier === 'nightly' || (tier === 'all' && hasOwnLooks)) {
        for (const look of [
          { colorScheme: 'dark' },
          { colorScheme: 'light', forcedColors: 'active' },
        ] as const) {
          await page.emulateMedia(look)
          await page.waitForFunction(isStill)
          expect(await violationsOn(page, ['color-contrast'])).toEqual([])
        }
      }
      expect(await smallestText(page)).toBeGreaterThanOrEqual(16)
      await page.setViewportSize({ width: 320, height: 640 })
      expect(await sidewaysScroll(page)).toBe(0)
      // A page that is navigating has no title for a moment.
      await page.waitForFunction(() => document.title.endsWith(' · Eightfold'))
      expect(complaints).toEqual([])
    })
  })
}
