import { describe, expect, it } from '@jest/globals'
import type { Locator, Page } from 'playwright-core'
import { browserWithWebApp, visitsIn } from '../../../dev/testkit/screens/test-browser.ts'
import { press } from '../../../dev/testkit/screens/keyboard.ts'
import { unfold } from '../../testing/people.ts'
import { ok } from '../../testing/fake-gateway.ts'
import { SAMPLE_ID, sampleRecord } from '../../testing/sample-program.ts'
import { lendTheClock, type Visit } from '../../testing/visit.ts'

const visit = visitsIn(browserWithWebApp())

const PATH = `/results/${SAMPLE_ID}`
const PLACE = `eightfold.place.${SAMPLE_ID}`
/** Four days a week. */
const DAYS = 32

/** What the device stores of a place, without the exercises that it is among. */
const placeOn = async (page: Page) => {
  const stored = await page.evaluate((key) => localStorage.getItem(key), PLACE)
  return { ...JSON.parse(stored ?? 'null'), of: undefined }
}

const open = (changes: Partial<Visit> = {}) => visit(PATH, { ...changes })
const card = (page: Page) => page.getByRole('region', { name: 'Next to train' })
const showsDay = (page: Page, week: number, day: string) =>
  card(page)
    .getByText(`week ${week} of 8`)
    .and(page.locator(`:has(+ h2:has-text("${day}"))`))
    .waitFor()
const done = (page: Page) => card(page).getByRole('button', { name: 'Done, next day' }).click()
const startAt = (place: unknown) => (page: Page) =>
  page.addInitScript(([key, value]) => void (localStorage.getItem(key) ?? localStorage.setItem(key, value)), [
    PLACE,
    typeof place === 'string' ? place : JSON.stringify(place),
  ] as const)

describe('the next day to train', () => {
  it('is the first day of week 1, then the next one, and is kept for the next visit', async () => {
    const { page } = await open()
    await showsDay(page, 1, 'Day 1 - Upper')
    expect(await card(page).getByRole('button', { name: 'Back one day' }).count()).toBe(0)
    await done(page)
    await showsDay(page, 1, 'Day 2 - Lower')
    await page.waitForFunction(() => document.activeElement?.textContent?.startsWith('Day 2 - Lower'))
    await page.reload()
    await showsDay(page, 1, 'Day 2 - Lower')
  })

  it('continues into the next week, and can go back a day', async () => {
    const { page } = await open({ browser: startAt({ next: 3 }) })
    await showsDay(page, 1, 'Day 4 - Lower')
    await done(page)
    await showsDay(page, 2, 'Day 1 - Upper')
    expect(
      await page
        .getByRole('group')
        .filter({ hasText: 'You are here' })
        .getByRole('heading')
        .first()
        .innerText(),
    ).toBe('Week 2')
    await card(page).getByRole('button', { name: 'Back one day' }).click()
    await showsDay(page, 1, 'Day 4 - Lower')
  })

  it('marks a light week', async () => {
    const { page } = await open({ browser: startAt({ next: 16 }) })
    await showsDay(page, 5, 'Day 1 - Upper')
    await card(page).getByText('light week').waitFor()
  })

  it('can be chosen from any week on another device', async () => {
    const { page } = await open()
    await unfold(page, 'Week 3')
    await page.getByRole('button', { name: 'Train this next (week 3, Day 2 - Lower)' }).click()
    await showsDay(page, 3, 'Day 2 - Lower')
    await page.waitForFunction(() => {
      const top = document.activeElement?.getBoundingClientRect().top ?? -1
      return top >= 0 && top < window.innerHeight / 2
    })
  })

  it('ends with week 8, and leads to what follows', async () => {
    const { page } = await open({ browser: startAt({ next: DAYS - 1 }) })
    await showsDay(page, 8, 'Day 4 - Lower')
    await done(page)
    await card(page).getByRole('heading', { name: 'Eight weeks done' }).waitFor()
    expect(await page.getByText('You are here').count()).toBe(0)
    await card(page).getByText('Your eight weeks held 32 sessions and 477 sets.').waitFor()
    const link = card(page).getByRole('link', { name: 'After week 8' })
    expect(await link.evaluate((each) => getComputedStyle(each).textDecorationLine)).toBe('underline')
    await link.click()
    await page.getByRole('region', { name: 'After week 8' }).getByText('begin again at week 1').waitFor()
  })

  it.each([['{"next":-1}'], ['{"next":"two"}'], ['not JSON'], ['{"next":1.5}']])(
    'is the first if the device has stored nonsense: %s',
    async (place) => {
      const { page } = await open({ browser: startAt(place) })
      await showsDay(page, 1, 'Day 1 - Upper')
    },
  )

  it('is all that is stored: no date, no weight, no set', async () => {
    const { gateway, page } = await open()
    await done(page)
    await showsDay(page, 1, 'Day 2 - Lower')
    const stored = await page.evaluate(() => Object.entries<string>(localStorage))
    expect(stored.map(([key, text]) => [key, JSON.parse(text)])).toEqual([
      [PLACE, { next: 1, of: expect.stringContaining('Barbell Bench Press') }],
    ])
    expect(gateway.calls).toHaveLength(1)
  })

  it('is the first again in a program that was written anew', async () => {
    const { gateway, page } = await open({ browser: startAt({ next: 5, ticked: [0] }) })
    await showsDay(page, 2, 'Day 2 - Lower')
    const record = sampleRecord()
    record.generatedProgram.weeks[0]!.workouts[0]!.exercises[0]!.name = 'Front Squat'
    gateway.answer('GET /api/programs/:id', ok(record))
    await page.reload()
    await showsDay(page, 1, 'Day 1 - Upper')
    expect(await card(page).getByRole('checkbox', { checked: true }).count()).toBe(0)
    await page.getByText('Your program is ready.').waitFor()
  })

  it('is unchanged after a visit to another page', async () => {
    const { page } = await open()
    await done(page)
    await page.getByRole('link', { name: 'Terms of Use' }).click()
    await page.getByRole('heading', { name: 'Payment and pricing' }).waitFor()
    await page.goBack()
    await showsDay(page, 1, 'Day 2 - Lower')
    await page.goForward()
    await page.getByRole('heading', { name: 'Payment and pricing' }).waitFor()
    await page.goBack()
    await showsDay(page, 1, 'Day 2 - Lower')
  })

  it('shows rest, warm-up and load in large type, and instructions and swap on one tap', async () => {
    const { page } = await open({ browser: startAt({ next: 8 }) })
    await card(page).getByText('Rest 3 min').waitFor()
    for (const text of ['Rest 3 min', '2 sets at 50% and 75%', 'If you got all reps last week, add 5 lb']) {
      const size = await card(page)
        .getByText(text)
        .evaluate((element) => parseFloat(getComputedStyle(element).fontSize))
      expect(size).toBeGreaterThanOrEqual(19)
    }
    const exercise = card(page).getByRole('button', { name: 'Barbell Bench Press' })
    expect(await exercise.getAttribute('aria-expanded')).toBe('false')
    expect(await card(page).getByText('Dumbbell Bench Press').count()).toBe(0)
    await exercise.click()
    for (const label of ['Set up', 'Do', 'Mistake'])
      await card(page).getByRole('term').filter({ hasText: label }).first().waitFor()
    await card(page).getByText('Swap: Dumbbell Bench Press').waitFor()
    expect(await exercise.getAttribute('aria-expanded')).toBe('true')
    await exercise.click()
    await card(page).getByText('Swap: Dumbbell Bench Press').waitFor({ state: 'detached' })
  })

  it('puts a swap in the place of its exercise, today only, and goes back', async () => {
    const { page } = await open()
    await card(page).getByRole('button', { name: 'Barbell Bench Press' }).click()
    await card(page).getByText('Swap: Dumbbell Bench Press').click()
    const told = card(page).getByRole('group').filter({ hasText: 'Dumbbell Bench Press' })
    for (const label of ['Set up', 'Do', 'Mistake'])
      await told.getByRole('term').filter({ hasText: label }).waitFor()
    await told.getByRole('button', { name: 'Use this today' }).click()
    const swapped = card(page).getByRole('button', { name: 'Dumbbell Bench Press', exact: true })
    await swapped.waitFor()
    expect(await swapped.evaluate((button) => button === document.activeElement)).toBe(true)
    await card(page).getByText('Today only').waitFor()
    await page.reload()
    await swapped.waitFor()
    await card(page).getByRole('button', { name: 'Back to Barbell Bench Press' }).click()
    await card(page).getByRole('button', { name: 'Barbell Bench Press', exact: true }).waitFor()
    expect(await card(page).getByText('Dumbbell Bench Press').count()).toBe(0)
  })

  it('forgets what was for today with the day', async () => {
    const today = [{ written: 'Barbell Bench Press', name: 'Dumbbell Bench Press', isPerSide: false }]
    const { page } = await open({ browser: startAt({ next: 0, today }) })
    await card(page).getByRole('button', { name: 'Dumbbell Bench Press', exact: true }).waitFor()
    await done(page)
    await showsDay(page, 1, 'Day 2 - Lower')
    expect(await placeOn(page)).toEqual({ next: 1 })
  })

  it('keeps a swap from now on, in every later day and among the exercises', async () => {
    const { page } = await open()
    await card(page).getByRole('button', { name: 'Barbell Bench Press' }).click()
    await card(page).getByText('Swap: Dumbbell Bench Press').click()
    await card(page).getByRole('button', { name: 'Use it from now on' }).click()
    await card(page).getByText('From now on').waitFor()
    await unfold(page, 'Week 3')
    await page.getByRole('button', { name: 'Train this next (week 3, Day 1 - Upper)' }).click()
    await showsDay(page, 3, 'Day 1 - Upper')
    await card(page).getByRole('button', { name: 'Dumbbell Bench Press', exact: true }).waitFor()
    // A step belongs to the weight of the first exercise.
    expect(await card(page).getByText('If you got all reps last week, add 5 lb').count()).toBe(0)
    await card(page).getByText('A new lift needs its own weight. Start light, go by feel.').waitFor()
    await unfold(page, 'Your exercises')
    const list = page.getByRole('region', { name: 'Your exercises' })
    const listed = list.getByText('Dumbbell Bench Press, in place of Barbell Bench Press')
    await listed.click()
    await list.getByRole('term').filter({ hasText: 'Set up' }).first().waitFor()
    await list.getByRole('button', { name: 'Back to Barbell Bench Press' }).click()
    await listed.waitFor({ state: 'detached' })
    await card(page).getByRole('button', { name: 'Barbell Bench Press', exact: true }).waitFor()
  })

  it('shows the steps that a rule names, as it shows swaps', async () => {
    const record = sampleRecord()
    const [plank] = record.generatedProgram.weeks[0]!.workouts[1]!.exercises.slice(-1)
    plank!.ruleSteps = { easier: 'Dead Bug', harder: 'Hollow Body Hold' }
    const { page } = await open({
      browser: startAt({ next: 29 }),
      answers: { 'GET /api/programs/:id': ok(record) },
    })
    await card(page).getByRole('button', { name: 'Plank' }).click()
    await card(page).getByText('Swap: Dead Bug').waitFor()
    expect(await card(page).getByText('Easier:').count()).toBe(0)
    await card(page).getByText('Harder: Hollow Body Hold').click()
    await card(page).getByRole('button', { name: 'Use it from now on' }).click()
    await card(page).getByRole('button', { name: 'Hollow Body Hold', exact: true }).waitFor()
  })

  it('explains effort in one line until week 1 is done, and in place on a tap', async () => {
    const { page } = await open({ browser: startAt({ next: 3 }) })
    const line = card(page).getByText('RIR 3 = stop when you could do three more good reps.')
    const effort = card(page).getByRole('button', { name: '@RIR 3' })
    await line.waitFor()
    await effort.first().click()
    expect(await line.count()).toBe(2)
    await done(page)
    await showsDay(page, 2, 'Day 1 - Upper')
    expect(await line.count()).toBe(0)
    expect(await effort.first().getAttribute('aria-expanded')).toBe('false')
    await effort.first().click()
    await line.waitFor()
    expect(await effort.first().getAttribute('aria-expanded')).toBe('true')
    await effort.first().click()
    expect(await line.count()).toBe(0)
  })

  it('leads through the first session, and says what sets and reps are until week 1 is done', async () => {
    const { page } = await open()
    await card(page).getByText('4 x 5 = 4 sets of 5 reps.').waitFor()
    const steps = card(page).getByRole('list', { name: 'Your first session' })
    expect(await steps.count()).toBe(0)
    await card(page).getByText('Your first session, step by step').click()
    await steps.getByText('No weight given? Begin with').waitFor()
    await steps.getByText('Then set up for Barbell Bench Press.').waitFor()
    await done(page)
    await showsDay(page, 1, 'Day 2 - Lower')
    expect(await card(page).getByText('step by step').count()).toBe(0)
  })

  it('says what to do when a bench is taken, something hurts or a day was missed', async () => {
    const { page } = await open()
    await card(page).getByText('Taken? Pain? Missed a day?').click()
    const answer = (label: string) =>
      card(page).locator('dt', { hasText: label }).locator('xpath=following-sibling::dd').innerText()
    expect(await answer('Taken?')).toMatch(/Its swap is there/)
    expect(await answer('Add weight?')).toMatch(/“Next time” says when/)
    expect(await answer('Missed a day?')).toBe('Do it next, then go on in order.')
  })

  it('says at each exercise when its weight goes up', async () => {
    const { page } = await open()
    const next = card(page).getByRole('term').filter({ hasText: 'Next time' })
    expect(await next.count()).toBe(0)
    await card(page).getByRole('button', { name: 'Barbell Bench Press' }).click()
    await next.waitFor()
    await card(page)
      .getByRole('definition')
      .filter({ hasText: /^Hit: / })
      .waitFor()
  })

  it('keeps what is ticked within the day on the device, until the next day', async () => {
    const { page } = await open()
    const tick = card(page).getByRole('checkbox', { name: 'Barbell Bench Press done' })
    await tick.check()
    expect(await placeOn(page)).toEqual({ next: 0, ticked: [0] })
    await page.reload()
    await tick.waitFor()
    expect(await tick.isChecked()).toBe(true)
    expect(await card(page).getByRole('checkbox', { checked: true }).count()).toBe(1)
    await done(page)
    await showsDay(page, 1, 'Day 2 - Lower')
    expect(await card(page).getByRole('checkbox', { checked: true }).count()).toBe(0)
    expect(await placeOn(page)).toEqual({ next: 1 })
  })

  it('names its weekday where the program has one', async () => {
    const record = sampleRecord()
    record.generatedProgram.overview.weekdays = ['mon', 'wed', 'fri', 'sat']
    const { page } = await open({
      browser: startAt({ next: 5 }),
      answers: { 'GET /api/programs/:id': ok(record) },
    })
    await card(page).getByText('Next to train · week 2 of 8 · Wednesday').waitFor()
  })

  it('can be trained with a keyboard alone', async () => {
    const { page } = await open()
    await card(page).waitFor()
    await press(page, 'Barbell Bench Press')
    await card(page).getByRole('term').filter({ hasText: 'Set up' }).waitFor()
    await press(page, 'Done, next day')
    await showsDay(page, 1, 'Day 2 - Lower')
    await press(page, 'Barbell Back Squat')
    await press(page, 'Swap: Leg Press')
    await press(page, 'Use this today')
    await card(page).getByRole('button', { name: 'Leg Press', exact: true }).waitFor()
  })
})

describe('the rest between two sets', () => {
  const timer = (page: Page) => page.getByRole('region', { name: 'Rest timer' })
  const start = (page: Page) => card(page).getByRole('button', { name: 'Rest 3 min' }).first().click()
  const seeBuzzes = (page: Page) =>
    page.addInitScript(() => {
      Object.defineProperty(navigator, 'vibrate', {
        value: (buzz: number[]) => (document.documentElement.dataset['buzzed'] = buzz.join(' ')),
      })
    })

  it('is counted down from one tap, and its end is said and felt', async () => {
    const { page } = await open({
      browser: async (page) => {
        await seeBuzzes(page)
        await lendTheClock(page)
      },
    })
    await start(page)
    await timer(page).getByRole('timer').waitFor()
    await page.clock.runFor(60_000)
    await timer(page)
      .getByText(/^(2:00|1:5\d)$/)
      .waitFor()
    expect(await timer(page).getByRole('status').innerText()).toBe('Rest')
    await page.clock.runFor(120_000)
    await timer(page).getByRole('status').getByText('Rest is over. On to the next set.').waitFor()
    expect(await page.locator('html').getAttribute('data-buzzed')).toBe('200 100 200')
    await timer(page).getByRole('button', { name: 'Close' }).click()
    await timer(page).waitFor({ state: 'detached' })
  })

  it('goes on in view while its buyer does, 320 px wide, and can be stopped', async () => {
    const { page } = await open({ viewport: { width: 320, height: 640 } })
    await start(page)
    await timer(page).getByText('Barbell Bench Press').waitFor()
    await done(page)
    await showsDay(page, 1, 'Day 2 - Lower')
    await unfold(page, 'Week 3')
    const { y = 0, height = 0 } = (await timer(page).boundingBox()) ?? {}
    expect(y + height).toBeLessThanOrEqual(640)
    expect(y).toBeGreaterThan(320)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await timer(page).getByRole('button', { name: 'Stop' }).click()
    await timer(page).waitFor({ state: 'detached' })
  })

  it('loads the timer only when the first rest begins', async () => {
    const asked: string[] = []
    const { page } = await open({
      browser: async (page) => page.on('request', (request) => asked.push(request.url())),
    })
    const timers = () => asked.filter((url) => url.includes('rest-timer'))
    await page.waitForLoadState('networkidle')
    expect(timers()).toEqual([])
    await start(page)
    await timer(page).waitFor()
    expect(timers()).toHaveLength(1)
  })
})

describe('the way to the home screen', () => {
  const hint = (page: Page) => page.getByRole('region', { name: 'Keep it at hand' })
  /** As a browser does that installs pages. @returns whether it leaves the asking to the page */
  async function offerToInstall(page: Page) {
    await card(page).waitFor()
    return page.evaluate(() => {
      const prompt = () => (document.documentElement.dataset['asked'] = 'yes')
      const offer = new Event('beforeinstallprompt', { cancelable: true })
      return !window.dispatchEvent(Object.assign(offer, { prompt }))
    })
  }
  const isOnIphone = (page: Page) =>
    page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: false }))

  it('is offered once, after the first day is done, where the browser can install', async () => {
    const { page } = await open()
    expect(await offerToInstall(page)).toBe(true)
    expect(await hint(page).count()).toBe(0)
    await done(page)
    await hint(page).getByRole('button', { name: 'Add to home screen' }).click()
    expect(await page.locator('html').getAttribute('data-asked')).toBe('yes')
    await hint(page).waitFor({ state: 'detached' })
    await page.reload()
    expect(await offerToInstall(page)).toBe(false)
    await done(page)
    await showsDay(page, 1, 'Day 3 - Upper')
    expect(await hint(page).count()).toBe(0)
  })

  it('is the share menu of an iPhone', async () => {
    const { page } = await open({ browser: isOnIphone })
    await done(page)
    await hint(page).getByText('Add to Home Screen').waitFor()
    await hint(page).getByRole('button', { name: 'Got it' }).click()
    await hint(page).waitFor({ state: 'detached' })
  })

  it('is not told where there is none', async () => {
    const { page } = await open()
    await done(page)
    await showsDay(page, 1, 'Day 2 - Lower')
    expect(await hint(page).count()).toBe(0)
  })
})

describe('the page of a program', () => {
  it('begins with the day from the second visit on, with the PDF and the link beneath', async () => {
    const { page } = await open({
      browser: startAt({ next: 4 }),
      viewport: { width: 390, height: 844 },
    })
    await page.getByRole('heading', { level: 1, name: 'Week 2 of 8 · Day 1' }).waitFor()
    const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? 0
    const first = await topOf(card(page).getByRole('button', { name: 'Barbell Bench Press' }))
    expect(first).toBeLessThan(330)
    const bottom = await topOf(card(page).getByRole('button', { name: 'Done, next day' }))
    for (const beneath of [
      page.getByRole('link', { name: 'View & Print Program' }),
      page.getByRole('button', { name: 'Copy link' }),
      page.getByText('Your program is ready.'),
    ])
      expect(await topOf(beneath)).toBeGreaterThan(bottom)
    await done(page)
    await page.getByRole('heading', { level: 1, name: 'Week 2 of 8 · Day 2' }).waitFor()
    await page.emulateMedia({ media: 'print' })
    await page.getByRole('heading', { level: 1, name: 'Anna, these are your eight weeks.' }).waitFor()
  })

  it('greets its buyer by first name, and says how to ask for a refund', async () => {
    const { page } = await open()
    await page.getByRole('heading', { level: 1, name: 'Anna, these are your eight weeks.' }).waitFor()
    await unfold(page, 'Help')
    const link = page.getByRole('link', { name: 'Ask for your money back' })
    expect(await link.getAttribute('href')).toBe(
      `mailto:support@eightfold.example?subject=Refund%20of%20program%20${SAMPLE_ID}`,
    )
    const contact = page.getByRole('contentinfo').getByRole('link', { name: 'Contact' })
    expect(await contact.getAttribute('href')).toBe('mailto:support@eightfold.example')
  })

  it('separates the parts of a week’s line, with its sets on one line, 320 px wide', async () => {
    const { page } = await open({ viewport: { width: 320, height: 640 } })
    const boxOf = async (text: string) => {
      const box = await page.locator('summary').getByText(text, { exact: true }).first().boundingBox()
      if (!box) throw new Error(`${text} is not there`)
      return box
    }
    const [here, sets] = [
      await boxOf('You are here'),
      page.locator('#week-1 summary').getByText(/^\d+ sets$/),
    ]
    const setsBox = await sets.boundingBox()
    expect(here.y + here.height).toBeLessThanOrEqual((setsBox?.y ?? 0) + 1)
    const light = page.locator('#week-5 summary').getByText(/^\d+ sets$/)
    expect((await light.boundingBox())?.height).toBe(setsBox?.height)
  })

  it('takes less than five phone screens instead of thirty', async () => {
    const { page } = await open()
    await card(page).waitFor()
    // The last part: the page draws the later weeks a moment after the first.
    await page.getByText('Help', { exact: true }).waitFor()
    expect(
      await page.evaluate(() => document.documentElement.scrollHeight / window.innerHeight),
    ).toBeLessThan(4.8)
    expect(
      await card(page)
        .getByRole('heading', { name: 'Day 1 - Upper' })
        .evaluate((day) => day.getBoundingClientRect().top),
    ).toBeLessThan(844)
    expect(await page.locator('details[open]').count()).toBe(0)
  })

  it('opens the week in its address', async () => {
    const { page } = await open({ path: `${PATH}#week-6` })
    const week = page.getByRole('region', { name: 'Week 6' })
    await week.getByRole('table', { name: 'Day 2 - Lower' }).waitFor()
    expect(await page.locator('details[open]').count()).toBe(1)
  })

  it('copies its link, and says so', async () => {
    const { gateway, page } = await open({
      permissions: ['clipboard-read', 'clipboard-write'],
      path: `${PATH}#week-2`,
    })
    await page.getByRole('button', { name: 'Copy link' }).click()
    await page.getByRole('status').getByText('Link copied.').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(gateway.url + PATH)
  })

  it.each([
    ['has no clipboard', () => Object.defineProperty(navigator, 'clipboard', { value: undefined })],
    [
      'does not open its clipboard',
      () => (navigator.clipboard.writeText = () => Promise.reject(new Error('no'))),
    ],
  ])('shows its link if the browser %s', async (_what, script) => {
    const { gateway, page } = await open({ browser: (page) => page.addInitScript(script) })
    await page.getByRole('button', { name: 'Copy link' }).click()
    await page
      .getByRole('status')
      .getByText(gateway.url + PATH, { exact: true })
      .waitFor()
  })

  it('offers help: support, and the link in the mail', async () => {
    const { page } = await open()
    await unfold(page, 'Help')
    const help = page.getByRole('region', { name: 'Help' })
    expect(await help.getByRole('link', { name: 'Get your link again.' }).getAttribute('href')).toBe(
      '/access',
    )
    expect(await help.getByRole('link', { name: 'Write to support.' }).getAttribute('href')).toMatch(
      /^mailto:/,
    )
    await help.getByText('which email you bought with').waitFor()
  })

  it('keeps the points of its chart in forced colours', async () => {
    const { page } = await open()
    await unfold(page, 'Why it is built this way')
    await page.locator('[data-point]').first().waitFor()
    await page.emulateMedia({ forcedColors: 'active' })
    const seen = await page.locator('[data-point]').evaluateAll((points) =>
      points.map((point) => {
        const { borderTopColor, borderTopWidth, width } = getComputedStyle(point)
        const ground = getComputedStyle(document.body).backgroundColor
        return {
          differs: borderTopColor !== ground,
          fills: 2 * parseFloat(borderTopWidth) >= parseFloat(width),
        }
      }),
    )
    expect(seen).toEqual(Array(8).fill({ differs: true, fills: true }))
    const drawn = await page.locator('main svg rect, main svg polyline').evaluateAll((shapes) =>
      shapes.map((shape) => {
        const { fill, stroke } = getComputedStyle(shape)
        return fill === 'none' ? stroke : fill
      }),
    )
    expect(new Set(drawn).size).toBe(1)
  })
})
