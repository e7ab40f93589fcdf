import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'
import { extractText, getDocumentProxy } from 'unpdf'
import { createBuyer, tokenIn } from '../dev/testkit/purchases/buyer.ts'
import { press as pressByKeyboard, tabTo } from '../dev/testkit/screens/keyboard.ts'
import type { Mail } from '../dev/stand-ins/mailbox.ts'
import { type Product, startProduct } from '../dev/testkit/product.ts'
import { browserWithWebApp } from '../dev/testkit/screens/test-browser.ts'
import { uniqueName } from '../dev/testkit/testing.ts'
import { answerThreeSteps, answerWizard, enterLicense, startSurvey } from './testing/people.ts'

const STORY_MS = 240_000

const chromium = browserWithWebApp()
let product: Product
beforeAll(async () => {
  product = await startProduct({ wholePdfs: true })
})
afterAll(() => product.stop())

const newPage = async (): Promise<Page> => (await chromium.newContext()).newPage()
const someone = (name: string) => `${uniqueName(name)}@example.com`
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()

async function choose(page: Page, option: string | RegExp): Promise<void> {
  await press(page, option)
  await press(page, 'Continue')
}

/** The onboarding, question by question, as a person clicks through it. */
async function answerTheQuestions(page: Page, email: string): Promise<void> {
  await page.goto(product.url)
  await page
    .getByRole('link', { name: /Get My 8-Week Strength Program Now/ })
    .first()
    .click()
  await choose(page, /^General Fitness/)
  await choose(page, /^Beginner/)
  await choose(page, /^3/)
  await choose(page, /^45/)
  await choose(page, /home/i)
  await page.getByRole('textbox').fill('two 10 kg dumbbells, a bench and a pull-up bar')
  await press(page, 'Next')
  await choose(page, /^Full Body/)
  await choose(page, /progress/i)
  await choose(page, /time/i)
  await page.getByRole('textbox').fill('no burpees please')
  await press(page, 'Next')
  await page.getByRole('textbox', { name: /email/i }).fill(email)
  await press(page, 'Get My Program')
  await press(page, 'Get My Program - $27')
}

/** Buys on the page of a shop, up to its message to the buyer. */
async function buyAt(shop: 'gumroad' | 'shopify', email: string): Promise<Page> {
  const page = await newPage()
  await page.goto(`${product.storefrontUrl}/${shop}`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Name').fill('Anna Łukasik')
  await press(page, 'Buy')
  return page
}

/** Follows the link of a letter, as its reader does. */
const follow = (page: Page, letter: Mail) => page.goto(`${product.url}/access?token=${tokenIn(letter)}`)

/** The PDF and the page that the letter links hold the whole program and the buyer's name. */
async function expectProgramMailedTo(email: string): Promise<void> {
  const letter = await product.mail.next(email, /program is ready/)
  const pdfUrl = /https?:\S+\/pdf/.exec(letter.text)?.[0] ?? ''
  const bytes = new Uint8Array(await (await fetch(pdfUrl)).arrayBuffer())
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true })
  expect(text).toContain('Anna Łukasik')
  for (let week = 1; week <= 8; week += 1) expect(text).toMatch(new RegExp(`Week ${week}\\b`, 'i'))

  const page = await newPage()
  await page.goto(/https?:\S+\/results\/\S+/.exec(letter.text)?.[0] ?? '')
  await page.getByRole('link', { name: /View & Print Program/ }).waitFor()
  await page.getByText(`Program generated for: ${email}`).waitFor()
}

describe('a purchase from the shop’s page to the PDF’s text and the mail’s link', () => {
  it(
    'a buyer answers first and pays with Stripe by keyboard alone',
    async () => {
      const email = someone('anna')
      const page = await newPage()
      await answerTheQuestions(page, email)

      await page.waitForURL(`${product.storefrontUrl}/pay/**`)
      await tabTo(page, 'Name on card (optional)')
      await page.keyboard.type('Anna Łukasik')
      await pressByKeyboard(page, 'Pay $27.00')
      await page.waitForURL(`${product.url}/programgeneration**`)
      await page.getByText('Program Created Successfully!').waitFor()

      await expectProgramMailedTo(email)
    },
    STORY_MS,
  )

  it(
    'a license key of Gumroad becomes a PDF in the same window',
    async () => {
      const email = someone('gum')
      const shop = await buyAt('gumroad', email)
      const key = (await shop.locator('code').textContent()) ?? ''

      const page = await newPage()
      await page.goto(`${product.url}/license`)
      await enterLicense(page, key)
      await page.getByText('License validated successfully!').waitFor()
      await page.waitForURL('**/form?token=gumroad_**')
      const pdf = page.waitForRequest('**/api/programs/*/pdf')
      await answerThreeSteps(page, email)
      const answer = await (await pdf).response()
      expect(answer?.headers()['content-type']).toBe('application/pdf')

      await expectProgramMailedTo(email)
    },
    STORY_MS,
  )

  it(
    'the email of an order at Shopify is enough, and its mailed link leads back to the program',
    async () => {
      const email = someone('shop')
      await buyAt('shopify', email)
      const accessLetter = await product.mail.next(email, /Payment received/)
      const page = await newPage()
      await page.goto(`${product.url}/access?email=${email}`)
      await page.waitForURL('**/survey?access_token=**')
      await startSurvey(page)
      await page.getByRole('link', { name: 'Start Creating Your Program' }).click()
      await answerWizard(page, { email })
      await page
        .getByRole('heading', { name: 'Program Generated Successfully!' })
        .waitFor({ timeout: 60_000 })

      await expectProgramMailedTo(email)
      const elsewhere = await newPage()
      await follow(elsewhere, accessLetter)
      await elsewhere.getByText(`Program generated for: ${email}`).waitFor()
    },
    STORY_MS,
  )
})

it(
  'a mailed link of a purchase at the checkout opens its program, too',
  async () => {
    const email = someone('card')
    await createBuyer(product.url).buy(email)
    const letter = await product.mail.next(email, /Payment received/)
    await product.mail.next(email, /program is ready/)
    const page = await newPage()
    await follow(page, letter)
    await page.getByText(`Program generated for: ${email}`).waitFor()
  },
  STORY_MS,
)

it(
  'a buyer who cancels at the checkout returns to the survey and can pay later',
  async () => {
    const page = await newPage()
    await answerTheQuestions(page, someone('bert'))
    await page.waitForURL(`${product.storefrontUrl}/pay/**`)
    await press(page, 'Cancel')
    await page.waitForURL(`${product.url}/onboarding**`)
    await page.getByText('Nothing was charged. Your answers are kept.', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Get My Program - $27' }).waitFor()
  },
  STORY_MS,
)
