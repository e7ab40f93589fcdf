import { describe, expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'
import { ProgramRequest } from '../../../domain/forms/program-request.ts'
import { browserWithWebApp, visitsIn } from '../../../dev/testkit/screens/test-browser.ts'
import { press, tabTo } from '../../../dev/testkit/screens/keyboard.ts'
import {
  answerUpToLast,
  answerThreeSteps,
  answerTwoSteps,
  answerWizard,
  choose,
  goOnToPaywall,
  tellFacts,
} from '../../testing/people.ts'

const visit = visitsIn(browserWithWebApp())

const block = (page: Page) => page.getByText('Make it more yours')
const lift = (page: Page, place: number) => page.getByRole('group', { name: `Lift ${place}`, exact: true })

/** The facts that `tellFacts` enters. */
const TOLD = {
  ageBand: '50-64',
  sex: 'female',
  bodyWeight: { value: 64.5, unit: 'kg' },
  bestSets: [
    { lift: 'squat', weight: 80, unit: 'kg', reps: 5 },
    { lift: 'pull-up', weight: 0, unit: 'kg', reps: 6 },
  ],
  bringUp: ['glutes'],
}

describe('five optional facts', () => {
  it('are folded into the last question, saved, and still there after a reload and on the paywall', async () => {
    const { gateway, page } = await visit('/onboarding')
    await answerUpToLast(page)
    expect(await page.getByLabel('Age').isVisible()).toBe(false)
    await tellFacts(page)
    await page.reload()
    expect(await page.getByLabel('Body weight (kg)').inputValue()).toBe('64.5')
    await goOnToPaywall(page)
    await page.getByRole('heading', { name: 'Ready for your program?' }).waitFor()
    const saved = () => gateway.calls.findLast(({ method }) => method === 'PUT')?.body
    expect(saved()).toMatchObject({ answers: { facts: TOLD } })

    expect(await page.getByLabel('Age').isVisible()).toBe(false)
    await block(page).click()
    expect(await lift(page, 2).getByLabel('Reps').inputValue()).toBe('6')
    await page.getByLabel('Sex').selectOption('Rather not say')
    await page.getByRole('button', { name: 'Remove lift 1' }).click()
    await Promise.all([
      page.waitForRequest('**/api/stripe/checkout'),
      page.getByRole('button', { name: 'Get My Program - $27' }).click(),
    ])
    expect(saved()).toMatchObject({
      answers: { facts: { ageBand: '50-64', bestSets: TOLD.bestSets.slice(1) } },
    })
    expect(saved()).not.toHaveProperty('answers.facts.sex')
  })

  it('go with the 3-step survey', async () => {
    const { gateway, page } = await visit('/form-direct')
    await answerTwoSteps(page)
    await tellFacts(page)
    await choose(page, 'RIR', 'Full Body')
    await page.getByRole('button', { name: 'Generate My Program' }).click()
    await page.waitForURL('**/results/*')
    const { body } = gateway.calls.find(({ method }) => method === 'POST') ?? {}
    expect(ProgramRequest.parse(body).facts).toEqual(TOLD)
  })

  it('go with the 5-step wizard, and are left out of both forms when there are none', async () => {
    const { gateway, page } = await visit('/program-form?token=mailed')
    await answerWizard(page, { steps: 4 })
    await choose(page, 'RIR', 'Push/Pull/Legs')
    await tellFacts(page)
    await Promise.all([
      page.waitForRequest('**/api/shopify/programs'),
      page.getByRole('button', { name: 'Generate My Program' }).click(),
    ])
    expect(gateway.calls.at(-1)?.body).toMatchObject({ facts: TOLD })

    const plain = await visit('/form-direct')
    await answerThreeSteps(plain.page)
    await plain.page.waitForURL('**/results/*')
    expect(plain.gateway.calls.find(({ method }) => method === 'POST')?.body).not.toHaveProperty('facts')
  })

  it('say beside a field what cannot be right, without blocking anybody', async () => {
    const { gateway, page } = await visit('/onboarding')
    await answerUpToLast(page)
    await block(page).click()
    await page.getByLabel('Body weight (lb)').fill('1')
    await lift(page, 1).getByLabel('Which lift').selectOption('Deadlift')
    await lift(page, 1).getByLabel('Weight (lb)').fill('405')
    await lift(page, 1).getByLabel('Reps').fill('30')
    const problem = page.getByText('Please enter 1 to 12 reps: longer sets tell too little of strength.')
    expect(await problem.count()).toBe(0)
    await page.getByLabel('Age').selectOption('18 to 49')
    await page.getByLabel('Age').focus()
    await problem.waitFor()
    await page.getByText('Please enter a body weight from 30 to 250 kg, which is 67 to 551 lb.').waitFor()
    expect(await lift(page, 1).getByLabel('Reps').getAttribute('aria-invalid')).toBe('true')
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByLabel('Email').waitFor()
    expect(gateway.calls.findLast(({ method }) => method === 'PUT')?.body).toMatchObject({
      answers: { facts: { ageBand: '18-49' } },
    })
  })

  it('can be entered by keyboard alone', async () => {
    const { page } = await visit('/onboarding')
    await answerUpToLast(page)
    await press(page, 'Make it more yours Optional: your age, sex, weight, best lifts, and what to bring up.')
    await tabTo(page, 'Body weight (lb)')
    await page.keyboard.type('180')
    await press(page, 'Add another lift')
    await lift(page, 2).waitFor()
    await page.reload()
    expect(await page.getByLabel('Body weight (lb)').inputValue()).toBe('180')
  })
})
