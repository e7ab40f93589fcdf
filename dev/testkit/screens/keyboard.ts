import type { Page } from 'playwright-core'

const MAX_TABS = 30

/** The accessible name of the focused element. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement
    const label = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
    const text = label ? element.labels?.[0]?.textContent : element?.textContent
    return element?.getAttribute('aria-label') ?? text?.trim() ?? ''
  })

/** Presses Tab until the element with that name has the focus. */
export async function tabTo(page: Page, name: string) {
  const passed: string[] = []
  while (passed.length < MAX_TABS) {
    await page.keyboard.press('Tab')
    const here = await focused(page)
    if (here === name) return
    passed.push(here)
  }
  throw new Error(`no way to “${name}” by Tab, only to: ${passed.join(' · ')}`)
}

/** Presses a button or follows a link, reached by Tab. */
export async function press(page: Page, button: string) {
  await tabTo(page, button)
  await page.keyboard.press('Enter')
}
