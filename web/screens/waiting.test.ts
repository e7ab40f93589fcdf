import { describe, expect, it } from '@jest/globals'
import type { Progress } from '../../domain/shop/progress.ts'
import { browserWithWebApp, visitsIn } from '../../dev/testkit/screens/test-browser.ts'
import { never, refuse, type FakeGateway } from '../testing/fake-gateway.ts'
import { answerThreeSteps } from '../testing/people.ts'

const visit = visitsIn(browserWithWebApp())

const NAMELESS: Progress = {
  stage: 'generating',
  weeksWritten: 3,
  programId: null,
  message: 'Your eight weeks are being written.',
}
const WRITING: Progress = { ...NAMELESS, linkGoesTo: 'j•••@example.com' }
const PATH = '/programgeneration?email=jamie@example.com'
const isWritten = (progress: Progress) => (gateway: FakeGateway) => {
  gateway.answer('POST /api/surveys/:id/generate', never)
  gateway.publish(progress)
}
const visitWaiting = (progress: Progress, path = PATH) => visit(path, { gateway: isWritten(progress) })

describe('a buyer who waits for a program reads', () => {
  it.each([
    ['in full where it was given here', PATH, 'jamie@example.com'],
    ['masked where another was given', '/programgeneration?email=anna@example.com', 'j•••@example.com'],
  ])('the address for its link, %s', async (_how, path, address) => {
    const { page } = await visitWaiting(WRITING, path)
    await page.getByText(`the link comes by email to ${address}.`).waitFor()
    await page.getByText('Not your address?').waitFor()
    expect(await page.getByRole('link', { name: 'Tell us' }).getAttribute('href')).toMatch(
      /^mailto:.+subject=/,
    )
  })

  it('no address while the gateway names none', async () => {
    const { page } = await visitWaiting(NAMELESS)
    await page.getByText('the link comes by email.').waitFor()
    expect(await page.getByText('Not your address?').count()).toBe(0)
  })

  it('how long recent programs took, or without a measurement that the page will say when it is ready', async () => {
    const { page, gateway } = await visitWaiting({ ...WRITING, usually: 'about 10 seconds' })
    await page.getByText('Recent programs took about 10 seconds.').waitFor()
    gateway.publish(WRITING)
    await page.getByText('This page tells you when it is ready.').waitFor()
    expect(await page.getByText(/seconds/).count()).toBe(0)
  })

  it('the exercises of the draft as they are written, and then those of the program', async () => {
    const exercises = ['Barbell Bench Press', 'Lat Pulldown']
    const { page, gateway } = await visitWaiting({ ...WRITING, exercises })
    const listed = (name: string) => page.getByRole('region', { name }).getByRole('listitem')
    await page.getByText('A draft: it is checked against your answers before you get it.').waitFor()
    expect(await listed('Written so far').allInnerTexts()).toEqual(exercises)
    const list = await page.getByRole('region', { name: 'Written so far' }).boundingBox()
    const bars = await page.getByRole('main').locator('svg:has(rect)').first().boundingBox()
    expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThanOrEqual(bars?.y ?? 0)
    gateway.publish({ ...WRITING, stage: 'rendering', exercises: ['Machine Chest Press', 'Lat Pulldown'] })
    await page.getByText('Machine Chest Press').waitFor()
    expect(await listed('In your program').allInnerTexts()).toEqual(['Machine Chest Press', 'Lat Pulldown'])
    expect(await page.getByText(/draft/).count()).toBe(0)
  })

  it('nothing about exercises before the first is written', async () => {
    const { page } = await visitWaiting(WRITING)
    await page.getByText('3 of 8 weeks written').waitFor()
    expect(await page.getByRole('main').getByRole('listitem').count()).toBe(0)
  })

  it('no usual time once it takes longer than usual', async () => {
    const { page } = await visit(PATH, {
      answers: { 'POST /api/surveys/:id/generate': refuse('GENERATION_DELAYED', 'It takes longer.') },
      progress: { ...WRITING, usually: 'about 10 seconds' },
    })
    await page.getByText('It takes longer.').waitFor()
    await page.getByText('3 of 8 weeks written').waitFor()
    expect(await page.getByText(/Recent programs/).count()).toBe(0)
  })
})

it('tells a buyer whose program cannot be written so, and promises no link to come by itself', async () => {
  const message = 'We could not write your program. That is our fault.'
  const { page } = await visit(PATH, {
    answers: { 'POST /api/surveys/:id/generate': refuse('GENERATION_DELAYED', 'It takes longer.') },
    progress: { ...NAMELESS, stage: 'needs-attention', message, couldNotWrite: true },
  })
  await page.getByRole('heading', { name: 'We Could Not Write It' }).waitFor()
  await page.getByText(message).waitFor()
  expect(await page.getByText(/The writing goes on|weeks written|It takes longer/).count()).toBe(0)
})

describe('a buyer who waits at a form reads', () => {
  it('both and the newest exercise on the overlay, and the address when it takes longer', async () => {
    const delay = Promise.withResolvers<void>()
    const { page } = await visit('/form?token=mailed', {
      answers: {
        'POST /api/shopify/programs': async (call) => {
          await delay.promise
          return refuse('GENERATION_DELAYED', 'It takes longer.')(call)
        },
      },
      progress: {
        ...WRITING,
        linkGoesTo: 'a•••@example.com',
        usually: 'about a minute',
        exercises: ['Lat Pulldown', 'Plank'],
      },
    })
    await answerThreeSteps(page)
    const overlay = page.getByRole('dialog')
    await overlay.getByText('Recent programs took about a minute.').waitFor()
    await overlay.getByText('Just written: Plank').waitFor()
    await overlay.getByText('the link still comes by email to anna@example.com.').waitFor()
    delay.resolve()
    await page.getByText('The link to your program comes by email to anna@example.com.').waitFor()
  })

  it('everything on the smallest phone without scrolling', async () => {
    const { page } = await visit('/form?token=mailed', {
      viewport: { width: 320, height: 568 },
      answers: { 'POST /api/shopify/programs': never },
      progress: { ...WRITING, usually: 'about 10 seconds', exercises: ['Chest-Supported Dumbbell Row'] },
    })
    await answerThreeSteps(page)
    await page.getByText('Just written: Chest-Supported Dumbbell Row').waitFor()
    const hidden = await page.getByRole('dialog').evaluate((box) => box.scrollHeight - box.clientHeight)
    expect(hidden).toBeLessThanOrEqual(0)
  })

  it('the masked address on another device', async () => {
    const { page } = await visit('/thank-you', { gateway: isWritten(WRITING) })
    await page.getByText('The link comes by email to j•••@example.com.').waitFor()
    expect(await page.getByRole('link', { name: 'Enter License Key' }).count()).toBe(0)
  })

  it('the way to their key for who has not answered yet', async () => {
    const paid = { ...WRITING, stage: 'awaiting-survey', weeksWritten: 0 } as const
    const { page } = await visit('/thank-you', { gateway: isWritten(paid) })
    await page.getByText(paid.message).waitFor()
    await page.getByRole('link', { name: 'Enter License Key' }).waitFor()
  })
})
