import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { extractText, getDocumentProxy } from 'unpdf'
import { press as pressByKeyboard, tabTo } from './keyboard.ts'
import { type Product, startProduct } from './product.ts'
import { browser, uniqueName } from './testing.ts'

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

async function textOfPdf(url: string): Promise<string> {
  const bytes = new Uint8Array(await (await fetch(url)).arrayBuffer())
  return (await extractText(await getDocumentProxy(bytes), { mergePages: true })).text
}

describe('a newcomer', () => {
  it(
    'answers, pays with Stripe by keyboard alone, and finds eight weeks in the PDF that the mail links',
    async () => {
      const email = `${uniqueName('anna')}@example.com`
      const page = await (await chromium.newContext()).newPage()
      await answerTheQuestions(page, email)

      await page.waitForURL(`${product.storefrontUrl}/pay/**`)
      await tabTo(page, 'Name on card (optional)')
      await page.keyboard.type('Anna Łukasik')
      await pressByKeyboard(page, 'Pay $27.00')
      await page.waitForURL(`${product.url}/programgeneration**`)
      await page.getByText('Program Created Successfully!').waitFor()

      const mail = await product.mail.next(email, /program is ready/)
      const pdfUrl = /https?:\S+\/pdf/.exec(mail.text)?.[0] ?? ''
      const text = await textOfPdf(pdfUrl)
      expect(text).toContain('Anna Łukasik')
      for (let week = 1; week <= 8; week += 1) expect(text).toMatch(new RegExp(`Week ${week}\\b`, 'i'))

      const resultsUrl = /https?:\S+\/results\/\S+/.exec(mail.text)?.[0] ?? ''
      await page.goto(resultsUrl)
      await page.getByRole('link', { name: /View & Print Program/ }).waitFor()
      await page.getByText(`Program generated for: ${email}`).waitFor()
    },
    STORY_MS,
  )

  it(
    'who cancels at the checkout comes back to the survey and may pay later',
    async () => {
      const email = `${uniqueName('bert')}@example.com`
      const page = await (await chromium.newContext()).newPage()
      await answerTheQuestions(page, email)
      await page.waitForURL(`${product.storefrontUrl}/pay/**`)
      await press(page, 'Cancel')
      await page.waitForURL(`${product.url}/onboarding**`)
    },
    STORY_MS,
  )
})
