import { describe, expect, it } from '@jest/globals'
import { browserWithWebApp, visitsIn } from '../../../dev/testkit/screens/test-browser.ts'
import { never, ok } from '../../testing/fake-gateway.ts'

const visit = visitsIn(browserWithWebApp())

const PATH = '/programgeneration?email=anna@example.com'

describe('/programgeneration, as specified', () => {
  it("processing 'Payment Confirmed!', generating 'Setting Up Your Program', completed, with the download announced", async () => {
    let letFind = () => {}
    let letWrite = () => {}
    const found = new Promise<void>((resolve) => (letFind = resolve))
    const written = new Promise<void>((resolve) => (letWrite = resolve))
    const { page } = await visit(PATH, {
      browser: (page) => page.route('**/pdf', (route) => route.fulfill({ status: 204 })),
      gateway: (gateway) => {
        gateway.answer('GET /api/programs/stripe/by-email/:email', async (call) => {
          await found
          return ok({ programs: [] })(call)
        })
        const write = gateway.answer('POST /api/surveys/:id/generate', async (call) => {
          await written
          return write(call)
        })
      },
    })
    const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
    await heading('Payment Confirmed!')
    letFind()
    await heading('Setting Up Your Program')
    letWrite()
    await heading('Program Created Successfully!')
    await page.getByText('Redirecting you to download your 8-week program.', { exact: true }).waitFor()
  })

  it("'Access Error' tells to use the link from the purchase confirmation email, and lists help bullets", async () => {
    const { page } = await visit('/programgeneration?email=%20')
    await page.getByRole('heading', { name: 'Access Error', exact: true }).waitFor()
    await page.getByText('Invalid email format', { exact: true }).waitFor()
    await page.getByText('use the link from your purchase confirmation email').waitFor()
    expect(await page.getByRole('main').getByRole('listitem').allInnerTexts()).toEqual([
      'Check your purchase confirmation email',
      'Use the ‘Access Your Program’ link in it',
      'If that does not help, contact support',
    ])
    expect(await page.getByRole('link', { name: 'contact support' }).getAttribute('href')).toMatch(/^mailto:/)
  })

  it("a failed look-up of programs leads to 'Access Error' with 'Failed to check surveys'", async () => {
    const { page } = await visit(PATH, {
      answers: {
        'GET /api/programs/stripe/by-email/:email': () => ({ status: 500, body: null }),
        'GET /api/surveys/by-email/:email': never,
      },
    })
    await page.getByRole('heading', { name: 'Access Error', exact: true }).waitFor()
    await page.getByText('Failed to check surveys', { exact: true }).waitFor()
  })
})
