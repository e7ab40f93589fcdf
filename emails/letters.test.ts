import { describe, expect, it } from '@jest/globals'
import type { Letter } from './letter.ts'
import {
  accessLink,
  confirmation,
  feedbackRequest,
  orderLeft,
  paymentFailed,
  programReady,
  refund,
  surveyReminder,
  takingLonger,
} from './letters.ts'
import { weekNote } from './week-note.ts'
import { WEEK_ASKS, type WeekAhead } from '../domain/exercises/week-ahead.ts'

const NAME = 'Anna Łukasik'
const supportEmail = 'help@eightfold.example'
const accessUrl = 'https://eightfold.example/access?token=abc&x=1'
const dataUrl = 'https://eightfold.example/api/own-data?token=abc'
const resultsUrl = 'https://eightfold.example/results/p1'
const pdfUrl = 'https://eightfold.example/api/programs/p1/pdf'
const feedbackUrl = 'https://eightfold.example/feedback'
const orderUrl = 'https://eightfold.example/api/left-order?token=o1'
const payUrl = 'https://eightfold.example/api/pay-again?token=p1'
const unsubscribeUrl = 'https://eightfold.example/api/unsubscribe?token=u1'

const receipt = { paid: '$27.00', date: '25 November 2026 (UTC)', orderNumber: '#1001' }
const firstLifts = ['Back Squat', 'Bench Press', 'Barbell Row']
const along = {
  spreadsheetUrl: 'https://eightfold.example/api/programs/p1/spreadsheet',
  calendarUrl: 'https://eightfold.example/api/programs/p1/calendar',
  liftosaurUrl: 'https://eightfold.example/api/programs/p1/liftosaur',
}
const ready = { resultsUrl, pdfUrl, ...along, daysPerWeek: 4, sessionLength: 60, firstLifts }

const left = { orderUrl, unsubscribeUrl, daysPerWeek: 4, sessionLength: 45 }
const ahead: WeekAhead = {
  ...{ week: 3, asks: 'light', sets: 40, setsBefore: 64, name: 'Upper A', weekday: 'mon', minutes: 42 },
  ...{
    lifts: ['Bench Press', 'Barbell Row'],
    effort: 'RIR 3 = stop when you could do three more good reps.',
  },
  tested: ['Bench Press', 'Back Squat'],
}
const note = (asks: WeekAhead['asks'], to: { name: string; supportEmail: string }) =>
  weekNote({ ...to, ahead: { ...ahead, asks }, resultsUrl, unsubscribeUrl })

const write = async (name = NAME) => {
  const to = { name, supportEmail }
  return {
    confirmation: await confirmation({ ...to, accessUrl, answered: false, receipt }),
    'confirmation with answers': await confirmation({ ...to, accessUrl, answered: true, receipt }),
    'first reminder': await surveyReminder({ ...to, accessUrl, unsubscribeUrl, reminder: 1 }),
    'second reminder': await surveyReminder({ ...to, accessUrl, unsubscribeUrl, reminder: 2 }),
    'third reminder': await surveyReminder({ ...to, accessUrl, unsubscribeUrl, reminder: 3 }),
    'program ready': await programReady({ ...to, ...ready }),
    'taking longer': await takingLonger(to),
    'feedback request': await feedbackRequest({ ...to, feedbackUrl, unsubscribeUrl }),
    refund: await refund(to),
    'payment-failed': await paymentFailed({ ...to, payUrl }),
    'order left': await orderLeft({ ...to, ...left }),
    'access link': await accessLink({ ...to, accessUrl, dataUrl }),
    'note: step': await note('step', to),
    'note: sets': await note('sets', to),
    'note: effort': await note('effort', to),
    'note: new lifts': await note('new-lifts', to),
    'note: light': await note('light', to),
    'note: taper': await note('taper', to),
    'note: after light': await note('after-light', to),
    'note: test': await note('test', to),
    'note: last': await note('last', to),
    'note: last, light': await note('last-light', to),
    'note: last, test': await note('last-test', to),
  }
}
const escaped = (text: string) => text.replaceAll('&', '&amp;')
const linksIn = ({ html }: Letter) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
/** HTML comments hold what only Outlook reads. */
const shown = ({ html }: Letter) =>
  html.replace(/<!--[\s\S]*?-->/g, '').replace(/<style[\s\S]*?<\/style>/g, '')

describe.each(Object.entries(await write()))('the letter: %s', (kind, letter) => {
  it('greets by first name, and says how to reach a person', () => {
    for (const part of [letter.html, letter.text]) {
      expect(part).toContain('Hi Anna,')
      expect(part).toContain(supportEmail)
      expect(part).not.toMatch(/\{\{|undefined/)
    }
  })

  it('has one button, or none if nothing is to be done; its link is also there as text', () => {
    const buttons = [...letter.html.matchAll(/<a[^>]*href="([^"]*)"[^>]*style="[^"]*display:inline-block/g)]
    expect(buttons).toHaveLength(/longer|refund/.test(kind) ? 0 : 1)
    for (const [, href] of buttons) {
      expect(letter.html).toContain(`>${href}</a>`)
      expect(escaped(letter.text)).toContain(href)
    }
  })

  it('loads nothing: no picture, font or script from anywhere', () => {
    expect(shown(letter)).not.toMatch(/<img|<script|<link|url\(|@import|src=/)
  })

  it('has an unsubscribe link exactly if it is not about the purchase itself', () => {
    const declinable = /reminder|feedback|note|left/.test(kind)
    expect(linksIn(letter).includes(unsubscribeUrl)).toBe(declinable)
    expect(letter.text.includes(unsubscribeUrl)).toBe(declinable)
  })

  it('has a short subject', () => {
    expect(letter.subject).toMatch(/^[^\r\n]{8,60}$/)
  })
})

describe('letters with a link', () => {
  it.each([
    'confirmation',
    'confirmation with answers',
    'first reminder',
    'second reminder',
    'third reminder',
    'access link',
  ] as const)('the %s has the button Access Your Program', async (kind) => {
    const letter = (await write())[kind]
    expect(shown(letter)).toMatch(/<a[^>]*>\s*Access Your Program\s*<\/a>/)
    expect(linksIn(letter)).toContain(escaped(accessUrl))
    expect(letter.text).toContain(accessUrl)
  })

  it('the letter about a failed payment has the button that pays for the same answers', async () => {
    const letter = (await write())['payment-failed']
    expect(shown(letter)).toMatch(/<a[^>]*>\s*Pay \$27 and get my program\s*<\/a>/)
    expect(letter.text).toContain(`Pay $27 and get my program:\n${payUrl}`)
    expect(letter.text).not.toMatch(/browser/)
  })

  it('the letter about a left order names what would be written, and how this ends', async () => {
    const { html, text } = (await write())['order left']
    expect(text).toContain(
      '\n\nEach week: 4 days\nEach session: 45 minutes\nPrice: $27\n\nSee my order:\n' + orderUrl,
    )
    for (const part of [html, text])
      for (const said of ['nothing was charged', 'We will not write about this again', 'after 90 days'])
        expect(part).toContain(said)
    expect(text).toContain('Once you pay, we email you the PDF, usually within minutes.')
  })

  it('the letter with the program links its page and its PDF', async () => {
    const letter = (await write())['program ready']
    expect(letter.subject).toBe('Your 8-week program is ready')
    expect(linksIn(letter)).toEqual(expect.arrayContaining([resultsUrl, pdfUrl]))
    expect(letter.text).toContain(resultsUrl)
    expect(letter.text).toContain(pdfUrl)
  })

  it('the other formats are offered in one inconspicuous line', async () => {
    const letter = (await write())['program ready']
    expect(linksIn(letter)).toEqual(expect.arrayContaining(Object.values(along)))
    expect(shown(letter).replace(/<[^>]*>/g, '')).toContain(
      'Take it with you: spreadsheet · calendar · Liftosaur app',
    )
    expect(letter.text).toContain(
      `Take it with you:\nspreadsheet: ${along.spreadsheetUrl}\ncalendar: ${along.calendarUrl}\nLiftosaur app: ${along.liftosaurUrl}\n`,
    )
  })

  it('the notice to ask a professional is included if there is one', async () => {
    const clearance = 'You mentioned chest pain: ask a doctor <first>.'
    const letter = await programReady({ name: NAME, supportEmail, ...ready, clearance })
    expect(letter.html).toContain('You mentioned chest pain: ask a doctor &lt;first&gt;.')
    expect(letter.text).toContain(`IMPORTANT: ${clearance}`)
    expect((await write())['program ready'].text).not.toContain('IMPORTANT')
  })

  it('our words about the program come first, as they are, if there are any', async () => {
    const note = 'You asked for <more> strength & {{pdfUrl}}.'
    const { html, text } = await programReady({ name: NAME, supportEmail, ...ready, note })
    expect(shown({ html, text, subject: '' })).toMatch(
      /Hi Anna,<\/p><p>You asked for &lt;more&gt; strength &amp; {{pdfUrl}}.<\/p><p>Open it on your phone/,
    )
    expect(text).toContain(`Hi Anna,\n\n${note}\n\nOpen it on your phone`)
    const without = (await write())['program ready']
    expect(shown(without)).toMatch(/Hi Anna,<\/p><p>Open it on your phone/)
    expect(without.text).toContain('Hi Anna,\n\nOpen it on your phone')
  })

  it('no letter links to anything but the web', () => {
    expect(() => accessLink({ name: '', supportEmail, dataUrl, accessUrl: 'javascript:alert(1)' })).toThrow(
      TypeError,
    )
  })
})

describe('facts to look up later', () => {
  const rowsOf = ({ html }: Letter) =>
    [...html.matchAll(/<th scope="row"[^>]*>(.*?)<\/th><td[^>]*>(.*?)<\/td>/g)].map(
      ([, label, value]) => `${label}: ${value}`,
    )

  it.each(['confirmation', 'confirmation with answers'] as const)('the %s is a receipt', async (kind) => {
    const said = ['Paid: $27.00', 'Date: 25 November 2026 (UTC)', 'Order number: #1001']
    expect(rowsOf((await write())[kind])).toEqual(said)
    expect((await write())[kind].text).toContain(`\n\n${said.join('\n')}\n\n`)
  })

  it('what the shop did not report is left out without a gap', async () => {
    const without = (known: object) =>
      confirmation({ name: '', supportEmail, accessUrl, answered: true, receipt: known })
    const dated = await without({ date: receipt.date })
    expect(rowsOf(dated)).toEqual(['Date: 25 November 2026 (UTC)'])
    expect(dated.text).toContain('\n\nDate: 25 November 2026 (UTC)\n\nAccess Your Program:')
    const silent = await without({})
    expect(shown(silent)).not.toMatch(/class="[^"]*facts|<th|Paid|Order number|\{\{/)
    expect(silent.text).not.toMatch(/Paid|Date|Order number|\n{3}/)
  })

  it('the mail names the days, the minutes and the first lifts of the program', async () => {
    const said = [
      'Each week: 4 days',
      'Each session: 60 minutes',
      'First lifts: Back Squat, Bench Press, Barbell Row',
    ]
    expect(rowsOf((await write())['program ready'])).toEqual(said)
    expect((await write())['program ready'].text).toContain(`\n\n${said.join('\n')}\n\n`)
  })

  it('a lift’s name is shown as it is', async () => {
    const odd = { ...ready, firstLifts: ['<Row> & {{pdfUrl}}', '{{?facts}}'] }
    const { html } = await programReady({ name: '', supportEmail, ...odd })
    expect(html).toContain('&lt;Row&gt; &amp; {{pdfUrl}}, {{?facts}}')
  })
})

describe('a note for a week', () => {
  it('has its week, its first session and what it asks', async () => {
    const { subject, text } = (await write())['note: light']
    expect(subject).toBe('Week 3: the light week')
    expect(text).toContain('Week 3 of 8')
    expect(text).toContain(
      '\n\nFirst session: Upper A, Monday, 42 minutes\nFirst lifts: Bench Press, Barbell Row\nEffort: RIR 3 = stop when you could do three more good reps.\nSets this week: 40, last week 64\n\n',
    )
    expect(text).toContain('Started later? Read this when you get there.')
  })

  it.each(WEEK_ASKS)('says of each kind of week something else: %s', async (asks) => {
    const own = await note(asks, { name: '', supportEmail })
    const others = await Promise.all(
      WEEK_ASKS.filter((one) => one !== asks).map((one) => note(one, { name: '', supportEmail })),
    )
    expect(others.map(({ subject }) => subject)).not.toContain(own.subject)
  })

  it('names the lifts of a test, and no weekday that the program does not name', async () => {
    const to = { name: '', supportEmail, resultsUrl, unsubscribeUrl }
    const { text } = await weekNote({ ...to, ahead: { ...ahead, asks: 'last-test', weekday: undefined } })
    expect(text).toContain('do as many good reps as the page allows: Bench Press, Back Squat.')
    expect(text).toContain('First session: Upper A, 42 minutes')
  })

  it('repeats the notice to ask a professional first', async () => {
    const to = { name: '', supportEmail, resultsUrl, unsubscribeUrl }
    const clearance = 'You mentioned chest pain: ask a doctor <first>.'
    expect((await weekNote({ ...to, ahead, clearance })).text).toContain(`IMPORTANT: ${clearance}`)
    expect((await weekNote({ ...to, ahead })).html).not.toContain('Important.')
  })
})

describe('a name', () => {
  it('is shown as it is, whatever it contains', async () => {
    const { html, text } = (await write('<b>Bob</b> & {{accessUrl}} <mj-include path="/etc/passwd" />'))
      .confirmation
    expect(html).toContain(
      'Hi &lt;b&gt;Bob&lt;/b&gt; &amp; {{accessUrl}} &lt;mj-include path=&quot;/etc/passwd&quot; /&gt;,',
    )
    expect(text).toContain('Hi <b>Bob</b> & {{accessUrl}}')
  })

  it.each(['', '  ', 'User', 'Win at evil.example', 'https://evil.example', 'a@b.co', 'x'.repeat(200)])(
    'that belongs to no person (%j) is left out',
    async (name) => expect((await write(name)).confirmation.text).toContain('\n\nHi there,\n\n'),
  )

  it('of one word is that word', async () => {
    expect((await write('Mira')).confirmation.text).toContain('Hi Mira,')
  })

  it('cannot start a new line', async () => {
    expect((await write('Bob\r\n\r\nPay here\u2028now')).refund.text).toContain('Hi Bob,')
  })
})
