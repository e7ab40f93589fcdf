import { describe, expect, it } from '@jest/globals'
import { hasFailedForGood, reportInJson, reportInMail } from './delivery-report.ts'

const ID = '<0123456789abcdef@eightfold.example>'

interface Bounce {
  status?: string
  original?: string
}

/** As Postfix writes it. */
const bounce = ({
  status = '5.1.1',
  original = `Content-Type: message/rfc822\r\n\r\nMessage-ID: ${ID}\r\nSubject: Your 8-week program is ready\r\n\r\nHi Jo,\r\n`,
}: Bounce = {}) =>
  Buffer.from(
    [
      'From: MAILER-DAEMON@mail.example',
      'To: bounces@eightfold.example',
      'Subject: Undelivered Mail Returned to Sender',
      'MIME-Version: 1.0',
      'Content-Type: multipart/report; report-type=delivery-status; boundary="b1"',
      '',
      '--b1',
      'Content-Type: text/plain; charset=us-ascii',
      '',
      'I am sorry. Message-ID: <another@eightfold.example>',
      '--b1',
      'Content-Description: Delivery report',
      'Content-Type: message/delivery-status',
      '',
      'Reporting-MTA: dns; mail.example',
      '',
      'Final-Recipient: rfc822; jo@example.com',
      'Action: failed',
      `Status: ${status}`,
      'Diagnostic-Code: smtp; 550 5.1.1 User unknown',
      '',
      '--b1',
      original,
      '--b1--',
      '',
    ].join('\r\n'),
  )

describe('a mail about a mail', () => {
  it('tells which letter came back, and why', async () => {
    expect(await reportInMail(bounce())).toEqual({ messageId: ID, status: '5.1.1' })
  })

  it('may return the headers alone, folded as a server likes', async () => {
    const original = `Content-Type: text/rfc822-headers\r\n\r\nSubject: Hi\r\nmessage-id:\r\n ${ID}\r\n`
    expect(await reportInMail(bounce({ original }))).toEqual({ messageId: ID, status: '5.1.1' })
  })

  it.each([
    ['an answer of a person', Buffer.from(`From: jo@example.com\r\nIn-Reply-To: ${ID}\r\n\r\nThanks!\r\n`)],
    ['a report without the mail', bounce({ original: 'Content-Type: text/plain\r\n\r\nnothing' })],
    ['no mail at all', Buffer.from([0, 255, 10, 13, 0])],
    ['nothing', Buffer.alloc(0)],
  ])('is not %s', async (_what, raw) => {
    expect(await reportInMail(raw)).toBeNull()
  })
})

it.each([
  [`{"messageId":"${ID}","status":"5.1.1"}`, { messageId: ID, status: '5.1.1' }],
  [`{"messageId":"${ID.slice(1, -1)}","status":"4.2.2","event":"x"}`, { messageId: ID, status: '4.2.2' }],
  [`{"messageId":"${ID}"}`, null],
  [`{"messageId":"${ID}","status":"bounced"}`, null],
  ['{', null],
])('reads %s', (text, report) => {
  expect(reportInJson(text)).toEqual(report)
})

it.each([
  ['5.1.1', true],
  ['4.4.7', false],
  ['2.0.0', false],
])('%s is final: %p', (status, isFinal) => {
  expect(hasFailedForGood({ messageId: ID, status })).toBe(isFinal)
})
