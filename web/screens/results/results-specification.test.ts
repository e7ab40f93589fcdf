import { describe, expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'
import { browserWithWebApp, visitsIn } from '../../../dev/testkit/screens/test-browser.ts'
import { never, ok } from '../../testing/fake-gateway.ts'
import { enterLicense } from '../../testing/people.ts'
import { SAMPLE_ID, sampleRecord } from '../../testing/sample-program.ts'

const visit = visitsIn(browserWithWebApp())

const PATH = `/results/${SAMPLE_ID}`
const banner = (page: Page) => page.getByRole('main').getByRole('status').first().innerText()

/** Long enough for any retry or interval, with the page hidden and shown again. */
async function letAnHourPass(page: Page) {
  await page.clock.fastForward(3_600_000)
  await page.evaluate(() => {
    for (const event of ['blur', 'focus', 'online']) window.dispatchEvent(new Event(event))
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await page.clock.fastForward(3_600_000)
}

describe('/results/{id}, as specified', () => {
  it('Skeleton while loading', async () => {
    const { page } = await visit(PATH, { answers: { 'GET /api/programs/:id': never } })
    await page.getByRole('heading', { name: 'Loading your program' }).waitFor()
    expect(await page.locator('main [aria-hidden] > div').count()).toBeGreaterThan(3)
    expect(await page.getByText('Program Not Found').count()).toBe(0)
  })

  it('success banner (text differs depending on whether the program has a document link)', async () => {
    const linked = await visit(PATH)
    expect(await banner(linked.page)).toContain('View the PDF')
    const { page } = await visit(PATH, {
      answers: { 'GET /api/programs/:id': ok(sampleRecord({ googleDocLink: null })) },
    })
    expect(await banner(page)).toContain('You can read it here now.')
  })

  it('a summary of days per week, minutes per session, split and style (with a link to an RPE and RIR guide), a disclaimer, a copyright line', async () => {
    const { page } = await visit(PATH)
    await page.getByText('Days per week', { exact: true }).waitFor()
    const facts = await page
      .locator('dl', { hasText: 'Days per week' })
      .locator('> div')
      .evaluateAll((all) => all.map((fact) => [...fact.children].map((part) => part.firstChild?.textContent)))
    expect(facts).toEqual([
      ['Days per week', '4'],
      ['Minutes per session', '60'],
      ['Split', 'Upper/Lower'],
      ['Programming style', 'RIR'],
    ])
    await page.getByRole('link', { name: 'RPE and RIR guide' }).click()
    await page.waitForFunction(() => {
      const top = document.getElementById('rpe')?.getBoundingClientRect().top ?? -1
      return top >= 0 && top < window.innerHeight
    })
    await page.getByRole('complementary', { name: 'Medical disclaimer' }).waitFor()
    await page.getByRole('contentinfo').getByText('© 2025 Eightfold').waitFor()
  })
})

describe('Data fetching defaults', () => {
  it('no refetch on window focus, no interval refetch, data never stale', async () => {
    const { gateway, page } = await visit(PATH, { browser: (page) => page.clock.install() })
    await page.getByText('Next to train').waitFor()
    await letAnHourPass(page)
    await page.getByText('Next to train').waitFor()
    expect(gateway.calls.filter(({ path }) => path === `/api/programs/${SAMPLE_ID}`)).toHaveLength(1)
  })

  it('no retries for queries', async () => {
    const { gateway, page } = await visit(PATH, {
      browser: (page) => page.clock.install(),
      answers: { 'GET /api/programs/:id': () => ({ status: 500, body: null }) },
    })
    await page.getByRole('heading', { name: 'Program Not Found' }).waitFor()
    await letAnHourPass(page)
    expect(gateway.calls).toHaveLength(1)
  })

  it('no retries for mutations', async () => {
    const { gateway, page } = await visit('/license', {
      browser: (page) => page.clock.install(),
      answers: { 'POST /api/licenses/validate': () => ({ status: 500, body: null }) },
    })
    await enterLicense(page)
    await page.getByRole('heading', { name: 'License validation failed' }).waitFor()
    await letAnHourPass(page)
    expect(gateway.looks).toHaveLength(1)
  })
})
