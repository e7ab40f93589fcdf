import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { feedbackRequest } from '../emails/letters.ts'
import { openMailbox, startMailServer, type Mailbox } from '../dev/stand-ins/mailbox.ts'
import type { Part } from '../dev/processes/managed-process.ts'
import { freePort } from '../dev/processes/ports.ts'
import { AddressRejected, createMailer, MailUnavailable, type Outgoing } from './mailer.ts'

const from = 'Eightfold <programs@eightfold.example>'
const supportEmail = 'help@eightfold.example'
const unsubscribeUrl = 'https://eightfold.example/api/unsubscribe?token=u1'
const letter = await feedbackRequest({
  name: 'Anna Łukasik',
  feedbackUrl: 'https://eightfold.example/feedback',
  unsubscribeUrl,
  supportEmail,
})
const mail = (changes: Partial<Outgoing> = {}): Outgoing => ({
  to: { name: 'Anna Łukasik', address: 'anna@example.com' },
  letter,
  messageId: '<p1.feedback@eightfold.example>',
  ...changes,
})

describe('mail', () => {
  let dataDir: string
  let part: Part
  let mailbox: Mailbox
  let smtpUrl: string

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'eightfold-mailer-'))
    const [smtpPort, webPort] = [await freePort(), await freePort()]
    part = startMailServer({ dataDir, smtpPort, webPort })
    await part.ready
    smtpUrl = `smtp://127.0.0.1:${smtpPort}`
    mailbox = openMailbox(`http://127.0.0.1:${webPort}`)
  })
  afterAll(async () => {
    await part.stop()
    await rm(dataDir, { recursive: true, force: true })
  })

  it('arrives complete: both parts, sender, Message-ID, and the ways to reply and to unsubscribe', async () => {
    const mailer = createMailer({ smtpUrl, from, supportEmail })
    await mailer.verify()
    await mailer.send(mail({ unsubscribeUrl }))
    mailer.close()
    const received = await mailbox.next('anna@example.com')
    expect(received.subject).toBe(letter.subject)
    expect(received.text.replace(/\r/g, '').trim()).toBe(letter.text.trim())
    expect(received.html).toContain('Hi Anna,')
    expect(received.headers).toMatchObject({
      from,
      to: expect.stringContaining('<anna@example.com>'),
      'reply-to': supportEmail,
      'message-id': '<p1.feedback@eightfold.example>',
      'list-unsubscribe': `<${unsubscribeUrl}>`,
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
      'auto-submitted': 'auto-generated',
    })
  })

  it('goes only to its address, whatever the name contains', async () => {
    const mailer = createMailer({ smtpUrl, from })
    const name = 'Bob" <eve@example.com>,\r\nBcc: mallory@example.com\r\n'
    await mailer.send(mail({ to: { name, address: 'bob@example.com' } }))
    mailer.close()
    const received = await mailbox.next('bob@example.com')
    expect(received.envelope.to.map(({ address }) => address)).toEqual(['bob@example.com'])
    expect(received.headers).not.toHaveProperty('bcc')
    expect(received.headers).not.toHaveProperty('list-unsubscribe')
    expect(await mailbox.to('mallory@example.com')).toEqual([])
    expect(await mailbox.to('eve@example.com')).toEqual([])
  })

  it('is not even tried for a malformed address', async () => {
    const mailer = createMailer({ smtpUrl: 'smtp://127.0.0.1:1', from })
    for (const address of [
      '',
      'nobody',
      'a@b',
      'a@example.com, b@example.com',
      'a@example.com\r\nRCPT TO:<b@c.co>',
    ]) {
      await expect(mailer.send(mail({ to: { name: '', address } }))).rejects.toThrow(AddressRejected)
    }
    mailer.close()
  })
})

/** A mail server that answers each command as scripted, and 250 to the rest. */
async function scripted(
  answers: Readonly<Record<string, string>>,
): Promise<{ server: Server; smtpUrl: string }> {
  const server = createServer((socket) => {
    const reply = (command: string) => answers[command] ?? (command === 'DATA' ? '354 go on' : '250 ok')
    let inData = false
    socket.on('error', () => undefined)
    socket.write(`${answers['greeting'] ?? '220 here'}\r\n`)
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n').filter(Boolean)) {
        if (inData && line !== '.') continue
        const command = inData ? 'content' : (line.split(/[ :]/)[0] ?? '').toUpperCase()
        inData = command === 'DATA' && !answers['DATA']
        if (command === 'RCPT' && answers['RCPT'] === 'hang up') socket.destroy()
        else socket.write(`${reply(command)}\r\n`)
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, smtpUrl: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

async function outcomeOf(answers: Readonly<Record<string, string>>): Promise<unknown> {
  const { server, smtpUrl } = await scripted(answers)
  const mailer = createMailer({ smtpUrl, from })
  try {
    return await mailer.send(mail()).then(
      () => 'sent',
      (error: unknown) => error,
    )
  } finally {
    mailer.close()
    server.close()
  }
}

describe('what the mail server says', () => {
  it('no such mailbox: the address is rejected', async () => {
    expect(await outcomeOf({ RCPT: '550 5.1.1 no such user' })).toBeInstanceOf(AddressRejected)
  })

  it('is kept out of the failure, since it quotes the address and failures stay in histories', async () => {
    const rejected = await outcomeOf({ RCPT: '550 5.1.1 <anna@example.com> no such user' })
    expect(rejected).toMatchObject({ cause: { message: 'EENVELOPE 550 RCPT TO' } })
    expect(inspect(rejected, { depth: 9 })).not.toContain('anna@example.com')
  })

  it.each([
    ['mailbox busy', { RCPT: '450 4.2.1 try later' }],
    ['too busy to talk', { greeting: '421 come back later' }],
    ['we are not welcome', { MAIL: '550 5.7.1 sender refused' }],
    ['content refused', { content: '554 5.7.1 looks odd' }],
    ['hangs up', { RCPT: 'hang up' }],
  ])('%s: worth a retry', async (_, answers) => {
    expect(await outcomeOf(answers)).toBeInstanceOf(MailUnavailable)
  })

  it('nothing, because it is down: worth a retry', async () => {
    const mailer = createMailer({ smtpUrl: `smtp://127.0.0.1:${await freePort()}`, from })
    await expect(mailer.send(mail())).rejects.toThrow(MailUnavailable)
    await expect(mailer.verify()).rejects.toThrow(MailUnavailable)
    mailer.close()
  })

  it('accepted: sent', async () => {
    expect(await outcomeOf({})).toBe('sent')
  })
})

describe('a mail server that never finishes', () => {
  let server: Server
  let mailer: ReturnType<typeof createMailer>
  const callers = new Set<Socket>()
  const listen = async (talk: (socket: Socket) => void) => {
    server = createServer((socket) => {
      callers.add(socket.on('error', () => undefined))
      talk(socket)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    mailer = createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, from })
  }
  afterEach(() => {
    jest.restoreAllMocks()
    mailer.close()
    for (const socket of callers) socket.destroy()
    server.close()
  })
  const send = (): Promise<unknown> =>
    mailer.send(mail()).then(
      () => 'sent',
      (error: unknown) => error,
    )

  it('makes us refuse at once what would wait behind mails that hang', async () => {
    await listen(() => undefined)
    const startedAt = Date.now()
    const hanging = Array.from({ length: 4 }, send)
    const refused = await Promise.all(Array.from({ length: 40 }, send))
    expect(refused.every((error) => error instanceof MailUnavailable)).toBe(true)
    expect(Date.now() - startedAt).toBeLessThan(5_000)
    for (const socket of callers) socket.destroy()
    expect((await Promise.all(hanging)).every((error) => error instanceof MailUnavailable)).toBe(true)
  })

  it('gets mails again as soon as it answers', async () => {
    let hangs = true
    await listen((socket) => {
      if (hangs) return
      socket.write('220 here\r\n')
      socket.on('data', (chunk) => {
        for (const line of chunk.toString().split('\r\n')) {
          if (/^(EHLO|MAIL|RCPT|\.$)/.test(line)) socket.write('250 ok\r\n')
          if (line === 'DATA') socket.write('354 go on\r\n')
        }
      })
    })
    const hanging = Array.from({ length: 4 }, send)
    expect(await send()).toBeInstanceOf(MailUnavailable)
    hangs = false
    for (const socket of callers) socket.destroy()
    await Promise.all(hanging)
    expect(await send()).toBe('sent')
  })

  it('is given up though it goes on talking', async () => {
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    const limits = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(300))
    await listen((socket) => {
      const trickle = setInterval(() => socket.write('220-wait\r\n'), 20)
      socket.on('close', () => clearInterval(trickle))
    })
    expect(await send()).toBeInstanceOf(MailUnavailable)
    expect(Math.max(...limits.mock.calls.map(([limitMs]) => limitMs))).toBeLessThan(50_000)
  })
})

it('refuses to start with an invalid sender', () => {
  expect(() => createMailer({ smtpUrl: 'smtp://127.0.0.1:1', from: 'Eightfold' })).toThrow(/MAIL_FROM/)
})
