import { expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'
import { browserWithWebApp, visitsIn } from '../../../dev/testkit/screens/test-browser.ts'
import { until } from '../../../dev/processes/until.ts'
import { changeableIn } from '../../../domain/forms/changes.ts'
import { SAMPLE_ANSWERS } from '../../../domain/forms/sample-person.ts'
import type { Rewrite } from '../../../domain/shop/rewrite.ts'
import { ok, refuse } from '../../testing/fake-gateway.ts'
import { unfold } from '../../testing/people.ts'
import { SAMPLE_ID, sampleRecord } from '../../testing/sample-program.ts'

const visit = visitsIn(browserWithWebApp())

const PATH = `/results/${SAMPLE_ID}`
const REWRITE = `/api/programs/${SAMPLE_ID}/rewrite`
const answers = changeableIn(SAMPLE_ANSWERS)
const lastMoment = '2026-12-07T09:00:00.000Z'
const stateIs = (state: Rewrite['state'], more: Partial<Rewrite> = {}) =>
  ok({ state, until: lastMoment, answers: null, ...more })

it('asks for nothing until somebody opens it', async () => {
  const { page, gateway } = await visit(PATH)
  await page.getByRole('heading', { name: 'Something changed?' }).waitFor()
  expect(gateway.calls.filter(({ path }) => path === REWRITE)).toEqual([])
})

it('shows the buyer the answers, sends the changed ones, and then shows the new program', async () => {
  let state: Rewrite['state'] = 'open'
  const { page, gateway } = await visit(PATH, {
    answers: {
      'GET /api/programs/:id/rewrite': (call) => stateIs(state, { answers })(call),
      'POST /api/programs/:id/rewrite': (call) => {
        state = 'writing'
        return stateIs(state)(call)
      },
    },
  })
  await unfold(page, 'Something changed?')
  await page.getByText('you can do it once until December 7, 2026.').waitFor()
  await page.getByRole('radio', { name: '5', exact: true }).check()
  await page.getByLabel('Home Gym').check()
  await page.getByRole('button', { name: 'Rewrite My Program' }).click()
  await page.getByRole('alert').getByText('Please list the equipment you have at home').waitFor()
  await page.getByLabel('Your equipment').fill('two dumbbells')
  const read = () => gateway.calls.filter(({ path }) => path === `/api/programs/${SAMPLE_ID}`).length
  const before = read()
  await page.getByRole('button', { name: 'Rewrite My Program' }).click()
  await page.getByText('We are writing your new program.').waitFor()
  const sent = gateway.calls.find(({ method, path }) => method === 'POST' && path === REWRITE)
  expect(sent?.body).toEqual({
    ...answers,
    trainingDays: 5,
    equipment: 'home',
    equipmentDetails: 'two dumbbells',
  })
  state = 'used'
  await page.getByText('you have had your free rewrite').waitFor()
  await until('the program to be read again', async () => read() > before)
})

it.each<[string, Rewrite['state'], (page: Page) => Promise<void>]>([
  [
    'to the form, which says so',
    'open',
    async (page) => {
      const comments = await page.getByLabel('Additional comments').inputValue()
      expect(comments).toBe('Shoulder operation in May\nMy doctor has cleared me to train.')
    },
  ],
  ['to us once it is over', 'over', (page) => page.getByText('we rewrite it all the same').waitFor()],
])('leads who has been cleared %s', async (_, state, found) => {
  const record = sampleRecord()
  record.generatedProgram.overview.clearance = 'You mentioned an operation.'
  const { page } = await visit(PATH, {
    answers: {
      'GET /api/programs/:id': ok(record),
      'GET /api/programs/:id/rewrite': stateIs(state, {
        answers: { ...answers, exercisesToAvoid: 'Shoulder operation in May' },
      }),
    },
  })
  await page.getByRole('heading', { name: 'Something changed?' }).waitFor()
  await page.getByRole('link', { name: 'I have been cleared' }).click()
  await page.getByRole('region', { name: 'Something changed?' }).waitFor()
  await found(page)
})

it('mails somebody who has only the address a link first', async () => {
  let isProven = false
  const { page } = await visit(PATH, {
    answers: {
      'GET /api/programs/:id/rewrite': (call) => stateIs('open', isProven ? { answers } : {})(call),
    },
  })
  await unfold(page, 'Something changed?')
  await page.getByRole('button', { name: 'Mail me the link' }).click()
  await page.getByText('It goes to a•••@example.com.').waitFor()
  isProven = true
  await page.getByRole('button', { name: 'I have opened it' }).click()
  await page.getByRole('button', { name: 'Rewrite My Program' }).waitFor()
})

it.each<[Rewrite['state'], string]>([
  ['used', 'you have had your free rewrite'],
  ['over', 'The free rewrite was open for 7 days'],
])('says whom to write to once it is %s', async (state, text) => {
  const { page } = await visit(PATH, { answers: { 'GET /api/programs/:id/rewrite': stateIs(state) } })
  await unfold(page, 'Something changed?')
  await page.getByText(text).waitFor()
  const link = page
    .getByRole('region', { name: 'Something changed?' })
    .getByRole('link', { name: 'Write to us' })
  expect(await link.getAttribute('href')).toMatch(/^mailto:.*\?subject=Something%20changed/)
})

it('says why a rewrite was refused, and keeps what was typed', async () => {
  const { page } = await visit(PATH, {
    answers: {
      'GET /api/programs/:id/rewrite': stateIs('open', { answers }),
      'POST /api/programs/:id/rewrite': refuse('SERVICE_UNAVAILABLE'),
    },
  })
  await unfold(page, 'Something changed?')
  await page.getByLabel('Additional comments').fill('My doctor cleared my knee.')
  await page.getByRole('button', { name: 'Rewrite My Program' }).click()
  await page.getByText('We are briefly unavailable.').waitFor()
  expect(await page.getByLabel('Additional comments').inputValue()).toBe('My doctor cleared my knee.')
})
