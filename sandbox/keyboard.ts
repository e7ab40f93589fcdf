import type { Page } from 'playwright-core'

const MOST_TABS = 30

/** What a screen reader would call the element that has the focus. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement
    const label = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
    const text = label ? element.labels?.[0]?.textContent : element?.textContent
    return element?.getAttribute('aria-label') ?? text?.trim() ?? ''
  })

/** Presses Tab until it stands on that name, as anybody would who looks for it. */
export async function tabTo(page: Page, name: string) {
  const passed: string[] = []
  while (passed.length < MOST_TABS) {
    await page.keyboard.press('Tab')
    const here = await focused(page)
    if (here === name) return
    passed.push(here)
  }
  throw new Error(`no way to “${name}” by Tab, only to: ${passed.join(' · ')}`)
}

/** Presses a button or follows a link, found by Tab. */
export async function press(page: Page, button: string) {
  await tabTo(page, button)
  await page.keyboard.press('Enter')
}
