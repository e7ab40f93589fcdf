import { expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'
import { browserWithWebApp, visitsIn } from '../dev/testkit/screens/test-browser.ts'

const visit = visitsIn(browserWithWebApp())

/** Closes shops in the page as the gateway does. */
const close = (page: Page, shops: string) =>
  page.evaluate((closed) => void (document.documentElement.dataset['closed'] = closed), shops)
const linksTo = (page: Page, path: string) => page.locator(`a[href="${path}"]`)
const seen = (page: Page, path: string) => linksTo(page, path).filter({ visible: true }).count()

it.each([
  ['/', '/onboarding', 'stripe'],
  ['/faq', '/onboarding', 'stripe'],
  ['/sample', '/onboarding', 'stripe'],
  ['/access', '/license', 'gumroad'],
  ['/thank-you', '/license', 'gumroad'],
])('%s leads to %s while %s is open, but not while it is closed', async (path, target, shop) => {
  const { page } = await visit(path)
  await linksTo(page, target).filter({ visible: true }).first().waitFor()
  const other = shop === 'stripe' ? 'gumroad' : 'stripe'
  await close(page, other)
  expect(await seen(page, target)).toBeGreaterThan(0)
  await close(page, `${other} ${shop}`)
  expect(await seen(page, target)).toBe(0)
  expect(await page.locator(`[data-sold-at="${shop}"]`).filter({ visible: true }).count()).toBe(0)
})
