import { describe, expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'
import { until } from '../../../dev/processes/until.ts'
import { browserWithWebApp, visitsIn } from '../../../dev/testkit/screens/test-browser.ts'
import { SAMPLE_ID } from '../../testing/sample-program.ts'

const visit = visitsIn(browserWithWebApp())

const DONE = { [`eightfold.place.${SAMPLE_ID}`]: '{"next":32}' }
const afterTheLastDay = (prepare: (page: Page) => Promise<unknown> = async () => undefined) =>
  visit(`/results/${SAMPLE_ID}`, {
    browser: async (page) => {
      await page.addInitScript((kept) => {
        for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
      }, DONE)
      await prepare(page)
    },
  })

describe('after the last day', () => {
  it('draws a picture on the device and hands it to the downloads where nothing is shared', async () => {
    const { page, gateway } = await afterTheLastDay((page) =>
      page.addInitScript(() => Object.defineProperty(navigator, 'canShare', { value: () => false })),
    )
    const picture = page.getByRole('img', { name: /^Eight weeks done: 32 sessions, \d+ sets\.$/ })
    await picture.waitFor()
    expect(await picture.evaluate((canvas: HTMLCanvasElement) => [canvas.width, canvas.height])).toEqual([
      1080, 1350,
    ])
    const before = gateway.calls.length
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Share the picture' }).click()
    expect((await saved).suggestedFilename()).toBe('eight-weeks.png')
    expect(gateway.calls).toHaveLength(before)
  })

  it('leads to the questionnaire with what the program knows filled in', async () => {
    const { page, gateway } = await afterTheLastDay()
    await page.getByRole('link', { name: 'Write my next eight weeks' }).click()
    await page.waitForURL(/\/onboarding/)
    await page.getByText('What do you want most from the next eight weeks?').waitFor()
    await until('the answers to be saved', async () =>
      gateway.calls.some(
        ({ method, body }) =>
          method === 'PUT' && JSON.stringify(body).includes('"programmingSplit":"Upper/Lower"'),
      ),
    )
  })

  it('shares the shop with a friend, never the program', async () => {
    const { page } = await afterTheLastDay((page) =>
      page.addInitScript(() => {
        const told: ShareData[] = []
        Object.assign(window, { told })
        Object.defineProperty(navigator, 'share', { value: async (data: ShareData) => void told.push(data) })
      }),
    )
    await page.getByRole('button', { name: 'Tell a friend' }).click()
    const told = () => page.evaluate(() => (window as unknown as { told: ShareData[] }).told)
    await until('the share', async () => (await told()).length === 1)
    expect(new URL(String((await told())[0]?.url)).pathname).toBe('/')
  })
})
