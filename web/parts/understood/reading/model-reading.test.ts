import { describe, expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'
import { browserWithWebApp, visitsIn } from '../../../../dev/testkit/screens/test-browser.ts'
import { breaks, never, ok, refuse, SURVEY_ID } from '../../../testing/fake-gateway.ts'
import { answerUpToLast } from '../../../testing/people.ts'
import { letPass, stopTheClock } from '../../../testing/visit.ts'

const visit = visitsIn(browserWithWebApp())

const WORDS = 'no lunges and the ham thing'
const LUNGES = 'Remove lunges from what we leave out'
const DEADLIFTS = 'Remove deadlifts from what we leave out'
const UNREAD = 'matters for your training'

/** The model understands "the ham thing". */
const READING = {
  reading: { comments: [{ kind: 'leave-out', what: 'deadlift', quote: 'the ham thing' }], equipment: [] },
}

const chip = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Types a text, and pauses long enough for the model to be asked. */
async function type(page: Page, text: string) {
  await page.getByRole('textbox').fill(text)
  await letPass(page, 400)
  await letPass(page, 700)
}

/** An answer that the test releases. */
function held(body: unknown) {
  let release = () => {}
  const until = new Promise<void>((resolve) => (release = resolve))
  return { handler: () => until.then(() => ({ status: 200, body })), release: () => release() }
}

describe('the reading of a model', () => {
  it('replaces the reading by rule when it comes in time', async () => {
    const late = held(READING)
    const { gateway, page } = await visit('/onboarding', {
      browser: stopTheClock,
      answers: { 'POST /api/readings': late.handler },
    })
    await answerUpToLast(page)
    const asked = page.waitForRequest('**/api/readings')
    await page.getByRole('textbox').fill(WORDS)
    await letPass(page, 400)
    await chip(page, LUNGES).waitFor()
    expect(await chip(page, DEADLIFTS).count()).toBe(0)
    await letPass(page, 700)
    await asked
    late.release()
    await chip(page, DEADLIFTS).waitFor()
    expect(gateway.readings.map(({ body }) => body)).toEqual([
      { surveyId: SURVEY_ID, equipment: 'commercial', exercisesToAvoid: WORDS },
    ])
  })

  it('is given up three seconds after the last keystroke', async () => {
    const { page } = await visit('/onboarding', {
      browser: stopTheClock,
      answers: { 'POST /api/readings': never },
    })
    await answerUpToLast(page)
    const givenUp = page.waitForEvent('requestfailed')
    await page.getByRole('textbox').fill(WORDS)
    await letPass(page, 400)
    await chip(page, LUNGES).waitFor()
    const asked = page.waitForRequest('**/api/readings')
    await letPass(page, 700)
    await asked
    await letPass(page, 3000)
    expect((await givenUp).url()).toContain('/api/readings')
    expect(await chip(page, LUNGES).count()).toBe(1)
  })

  it('does not delay the reading of the next text, and is requested once per text', async () => {
    const { gateway, page } = await visit('/onboarding', {
      browser: stopTheClock,
      answers: {
        'POST /api/readings': (call) =>
          JSON.stringify(call.body).includes('burpees') ? never(call) : ok(READING)(call),
      },
    })
    await answerUpToLast(page)
    const left = page.waitForEvent('requestfailed')
    const asked = page.waitForRequest('**/api/readings')
    await type(page, 'no burpees please')
    await asked
    await type(page, WORDS)
    expect((await left).postData()).toContain('no burpees please')
    await chip(page, DEADLIFTS).waitFor()
    await type(page, 'lunges')
    await chip(page, DEADLIFTS).waitFor({ state: 'detached' })
    await type(page, WORDS)
    await chip(page, DEADLIFTS).waitFor()
    const texts = gateway.readings.map(({ body }) => body)
    expect(texts).toMatchObject([{ exercisesToAvoid: 'no burpees please' }, { exercisesToAvoid: WORDS }])
  })

  it.each([
    ['is away', breaks],
    ['is unknown to the gateway', refuse('NOT_FOUND', 'No.')],
    ['is asked too often', refuse('RATE_LIMITED', 'Too often.')],
    ['fails', refuse('INTERNAL', 'No.')],
    ['says nothing', ok({ reading: null })],
    ['says what we do not understand', ok({ reading: { comments: [{ kind: 'eat' }], equipment: [] } })],
    ['says something else altogether', ok('<html>')],
  ])('leaves the reading by rule when the model %s', async (_what, handler) => {
    const complaints: string[] = []
    const { page } = await visit('/onboarding', {
      browser: async (page) => {
        page.on('pageerror', (error) => complaints.push(error.message))
        await stopTheClock(page)
      },
      answers: { 'POST /api/readings': handler },
    })
    await answerUpToLast(page)
    const over = page.waitForEvent('requestfinished', (request) => request.url().includes('/api/readings'))
    const broken = page.waitForEvent('requestfailed', (request) => request.url().includes('/api/readings'))
    await type(page, 'I play chess on Sundays')
    await Promise.any([over, broken])
    await letPass(page, 1500)
    await page.getByText(UNREAD).waitFor()
    expect(await page.getByRole('alert').count()).toBe(0)
    await page.getByRole('textbox').fill('no lunges')
    await letPass(page, 400)
    await chip(page, LUNGES).waitFor()
    expect(complaints).toEqual([])
  })
})
