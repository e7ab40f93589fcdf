import { describe, expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'
import type { Weekday } from '../../../domain/program/weeks.ts'
import { browserWithWebApp, visitsIn } from '../../../dev/testkit/screens/test-browser.ts'
import { unfold } from '../../testing/people.ts'
import { ok } from '../../testing/fake-gateway.ts'
import { SAMPLE_ID, sampleRecord } from '../../testing/sample-program.ts'
import type { Visit } from '../../testing/visit.ts'

const visit = visitsIn(browserWithWebApp())

async function open(more?: Omit<Visit, 'path'>) {
  const visitor = await visit(`/results/${SAMPLE_ID}`, more)
  await unfold(visitor.page, 'Take it with you')
  return visitor
}
const addressOf = async (page: Page, name: string) =>
  new URL((await page.getByRole('link', { name }).getAttribute('href')) ?? '', 'https://eightfold.example')

describe('the program for other apps', () => {
  it('offers the spreadsheet and the text in the displayed units', async () => {
    const { page } = await open()
    const spreadsheet = await addressOf(page, 'Spreadsheet (XLSX)')
    expect(spreadsheet.pathname).toBe(`/api/programs/${SAMPLE_ID}/spreadsheet`)
    const before = spreadsheet.searchParams.get('units')
    const other = before === 'kg' ? 'lb' : 'kg'
    await page.getByText(other === 'kg' ? 'kg, A4' : 'lb, US Letter').click()
    expect((await addressOf(page, 'Spreadsheet (XLSX)')).searchParams.get('units')).toBe(other)
    const text = await addressOf(page, 'Text for Liftosaur')
    expect([text.pathname, text.searchParams.get('units')]).toEqual([
      `/api/programs/${SAMPLE_ID}/liftosaur`,
      other,
    ])
  })

  it('puts as many days as the week has into the calendar, and says how many are missing', async () => {
    const { page } = await open()
    const usual = await addressOf(page, 'Add to your calendar')
    expect(usual.searchParams.get('days')?.split(',')).toHaveLength(4)
    await page.getByRole('checkbox', { name: 'Mon' }).uncheck()
    await page.getByText('Choose 4 days: you have 3.').waitFor()
    expect(await page.getByRole('link', { name: 'Add to your calendar' }).count()).toBe(0)
    await page.getByRole('checkbox', { name: 'Sun' }).check()
    await page.getByLabel('First day').fill('2026-12-07')
    await page.getByLabel('Time (optional)').fill('18:30')
    const chosen = await addressOf(page, 'Add to your calendar')
    expect(chosen.searchParams.get('days')?.split(',')).toContain('sun')
    expect(chosen.searchParams.get('start')).toBe('2026-12-07')
    expect(chosen.searchParams.get('time')).toBe('18:30')
  })

  it('starts with the days that the program names, on that of its day 1', async () => {
    const { generatedProgram: usual } = sampleRecord()
    const weekdays: Weekday[] = ['thu', 'fri', 'sun', 'mon']
    const overview = { ...usual.overview, weekdays }
    const { page } = await open({
      answers: { 'GET /api/programs/:id': ok(sampleRecord({ generatedProgram: { ...usual, overview } })) },
      browser: (page) => page.clock.setFixedTime('2026-12-03T12:00:00Z'),
    })
    expect((await addressOf(page, 'Add to your calendar')).searchParams.get('days')).toBe('thu,fri,sun,mon')
    expect(await page.getByLabel('First day').inputValue()).toBe('2026-12-10')
    expect(await page.getByRole('checkbox', { name: 'Tue' }).isChecked()).toBe(false)
  })

  it.each([
    ['America/New_York', 'a Sunday evening', '2026-12-07T02:00:00Z', '2026-12-07'],
    ['Asia/Tokyo', 'a Monday morning', '2026-12-06T23:00:00Z', '2026-12-14'],
  ])('begins on the next Monday of the buyer: in %s on %s', async (timezoneId, _when, now, monday) => {
    const clock = (page: Page) => page.clock.setFixedTime(now)
    const { page } = await open({ timezoneId, browser: clock })
    expect(await page.getByLabel('First day').inputValue()).toBe(monday)
  })

  it('asks for a first day if it was cleared', async () => {
    const { page } = await open()
    await page.getByLabel('First day').fill('')
    await page.getByText('Choose your first day.').waitFor()
    expect(await page.getByRole('link', { name: 'Add to your calendar' }).count()).toBe(0)
  })
})
