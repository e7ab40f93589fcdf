import { describe, expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'
import { browserWithWebApp, visitsIn } from '../../dev/testkit/screens/test-browser.ts'
import { until } from '../../dev/processes/until.ts'
import { type FakeGateway, never, ok, refuse } from '../testing/fake-gateway.ts'
import { unfold, unfoldAll } from '../testing/people.ts'
import { SAMPLE_ID, sampleRecord } from '../testing/sample-program.ts'
import type { Visit } from '../testing/visit.ts'

const visit = visitsIn(browserWithWebApp())

const PATH = `/results/${SAMPLE_ID}`
const RECORD = `/api/programs/${SAMPLE_ID}`
const PDF = `${RECORD}/pdf`
const REFUNDED = refuse('PURCHASE_REFUNDED')
const FROM_DEVICE = 'this is the copy on your device'

/** Opens a program once, so that the device stores it. */
async function openOnce(changes: Partial<Visit> = {}) {
  const visitor = await visit(PATH, { serviceWorkers: 'allow', ...changes })
  await until('what the device keeps', () =>
    visitor.page.evaluate(
      async (record) => navigator.serviceWorker.controller !== null && Boolean(await caches.match(record)),
      RECORD,
    ),
  )
  return visitor
}

const online = (page: Page, isOnline: boolean) => page.context().setOffline(!isOnline)
const isClosed = (page: Page) => page.getByRole('heading', { name: 'This program is closed' }).waitFor()

async function openPdf(page: Page) {
  const opened = page.context().waitForEvent('page')
  await page.getByRole('link', { name: 'View & Print Program' }).click()
  const pdf = await opened
  await pdf.waitForLoadState()
  return pdf
}

const has = (page: Page, address: string) =>
  page.evaluate(async (wanted) => Boolean(await caches.match(wanted, { ignoreSearch: true })), address)
const keepsPdf = (page: Page) => until('the kept PDF', () => has(page, PDF))
const losesPdf = (page: Page) => until('the end of the kept PDF', async () => !(await has(page, PDF)))

describe('a program that was opened once', () => {
  it('opens offline with its fonts, its chart and its exercise instructions', async () => {
    const { page } = await openOnce()
    await online(page, false)
    await page.reload()
    await page.getByText(FROM_DEVICE).waitFor()
    await page.getByRole('heading', { name: 'Day 1 - Upper' }).first().waitFor()
    expect(
      await page.evaluate(() =>
        [...document.fonts].some(
          ({ family, status }) => family.includes('Sofia Sans Extra Condensed') && status === 'loaded',
        ),
      ),
    ).toBe(true)
    await page.getByRole('button', { name: 'Barbell Bench Press' }).click()
    await page.getByText('Swap: Dumbbell Bench Press', { exact: true }).waitFor()
    await unfold(page, 'Why it is built this way')
    await page.getByRole('region', { name: 'What each muscle gets' }).waitFor()
  })

  it('is not called offline while we can be reached', async () => {
    const { page } = await openOnce()
    await page.reload()
    await page.getByText('Next to train').waitFor()
    expect(await page.getByText(FROM_DEVICE).count()).toBe(0)
  })

  it('opens on a connection that is up but dead', async () => {
    const { gateway, page } = await openOnce()
    gateway.answer('GET /api/programs/:id', never)
    await page.reload()
    await page.getByText(FROM_DEVICE).waitFor()
  })

  it('opens while our server is broken', async () => {
    const { gateway, page } = await openOnce()
    gateway.answer('GET /api/programs/:id', refuse('SERVICE_UNAVAILABLE'))
    gateway.breakPages()
    await page.reload()
    await page.getByText(FROM_DEVICE).waitFor()
    await page.getByText('Next to train').waitFor()
  })

  it('also has its PDF, which nobody opened', async () => {
    const { page } = await openOnce()
    await keepsPdf(page)
    await online(page, false)
    const pdf = await openPdf(page)
    await pdf.getByText('the PDF').waitFor()
  })

  it('loads its PDF again only if that has changed', async () => {
    const { gateway, page } = await openOnce()
    await keepsPdf(page)
    await page.reload()
    await until('the second request', async () => gateway.pdfs.length > 1)
    expect(gateway.pdfs).toEqual([200, 304])
  })

  it('keeps no PDF of a program that was written anew', async () => {
    const { gateway, page } = await openOnce()
    await keepsPdf(page)
    await page.evaluate(async (pdf) => {
      const pdfs = await caches.open('eightfold.pdfs')
      await pdfs.put(`${pdf}?paper=phone-kg`, new Response('the former PDF'))
    }, PDF)
    const record = sampleRecord()
    record.generatedProgram.weeks[0]!.workouts[0]!.exercises[0]!.name = 'Front Squat'
    gateway.answer('GET /api/programs/:id', ok(record))
    await page.reload()
    await until('the second request', async () => gateway.pdfs.length > 1)
    expect(
      await page.evaluate(async (pdf) => Boolean(await caches.match(pdf)), `${PDF}?paper=phone-kg`),
    ).toBe(false)
    expect(gateway.pdfs).toEqual([200, 200])
  })

  it('has the PDF on the paper of the chosen units', async () => {
    const { page } = await openOnce()
    await keepsPdf(page)
    await page.getByRole('radio', { name: 'kg, A4' }).check()
    await until('the PDF on A4', () =>
      page.evaluate(async (address) => Boolean(await caches.match(address)), `${PDF}?paper=a4`),
    )
  })

  it('is shown by a new build at once, and then offline too', async () => {
    const { gateway, page } = await openOnce()
    gateway.rebuild('/results/_.html', (html) => html.replace('<body>', '<body data-build="next">'))
    gateway.rebuild('/sw.js', (script) =>
      script.replace(/(results\/_[`"'],\s*"?revision"?:\s*[`"'])\w+/, '$1next'),
    )
    const taken = page.evaluate(
      () =>
        new Promise((resolve) =>
          navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
        ),
    )
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
    await taken
    await online(page, false)
    await page.reload()
    await page.getByText(FROM_DEVICE).waitFor()
    expect(await page.locator('body').getAttribute('data-build')).toBe('next')
  })
})

describe('a program that was refunded', () => {
  const refundAndReturn = async (gateway: FakeGateway, page: Page) => {
    gateway.answer('GET /api/programs/:id', REFUNDED)
    await online(page, true)
  }

  it('closes on the open page as soon as the connection is back', async () => {
    const { gateway, page } = await openOnce()
    await online(page, false)
    await page.reload()
    await page.getByText(FROM_DEVICE).waitFor()
    await refundAndReturn(gateway, page)
    await isClosed(page)
  })

  it('leaves nothing on the device: neither its page nor its PDF opens offline again', async () => {
    const { gateway, page } = await openOnce()
    await (await openPdf(page)).close()
    await keepsPdf(page)
    await refundAndReturn(gateway, page)
    await page.reload()
    await isClosed(page)
    await losesPdf(page)
    expect(await has(page, RECORD)).toBe(false)
    await online(page, false)
    await page.reload()
    await page.getByRole('heading', { name: 'Program Not Found' }).waitFor()
    await page.getByText('We could not be reached.').waitFor()
    expect(await page.getByText('Next to train').count()).toBe(0)
  })

  it('also removes its PDF when only that is requested', async () => {
    const { gateway, page } = await openOnce()
    await (await openPdf(page)).close()
    await keepsPdf(page)
    gateway.closePdf()
    await (await openPdf(page)).close()
    await losesPdf(page)
  })
})

describe('nothing is kept', () => {
  it.each([
    ['of other pages', '/faq', undefined],
    ['of a program that is closed', PATH, REFUNDED],
  ])('%s', async (_what, path, answer) => {
    const { page } = await visit(path, {
      serviceWorkers: 'allow',
      gateway: (gateway) => void (answer && gateway.answer('GET /api/programs/:id', answer)),
    })
    await page.locator('h1').waitFor()
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
    expect(await page.evaluate(() => caches.keys())).toEqual([])
  })
})

it('a browser without storage still shows the program', async () => {
  const { page } = await visit(PATH, {
    browser: (page) =>
      page.addInitScript(() => {
        Object.defineProperty(window, 'caches', { value: undefined })
        Object.defineProperty(Storage.prototype, 'getItem', {
          value: () => {
            throw new Error('forbidden')
          },
        })
        Object.defineProperty(Storage.prototype, 'setItem', {
          value: () => {
            throw new Error('forbidden')
          },
        })
      }),
  })
  await unfoldAll(page)
  await page.getByRole('button', { name: 'Done, next day' }).click()
  await page.getByRole('heading', { name: 'Day 2 - Lower' }).first().waitFor()
})
