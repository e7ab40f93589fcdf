import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'
import { browserWithWebApp, visitsIn } from '../../../dev/testkit/screens/test-browser.ts'
import { QUESTIONS_ASKED } from '../../../domain/shop/offer.ts'
import { atQuestion } from '../../testing/people.ts'
import { CHECKS } from './checks.ts'

const WIDE = { width: 1280, height: 800 }
const MAX_SCRIPT_BYTES = 90 * 1024

const visit = visitsIn(browserWithWebApp())

const headings = (page: Page) => page.getByRole('heading', { level: 2 }).allInnerTexts()
const rows = (page: Page) =>
  page
    .getByRole('table', { name: 'Week 1' })
    .getByRole('row')
    .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent?.trim())))

describe('/', () => {
  it('Top navigation with in-page anchors #features, #how-it-works, #pricing, plus links to /faq and /tools (Free Tools)', async () => {
    const { page } = await visit('/', { viewport: WIDE })
    const links = page.getByRole('navigation').getByRole('link')
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      '/#features',
      '/#how-it-works',
      '/#pricing',
      '/faq',
      '/tools',
    ])
    expect((await links.allInnerTexts()).at(-1)).toBe('Free Tools')
    await links.getByText('Pricing').click()
    await page.waitForFunction(() => {
      const top = document.getElementById('pricing')?.getBoundingClientRect().top ?? -1
      return window.location.hash === '#pricing' && top >= 0 && top < window.innerHeight / 2
    })
  })

  it('A mobile menu toggles open and closed', async () => {
    const { page } = await visit('/')
    const tools = page.getByRole('link', { name: 'Free Tools' })
    expect(await tools.count()).toBe(0)
    await page.getByRole('button', { name: 'Open menu' }).click()
    await tools.waitFor()
    const bought = page.getByRole('navigation').getByRole('link', { name: 'Already bought?' })
    expect(await bought.getAttribute('href')).toBe('/access')
    await page.getByRole('button', { name: 'Close menu', expanded: true }).click()
    await page.getByRole('button', { name: 'Open menu', expanded: false }).waitFor()
    expect(await tools.count()).toBe(0)
  })

  it('closes a menu that was opened before the script loaded', async () => {
    let letScriptCome = () => {}
    const scriptMayCome = new Promise<void>((resolve) => (letScriptCome = resolve))
    const { page } = await visit('/')
    await page.route('**/open-*.js', (route) => scriptMayCome.then(() => route.continue()))
    await page.reload()
    await page.getByRole('button', { name: 'Open menu' }).click()
    letScriptCome()
    await page.getByRole('button', { name: 'Close menu', expanded: true }).waitFor()
    await page.getByRole('link', { name: 'Pricing' }).click()
    await page.getByRole('button', { name: 'Open menu', expanded: false }).waitFor()
  })

  it('Sections in order: hero, features (three cards), sample program preview, quick FAQ cards, how it works (three steps), pricing card, closing call-to-action, footer', async () => {
    const { page } = await visit('/')
    expect(await headings(page)).toEqual([
      'A program, not a list of exercises',
      'See a sample program',
      'Quick answers',
      'How it works',
      'One program, one price',
      'Eight weeks from now is coming anyway',
    ])
    expect(await page.locator('#features').getByRole('listitem').count()).toBe(3)
    expect(await page.locator('#how-it-works').getByRole('heading', { level: 3 }).allInnerTexts()).toEqual([
      'Answer questions',
      'AI creates the program',
      'Start training',
    ])
  })

  it("hero (call-to-action 'Get My 8-Week Strength Program Now' showing $37 struck through and '$27 Launch Special')", async () => {
    const { page } = await visit('/')
    await page.getByRole('link', { name: 'Get My 8-Week Strength Program Now', exact: true }).waitFor()
    await page.getByText('$27 Launch Special', { exact: true }).waitFor()
    const regular = page.getByText('$37').first()
    expect(await regular.evaluate((price) => getComputedStyle(price).textDecorationLine)).toBe('line-through')
  })

  it('Every call-to-action and the pricing button links to /onboarding', async () => {
    const { page } = await visit('/')
    for (const name of ['Get My 8-Week Strength Program Now', 'Get Started Now - $27', 'Create My Program']) {
      const link = page.getByRole('link', { name, exact: true })
      expect(await link.getAttribute('href')).toBe('/onboarding')
    }
    await page.getByRole('link', { name: 'Create My Program' }).click()
    await atQuestion(page, 'primaryGoal')
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })

  it('The sample preview shows a Week 1 table with columns Exercise, Sets, Reps, Intensity, all at RIR 2-3', async () => {
    const { page } = await visit('/')
    expect(await rows(page)).toEqual([
      ['Exercise', 'Sets', 'Reps', 'Intensity'],
      ['Barbell Squat', '4', '5', 'RIR 2-3'],
      ['Bench Press', '4', '6', 'RIR 2-3'],
      ['Bent Over Row', '3', '8', 'RIR 2-3'],
      ['Leg Press', '3', '12', 'RIR 2-3'],
      ['Lat Pulldown', '3', '10', 'RIR 2-3'],
      ['Tricep Extension', '3', '12', 'RIR 2-3'],
    ])
  })

  it('programming notes on the RIR scale, progression, rest periods and form, then a Week 2 header and a note that the program continues through Week 8', async () => {
    const { page } = await visit('/')
    const sample = page.locator('#sample')
    expect(await sample.getByRole('term').allInnerTexts()).toEqual([
      'RIR scale',
      'Progression',
      'Rest periods',
      'Form',
    ])
    await sample
      .getByText('2-4 minutes between sets of the main lifts, 1-2 minutes for accessories.')
      .waitFor()
    await sample.getByRole('heading', { name: 'Week 2', exact: true }).waitFor()
    await sample.getByText('the program continues through Week 8').waitFor()
  })

  it('opens a complete sample: its page with eight weeks, and a PDF', async () => {
    const { page, gateway } = await visit('/')
    await page.getByRole('link', { name: 'Open a whole sample program' }).click()
    await page.getByRole('heading', { level: 1, name: 'Alex, these are your eight weeks.' }).waitFor()
    for (let week = 1; week <= 8; week++)
      await page.getByRole('heading', { name: `Week ${week}`, exact: true }).waitFor()
    expect(await page.getByRole('heading', { name: /^Week \d/ }).count()).toBe(8)
    const pdf = await page.getByRole('link', { name: 'The sample as a PDF' }).getAttribute('href')
    const answer = await fetch(gateway.url + (pdf ?? ''))
    expect(answer.headers.get('Content-Type')).toBe('application/pdf')
    expect(
      Buffer.from(await answer.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
    await page.getByRole('link', { name: 'Create My Program' }).click()
    await page.waitForURL('**/onboarding')
  })

  it('keeps the start button in view on a phone, from below the hero to the price', async () => {
    const { page } = await visit('/', { viewport: { width: 390, height: 844 } })
    const bar = page.getByRole('link', { name: `Start the ${QUESTIONS_ASKED.toLowerCase()} questions` })
    const isInSight = () =>
      bar.evaluate((link) => {
        const { top, bottom } = link.getBoundingClientRect()
        const found = document.elementFromPoint(innerWidth / 2 + 60, (top + bottom) / 2)
        return top >= 0 && bottom <= innerHeight && link.contains(found)
      })
    expect(await isInSight()).toBe(false)
    for (const id of ['features', 'sample', 'quick-faq', 'how-it-works']) {
      await page.locator(`#${id}`).evaluate((part) => part.scrollIntoView({ behavior: 'instant' }))
      expect([id, await isInSight()]).toEqual([id, true])
    }
    await page.locator('#start').evaluate((part) => part.scrollIntoView({ behavior: 'instant' }))
    expect(await isInSight()).toBe(false)
    await page.setViewportSize(WIDE)
    expect(await bar.count()).toBe(0)
  })

  it('describes our checks with the numbers of the scorecard', async () => {
    const scorecard = readFileSync(join('docs', 'scorecard.md'), 'utf8')
    const models = [...scorecard.matchAll(/^\| \*\*[\w-]+\*\* .*$/gm)].map(([row]) =>
      row.split('|').map((cell) => cell.trim()),
    )
    const column = (at: number) => models.map((row) => Number(row[at]))
    expect(CHECKS).toMatchObject({
      programs: column(4).reduce((sum, served) => sum + served),
      softPercent: Math.min(...column(6)) * 100,
    })
    expect(column(5)).toEqual([0, 0, 0, 0])
    const { page } = await visit('/')
    await page.getByText(`${CHECKS.rules} rules of training read it before you do`).waitFor()
    await page.getByText(`one of the ${CHECKS.hard} that matter most`).waitFor()
  })

  it('says in the footer who sells, how to reach them and how to get a refund', async () => {
    const { page } = await visit('/')
    const foot = page.getByRole('contentinfo')
    await foot.getByText('Sold by Eightfold').waitFor()
    const mail = foot.getByRole('link', { name: '@' })
    expect(await mail.getAttribute('href')).toBe(`mailto:${await mail.innerText()}`)
    await foot.getByRole('link', { name: '7-day money-back guarantee' }).click()
    await page.waitForFunction(() => {
      const top = document.getElementById('refunds')?.getBoundingClientRect().top ?? -1
      return top >= 0 && top < innerHeight / 2
    })
  })

  it("quick FAQ cards with a 'View All FAQs' link to /faq", async () => {
    const { page } = await visit('/')
    expect(await page.locator('#quick-faq').getByRole('listitem').count()).toBeGreaterThan(2)
    await page.getByRole('link', { name: 'View All FAQs', exact: true }).click()
    await page.waitForURL('**/faq')
    await page.goBack()
    await page.getByText('$27 Launch Special').waitFor()
    await page.waitForFunction(() => window.scrollY > 0)
  })

  it('follows a plain link to a part of a page', async () => {
    const { page } = await visit('/')
    await page.getByRole('link', { name: 'View All FAQs', exact: true }).click()
    await page.waitForURL('**/faq')
    const part = page.getByRole('main').getByRole('button').nth(5)
    await part.evaluate((button) => {
      button.id = 'part'
      window.location.hash = 'part'
      return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    })
    // Six rem are kept free above it.
    const top = await part.evaluate((button) => button.getBoundingClientRect().top)
    expect(top).toBeGreaterThan(80)
    expect(top).toBeLessThan(120)
  })

  it('promises progressive overload, science-based rep ranges, equipment-specific exercises and automatic swaps, and compares the price with a personal trainer at $50-100+ per session', async () => {
    const { page } = await visit('/')
    const features = await page.locator('#features').innerText()
    for (const promise of [
      /progressive overload/i,
      /science-based rep ranges/i,
      /equipment-specific exercises/i,
      /swapped automatically/i,
    ])
      expect(features).toMatch(promise)
    const pricing = await page.locator('#pricing').innerText()
    for (const fact of [
      'personal trainer costs $50-100+ per session',
      'One-time payment, taxes included, no subscription',
      '7-day money-back guarantee',
    ])
      expect(pricing).toContain(fact)
  })

  it('footer with link to /terms (Terms of Use) and a 2025 copyright line', async () => {
    const { page } = await visit('/')
    const footer = page.getByRole('contentinfo')
    await footer.getByText('© 2025 Eightfold').waitFor()
    expect(await footer.getByRole('link', { name: 'Terms of Use' }).getAttribute('href')).toBe('/terms')
  })

  it('loads at most 90 KB of compressed script', async () => {
    const files = new Set<string>()
    const { page } = await visit('/', {
      browser: async (page) => {
        page.on('request', (request) => {
          if (request.resourceType() === 'script') files.add(new URL(request.url()).pathname)
        })
      },
    })
    // Only React opens the menu, so all of the page's scripts have loaded.
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('button', { name: 'Close menu' }).waitFor()
    await page.waitForLoadState('networkidle')
    const sizes = [...files].map((file) => readFileSync(join('dist', 'web', `${file}.br`)).length)
    expect(sizes.length).toBeGreaterThan(1)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MAX_SCRIPT_BYTES)
  })
})

describe('a page that is not there', () => {
  it("a catch-all page showing '404 Page Not Found' with a developer-style hint", async () => {
    const { page } = await visit('/nowhere/at/all')
    await page.getByRole('heading', { name: '404 Page Not Found', exact: true }).waitFor()
    await page.getByText('Did you forget to add the page to the router?').waitFor()
  })
})
