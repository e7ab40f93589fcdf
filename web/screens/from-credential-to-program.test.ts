import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { buyAtGumroad, buyAtShopify, createBuyer, tokenIn } from '../../sandbox/buyer.ts'
import { type Product, startProduct } from '../../sandbox/product.ts'
import { browser, uniqueName } from '../../sandbox/testing.ts'
import { answerThreeSteps, answerWizard, enterLicense, startSurvey } from '../testing/people.ts'

const STORY_MS = 120_000

let product: Product
let chromium: Browser
beforeAll(async () => {
  ;[product, chromium] = await Promise.all([startProduct(), browser()])
})
afterAll(async () => {
  await chromium.close()
  await product.stop()
})

const newPage = async (): Promise<Page> => (await chromium.newContext()).newPage()
const PDF = '**/api/programs/*/pdf'

/** Follows the link of a letter, as its reader would. */
async function follow(page: Page, letter: { text: string }) {
  await page.goto(`${product.url}/access?token=${tokenIn(letter)}`)
  await startSurvey(page)
}

describe('against the whole product', () => {
  it(
    'a license key becomes a PDF in the same window',
    async () => {
      const { key } = await buyAtGumroad(product.storefrontUrl, { email: `${uniqueName('gum')}@example.com` })
      const page = await newPage()
      await page.goto(`${product.url}/license`)
      await enterLicense(page, key)
      await page.getByText('License validated successfully!').waitFor()
      await page.waitForURL('**/form?token=gumroad_**')
      const pdf = page.waitForRequest(PDF)
      await answerThreeSteps(page)
      const answer = await (await pdf).response()
      expect(answer?.headers()['content-type']).toBe('application/pdf')
    },
    STORY_MS,
  )

  it(
    'the email of an order becomes a program, and its mailed link leads back to it',
    async () => {
      const email = `${uniqueName('shop')}@example.com`
      await buyAtShopify(product.storefrontUrl, { email })
      const letter = await product.mail.next(email, /Payment received/)
      const page = await newPage()
      await page.goto(`${product.url}/access?email=${email}`)
      await page.waitForURL('**/survey?access_token=**')
      await startSurvey(page)
      await page.getByRole('link', { name: 'Start Creating Your Program' }).click()
      await answerWizard(page)
      await page
        .getByRole('heading', { name: 'Program Generated Successfully!' })
        .waitFor({ timeout: 60_000 })

      const elsewhere = await newPage()
      await follow(elsewhere, letter)
      await elsewhere.getByRole('link', { name: 'Open My Program' }).click()
      await elsewhere.getByText('Program generated for: anna@example.com').waitFor()
    },
    STORY_MS,
  )

  it(
    'a mailed link of a purchase at the checkout opens that program, too',
    async () => {
      const email = `${uniqueName('card')}@example.com`
      await createBuyer(product.url).buy(email)
      const letter = await product.mail.next(email, /Payment received/)
      await product.mail.next(email, /program is ready/)
      const page = await newPage()
      await follow(page, letter)
      await page.getByRole('link', { name: 'Open My Program' }).click()
      await page.getByText(`Program generated for: ${email}`).waitFor()
    },
    STORY_MS,
  )
})
