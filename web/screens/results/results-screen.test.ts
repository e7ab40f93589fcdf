import { describe, expect, it } from '@jest/globals'
import { extractText, getDocumentProxy } from 'unpdf'
import { browserWithWebApp, visitsIn } from '../../../dev/testkit/screens/test-browser.ts'
import { REFUSALS } from '../../../domain/shop/errors.ts'
import { breaks, ok, refuse } from '../../testing/fake-gateway.ts'
import { unfold, unfoldAll } from '../../testing/people.ts'
import { SAMPLE_ID, sampleRecord } from '../../testing/sample-program.ts'

const visit = visitsIn(browserWithWebApp())

const PATH = `/results/${SAMPLE_ID}`

describe('a program on its page', () => {
  it('says everything that the PDF says', async () => {
    const { page } = await visit(PATH)
    await unfoldAll(page)
    const week = page.getByRole('region', { name: 'Week 6' })
    const day = week.getByRole('table', { name: 'Day 2 - Lower' })
    await day.waitFor()
    expect(await day.getByRole('row').allInnerTexts()).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Barbell Back Squat\s+5 x 5 @RIR 2$/),
        expect.stringContaining(
          'Rest 3 min. Warm up with 2 sets at 50% and 75%. Swap: Leg Press. If you got all reps last week, add 5 lb.',
        ),
      ]),
    )
    expect(await page.getByRole('region', { name: /^Week \d$/ }).count()).toBe(8)
    for (const name of ['Progression', 'RPE', 'Recovery', 'Nutrition']) {
      expect(
        await page.getByRole('region', { name, exact: true }).getByRole('listitem').count(),
      ).toBeGreaterThan(2)
    }
    for (const text of [
      'Days per week',
      'Upper/Lower',
      'You run on Sundays',
      'RPE 8 is RIR 2.',
      'Also called a deload.',
      'Medical disclaimer.',
      'Program generated for: anna@example.com',
    ]) {
      await page.getByText(text).first().waitFor()
    }
  })

  it('begins with our words to the buyer, and folds them once the first day is done', async () => {
    const record = sampleRecord()
    record.generatedProgram.foreword = {
      by: 'model',
      note: 'You asked for a stronger back. These weeks build it slowly.',
      lifts: [],
      cues: [],
      answers: [{ question: 'How long do I rest?', answer: 'As long as the row says.' }],
      tools: [],
    }
    const { page } = await visit(PATH, { answers: { 'GET /api/programs/:id': ok(record) } })
    const note = page.getByText('You asked for a stronger back. These weeks build it slowly.')
    await note.waitFor()
    await page.getByText('“How long do I rest?” As long as the row says.').waitFor()
    await page.getByRole('button', { name: 'Done, next day' }).click()
    await note.waitFor({ state: 'hidden' })
    await page.locator('summary').getByText('To you', { exact: true }).click()
    await note.waitFor()
  })

  it('gives each lift its rule, and says what follows week 8', async () => {
    const { page } = await visit(PATH)
    await unfoldAll(page)
    const lifts = page.getByRole('region', { name: 'Lift by lift' })
    await lifts.getByText('Too easy: add 5 lb from then on.').waitFor()
    expect(await lifts.getByText('Hit: take next week’s weight.').count()).toBe(1)
    expect(await lifts.getByRole('listitem').allInnerTexts()).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Barbell Back Squat\s+220 lb in week 1$/),
        expect.stringMatching(/^Barbell Bench Press\s+about 155 lb in week 1$/),
        'Plank',
      ]),
    )
    const after = page.getByRole('region', { name: 'After week 8' })
    await after.getByText('For example, 220 lb for 5 at RIR 2 is 81%.').waitFor()
    expect(await after.getByRole('row', { name: '5 86% 84% 81% 79%' }).count()).toBe(1)
    await page.getByRole('radio', { name: 'kg, A4' }).check()
    await lifts.getByText('100 kg in week 1').waitFor()
  })

  it('is in the unit that the buyer wrote until they choose another', async () => {
    const record = sampleRecord()
    record.generatedProgram.overview.units = 'kg'
    const { page } = await visit(PATH, { answers: { 'GET /api/programs/:id': ok(record) } })
    await unfoldAll(page)
    const lifts = page.getByRole('region', { name: 'Lift by lift' })
    await lifts.getByText('100 kg in week 1').waitFor()
    await page.getByRole('radio', { name: 'lb, US Letter' }).check()
    await lifts.getByText('220 lb in week 1').waitFor()
  })

  it('describes the week of a meet in a separate part', async () => {
    const record = sampleRecord()
    const { generatedProgram } = record
    const step = 'In the meet’s own week, train twice: squat 160 kg (353 lb).'
    const withMeet = {
      ...generatedProgram,
      afterWeek8: { ...generatedProgram.afterWeek8!, meetWeek: [step] },
    }
    const { page } = await visit(PATH, {
      answers: { 'GET /api/programs/:id': ok({ ...record, generatedProgram: withMeet }) },
    })
    await unfoldAll(page)
    const part = page.getByRole('region', { name: 'The week of the meet' })
    await part.getByText('train twice: squat 353 lb.').waitFor()
  })

  it('shows a program with only the specification’s fields', async () => {
    const record = sampleRecord()
    const plain = structuredClone(record.generatedProgram)
    delete plain.afterWeek8
    for (const { exercises } of plain.weeks[0]!.workouts)
      for (const exercise of exercises) delete exercise.rule
    const { page } = await visit(PATH, {
      answers: { 'GET /api/programs/:id': ok({ ...record, generatedProgram: plain }) },
    })
    await unfoldAll(page)
    await page.getByRole('region', { name: 'Nutrition' }).waitFor()
    expect(await page.getByText(/Lift by lift|After week 8/).count()).toBe(0)
  })

  it('loads how it is built, with its chart and the whole catalogue, only on request', async () => {
    const asked: string[] = []
    const { page } = await visit(PATH, {
      browser: async (page) => page.on('request', (request) => asked.push(request.url())),
    })
    const isAsked = () => asked.some((url) => url.includes('about-program'))
    await page.locator('#guidelines').waitFor()
    await page.waitForLoadState('networkidle')
    expect(isAsked()).toBe(false)
    await unfold(page, 'Why it is built this way')
    await page.getByRole('region', { name: 'What each muscle gets' }).waitFor()
    expect(isAsked()).toBe(true)
  })

  it('says so if how it is built cannot be loaded', async () => {
    const { page } = await visit(PATH, {
      browser: (page) => page.route('**/about-program-*.js', (route) => route.abort()),
    })
    await unfold(page, 'Why it is built this way')
    await page.getByText('This could not be loaded.').waitFor()
  })

  it('loads and shows exercise instructions only on request', async () => {
    const asked: string[] = []
    const { page } = await visit(PATH, {
      browser: async (page) => page.on('request', (request) => asked.push(request.url())),
    })
    const exercises = page.getByRole('region', { name: 'Your exercises' })
    const squat = exercises.getByRole('group').filter({ hasText: 'Barbell Back Squat' })
    await unfold(page, 'How to read it')
    await page.waitForLoadState('networkidle')
    expect(asked.filter((url) => url.includes('how-to-do'))).toEqual([])
    await page.getByRole('link', { name: 'See your exercises.' }).click()
    await squat.getByText('Barbell Back Squat').click()
    for (const [label, text] of [
      ['Set up', 'bar across your upper back'],
      ['Do', 'Drive your back up into the bar.'],
      ['Mistake', 'If your hips shoot up first'],
    ] as const) {
      await squat.getByRole('term').filter({ hasText: label }).waitFor()
      await squat.getByRole('definition').filter({ hasText: text }).waitFor()
    }
    expect(asked.filter((url) => url.includes('how-to-do'))).toHaveLength(1)
  })

  it('says so if exercise instructions cannot be loaded', async () => {
    const { page } = await visit(PATH, {
      browser: (page) => page.route('**/how-to-do-*.js', (route) => route.abort()),
    })
    await unfold(page, 'Your exercises')
    await page.getByRole('region', { name: 'Your exercises' }).getByText('Plank', { exact: true }).click()
    await page.getByText('This could not be loaded.').waitFor()
  })

  it('has a text alternative for every drawing', async () => {
    const { page } = await visit(PATH)
    await unfoldAll(page)
    await page
      .getByRole('region', { name: 'What each muscle gets' })
      .getByRole('row', { name: /Quads 1\d/i })
      .waitFor()
    const drawings = await page
      .getByRole('img')
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))
    expect(drawings.filter((words) => !words?.startsWith('Works '))).toEqual([
      'Working sets a week. week 1: 59, week 2: 59, week 3: 63, week 4: 67, week 5: 32, week 6: 63, week 7: 67, week 8: 67.',
      'Mean RIR a week. week 1: 3, week 2: 3, week 3: 2, week 4: 2, week 5: 4, week 6: 2, week 7: 1.5, week 8: 1.5.',
    ])
  })

  it('shows what each day works before anything is opened, and says it in words', async () => {
    const { page } = await visit(PATH)
    const day = page.getByRole('region', { name: 'Next to train' })
    await day.getByRole('img', { name: /^Works [a-z]/ }).waitFor()
    await unfold(page, 'Week 3')
    await page.getByRole('table', { name: /^Day 2 - Lower .* Works .*quads/ }).waitFor()
  })

  it('opens the PDF in a new tab', async () => {
    const { page } = await visit(PATH)
    const button = page.getByRole('link', { name: 'View & Print Program' })
    expect(await button.getAttribute('href')).toBe(`/api/programs/${SAMPLE_ID}/pdf`)
    expect(await button.getAttribute('target')).toBe('_blank')
  })

  it('shows weights in the chosen units, now and next time, and opens the matching PDF', async () => {
    const { page } = await visit(PATH)
    const button = page.getByRole('link', { name: 'View & Print Program' })
    await unfold(page, 'Week 2')
    await page.getByText('If you got all reps last week, add 5 lb.').first().waitFor()
    await page.getByRole('radio', { name: 'kg, A4' }).check()
    await page.getByText('If you got all reps last week, add 2.5 kg.').first().waitFor()
    expect(await page.getByText('+5 lb').count()).toBe(0)
    expect(await button.getAttribute('href')).toBe(`/api/programs/${SAMPLE_ID}/pdf?paper=a4`)
    const forPhone = page.getByRole('link', { name: 'For your phone' })
    expect(await forPhone.getAttribute('href')).toBe(`/api/programs/${SAMPLE_ID}/pdf?paper=phone-kg`)
    const forPocket = page.getByRole('link', { name: 'For your pocket' })
    expect(await forPocket.getAttribute('href')).toBe(`/api/programs/${SAMPLE_ID}/pdf?paper=cards-a4`)
    await page.reload()
    await unfold(page, 'Week 2')
    await page.getByText('If you got all reps last week, add 2.5 kg.').first().waitFor()
    expect(await page.getByRole('radio', { name: 'kg, A4' }).isChecked()).toBe(true)
  })

  it('is printed without its controls, one week per page', async () => {
    const { page } = await visit(PATH, { colorScheme: 'dark' })
    // Still folded.
    await page.locator('#guidelines').waitFor()
    const printed = await extractText(
      await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' }))),
    )
    for (const week of [1, 2, 3, 4, 5, 6, 7, 8]) {
      expect(printed.text.filter((text) => new RegExp(`^\\s*Week ${week}\\b`).test(text))).toHaveLength(1)
    }
    expect(printed.text.join(' ')).not.toMatch(
      /View & Print|Copy link|Next to train|Train this next|You are here|Weights and paper|Skip to content/,
    )
  })

  it('is printed whole by somebody who does not wait until all is drawn', async () => {
    const { page } = await visit(PATH, {
      // Prints as soon as the day is there. Nothing that is scheduled for later is drawn meanwhile.
      browser: (page) =>
        page.addInitScript(() => {
          new MutationObserver((_changes, observer) => {
            if (!document.querySelector('[aria-label="Next to train"]')) return
            observer.disconnect()
            const partsNow = () => document.querySelectorAll('#week-8, #after').length
            const before = partsNow()
            window.dispatchEvent(new Event('beforeprint'))
            document.documentElement.dataset['printed'] = `${before} ${partsNow()}`
          }).observe(document, { childList: true, subtree: true })
        }),
    })
    await page.locator('html[data-printed]').waitFor({ state: 'attached' })
    expect(await page.locator('html').getAttribute('data-printed')).toBe('0 2')
  })

  it('waits for a PDF that is not ready yet, and offers it as soon as it is', async () => {
    const { gateway, page } = await visit(PATH, {
      answers: { 'GET /api/programs/:id': ok(sampleRecord({ googleDocLink: null })) },
      progress: {
        stage: 'rendering',
        weeksWritten: 8,
        programId: SAMPLE_ID,
        message: 'We are laying out the PDF.',
      },
    })
    await page.getByText('We are laying out the PDF.').waitFor()
    expect(await page.getByRole('button', { name: 'View & Print Program' }).isDisabled()).toBe(true)
    gateway.publish({
      stage: 'emailing',
      weeksWritten: 8,
      programId: SAMPLE_ID,
      message: 'Your PDF is ready.',
    })
    await page.getByRole('link', { name: 'View & Print Program' }).waitFor()
  })

  it('shows what a professional should see first', async () => {
    const record = sampleRecord()
    record.generatedProgram.overview.clearance = 'You wrote that you are pregnant.'
    const { page } = await visit(PATH, { answers: { 'GET /api/programs/:id': ok(record) } })
    await page.getByRole('region', { name: 'Clear this first' }).getByText('pregnant').waitFor()
  })

  it('draws what it can of a program with unknown exercises', async () => {
    const record = sampleRecord()
    for (const day of record.generatedProgram.weeks[0]?.workouts ?? []) {
      for (const exercise of day.exercises) exercise.name = `Something new ${exercise.name}`
    }
    const { page } = await visit(PATH, { answers: { 'GET /api/programs/:id': ok(record) } })
    await unfoldAll(page)
    await page.getByRole('rowheader', { name: 'Something new Plank' }).first().waitFor()
    await page.getByRole('region', { name: 'The program in numbers' }).waitFor()
    expect(await page.getByText('What each muscle gets').count()).toBe(0)
  })
})

describe('no program to show', () => {
  it.each([
    ['unknown', refuse('NOT_FOUND', 'We could not find what you are looking for.')],
    ['never answered', breaks],
  ])('%s: says so, and names possible reasons', async (_what, handler) => {
    const { gateway, page } = await visit(PATH, { answers: { 'GET /api/programs/:id': handler } })
    await page.getByRole('heading', { name: 'Program Not Found' }).waitFor()
    await page.getByText('The link is invalid or has expired').waitFor()
    await page.getByText('A database issue on our side').waitFor()
    await page.getByText(SAMPLE_ID).waitFor()
    await page.getByText(/could not (find|be reached)/).waitFor()
    expect(await page.getByRole('link', { name: 'contact support' }).getAttribute('href')).toMatch(/^mailto:/)
    expect(
      await page.getByRole('link', { name: 'Already bought? Get your link again.' }).getAttribute('href'),
    ).toBe('/access')
    await page.getByRole('link', { name: 'Generate New Program' }).click()
    await page.waitForURL(`${gateway.url}/`)
  })

  it.each([
    ['refunded', 'PURCHASE_REFUNDED'],
    ['disputed', 'PURCHASE_DISPUTED'],
  ] as const)('%s: says that it is closed and why, without guesses', async (_what, code) => {
    const { page } = await visit(PATH, { answers: { 'GET /api/programs/:id': refuse(code) } })
    await page.getByRole('heading', { name: 'This program is closed' }).waitFor()
    await page.getByRole('alert').getByText(REFUSALS[code].text).waitFor()
    expect(await page.getByText(/Not Found|database|expired/).count()).toBe(0)
    expect(await page.getByRole('link', { name: 'contact support' }).getAttribute('href')).toMatch(/^mailto:/)
  })
})
