import { describe, expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'
import { browserWithWebApp, visitsIn } from '../../../../dev/testkit/screens/test-browser.ts'
import type { ModelReading } from '../../../../domain/reading/statement.ts'
import { breaks, never, ok, readsWords, refuse, SURVEY_ID } from '../../../testing/fake-gateway.ts'
import { answerUpToLast } from '../../../testing/people.ts'
import { letPass, stopTheClock } from '../../../testing/visit.ts'

const visit = visitsIn(browserWithWebApp())

const WORDS = 'no lunges and the ham thing, planks up to 20 seconds'
const LUNGES = 'Remove lunges from what we leave out'
const DEADLIFTS = 'Remove deadlifts from what we leave out'

/** The model understands "the ham thing", and a wish. */
const READING: ModelReading = {
  comments: [
    { kind: 'leave-out', what: 'deadlift', quote: 'the ham thing' },
    { kind: 'wish', quote: 'planks up to 20 seconds' },
  ],
  equipment: [],
}

const chip = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

type Asked = { exercisesToAvoid?: string; waitForModel?: boolean }
const isForModel = (body: unknown) => Boolean((body as Asked).waitForModel)

/** Types a text, and pauses. */
async function type(page: Page, text: string) {
  await page.getByRole('textbox').fill(text)
  await letPass(page, 400)
}

/** A model whose answer the test releases. */
function heldModel() {
  let release = () => {}
  const until = new Promise<void>((resolve) => (release = resolve))
  const handler: ReturnType<typeof readsWords> = async (call) => {
    if (isForModel(call.body)) await until
    return readsWords(READING)(call)
  }
  return { handler, release: () => release() }
}

describe('the reading of a model', () => {
  it('follows the reading by rule when it comes, and nobody waits for it', async () => {
    const model = heldModel()
    const { gateway, page } = await visit('/onboarding', {
      browser: stopTheClock,
      answers: { 'POST /api/readings': model.handler },
    })
    await answerUpToLast(page)
    await type(page, WORDS)
    await chip(page, LUNGES).waitFor()
    expect(await chip(page, DEADLIFTS).count()).toBe(0)
    const asked = page.waitForRequest((request) => isForModel(request.postDataJSON()))
    await letPass(page, 300)
    await asked
    model.release()
    await chip(page, DEADLIFTS).waitFor()
    await page.getByText('“planks up to 20 seconds”').waitFor()
    const said = { surveyId: SURVEY_ID, equipment: 'commercial', exercisesToAvoid: WORDS }
    expect(gateway.readings.map(({ body }) => body)).toMatchObject([said, { ...said, waitForModel: true }])
  })

  it('does not delay the reading of the next text, and is requested once per text', async () => {
    const { gateway, page } = await visit('/onboarding', {
      browser: stopTheClock,
      answers: {
        'POST /api/readings': (call) =>
          isForModel(call.body) && JSON.stringify(call.body).includes('burpees')
            ? never(call)
            : readsWords(READING)(call),
      },
    })
    await answerUpToLast(page)
    const left = page.waitForEvent('requestfailed')
    const modelIsAsked = page.waitForRequest((request) => isForModel(request.postDataJSON()))
    await type(page, 'no burpees please')
    await chip(page, 'Remove burpees from what we leave out').waitFor()
    await letPass(page, 300)
    await modelIsAsked
    const said = async (text: string) => {
      await type(page, text)
      await chip(page, LUNGES).waitFor()
      await letPass(page, 300)
    }
    await said(WORDS)
    expect((await left).postData()).toContain('no burpees please')
    await chip(page, DEADLIFTS).waitFor()
    await type(page, 'lunges')
    await chip(page, DEADLIFTS).waitFor({ state: 'detached' })
    await said(WORDS)
    await chip(page, DEADLIFTS).waitFor()
    const asked = gateway.readings.filter(({ body }) => isForModel(body))
    expect(asked.filter(({ body }) => JSON.stringify(body).includes(WORDS))).toHaveLength(1)
  })

  it.each([
    ['is away', breaks],
    ['is asked too often', refuse('RATE_LIMITED', 'Too often.')],
    ['fails', refuse('INTERNAL', 'No.')],
    ['is answered by something else', ok('<html>')],
    ['answers in another form', ok({ chips: [{ kind: 'eat' }] })],
  ])('leaves the reading by rule when the model %s', async (_what, handler) => {
    const complaints: string[] = []
    const { page } = await visit('/onboarding', {
      browser: async (page) => {
        page.on('pageerror', (error) => complaints.push(error.message))
        await stopTheClock(page)
      },
      answers: {
        'POST /api/readings': (call) => (isForModel(call.body) ? handler(call) : readsWords(READING)(call)),
      },
    })
    await answerUpToLast(page)
    const isOver = (request: { postDataJSON: () => unknown }) => isForModel(request.postDataJSON())
    const over = page.waitForEvent('requestfinished', isOver)
    const broken = page.waitForEvent('requestfailed', isOver)
    await type(page, WORDS)
    await chip(page, LUNGES).waitFor()
    await letPass(page, 300)
    await Promise.any([over, broken])
    await letPass(page, 1500)
    expect([await chip(page, LUNGES).count(), await chip(page, DEADLIFTS).count()]).toEqual([1, 0])
    expect(await page.getByRole('alert').count()).toBe(0)
    expect(complaints).toEqual([])
  })
})

it('shows nothing, and leaves the form as it is, while the gateway is away', async () => {
  const { page } = await visit('/onboarding', {
    browser: stopTheClock,
    answers: { 'POST /api/readings': breaks },
  })
  await answerUpToLast(page)
  const broken = page.waitForEvent('requestfailed')
  await type(page, WORDS)
  await broken
  expect(await page.getByText('What we understood').count()).toBe(0)
  expect(await page.getByRole('alert').count()).toBe(0)
})
