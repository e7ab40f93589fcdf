import { Semaphore, withTimeout } from 'async-mutex'
import nodemailer from 'nodemailer'
import addressparser from 'nodemailer/lib/addressparser'
import { z } from 'zod'
import type { Letter } from '../emails/letter.ts'

export class AddressRejected extends Error {
  override readonly name = 'AddressRejected'
}

export class MailUnavailable extends Error {
  override readonly name = 'MailUnavailable'
}

export interface Outgoing {
  to: { name: string; address: string }
  letter: Letter
  /** `<hash@host>`: the same for every attempt at the same mail, so that mailboxes recognize duplicates. */
  messageId: string
  /** Only for optional letters; accepts a one-click POST (RFC 8058). */
  unsubscribeUrl?: string
}

interface MailerSettings {
  smtpUrl: string
  /** `Name <address>` or only an address. */
  from: string
  supportEmail?: string
  /** Where mail servers report what they could not deliver. By default, to the sender. */
  bouncesTo?: string | undefined
}

export type Mailer = ReturnType<typeof createMailer>

const SECOND = 1000
/** The time limit for one send. A server that trickles its replies never hits the other timeouts. */
export const LONGEST_SEND_MS = 35 * SECOND
const CONNECTIONS = 4
const LONGEST_WAIT_MS = 2 * SECOND

const Address = z.email().max(254)
const CONTROLS = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu
const plainName = (name: string) => name.replace(CONTROLS, ' ').replace(/\s+/g, ' ').trim().slice(0, 100)

/** The only sender of mail; Temporal retries. Mails queue only briefly, so as not to block the worker. */
export function createMailer({ smtpUrl, from, supportEmail, bouncesTo }: MailerSettings) {
  const sender = senderOf(from)
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: CONNECTIONS,
    maxRequeues: 0,
    // Shorter than the servers' own timeout, so that we never write to a connection that was just closed.
    idleTimeout: 20 * SECOND,
    connectionTimeout: 10 * SECOND,
    greetingTimeout: 10 * SECOND,
    socketTimeout: 20 * SECOND,
    dnsTimeout: 10 * SECOND,
    disableFileAccess: true,
    disableUrlAccess: true,
  })

  const isBusy = new MailUnavailable('the mail server is busy with other mails')
  const slots = withTimeout(new Semaphore(CONNECTIONS), LONGEST_WAIT_MS, isBusy)

  return {
    /**
     * Hands one mail to the mail server. Resolves once it is accepted.
     * @throws {AddressRejected} the address is malformed or permanently refused
     * @throws {MailUnavailable} any other failure: retry
     */
    async send({ to, letter, messageId, unsubscribeUrl }: Outgoing): Promise<void> {
      const address = Address.safeParse(to.address)
      if (!address.success) throw new AddressRejected('this is not an email address')
      try {
        await slots.runExclusive(() =>
          transport.sendMail({
            from: sender,
            to: { name: plainName(to.name), address: address.data },
            envelope: { from: bouncesTo ?? sender.address, to: [address.data] },
            messageId,
            subject: letter.subject,
            text: letter.text,
            html: letter.html,
            ...(supportEmail ? { replyTo: supportEmail } : {}),
            headers: {
              // Suppresses out-of-office replies.
              'Auto-Submitted': 'auto-generated',
              ...(unsubscribeUrl ? unsubscribeHeaders(unsubscribeUrl) : {}),
            },
            signal: AbortSignal.timeout(LONGEST_SEND_MS - LONGEST_WAIT_MS),
          }),
        )
      } catch (error) {
        if (error instanceof MailUnavailable) throw error
        throw refusedForGood(error)
          ? new AddressRejected('the mail server refuses this address', { cause: factsOf(error) })
          : new MailUnavailable('the mail server did not take the mail', { cause: factsOf(error) })
      }
    },
    /** @throws {MailUnavailable} the mail server does not answer or rejects our login */
    async verify(): Promise<void> {
      await transport.verify().catch((cause: unknown) => {
        throw new MailUnavailable('the mail server does not answer', { cause })
      })
    },
    close: () => transport.close(),
  }
}

function senderOf(from: string): { name: string; address: string } {
  const [sender] = addressparser(from, { flatten: true })
  if (!sender || !Address.safeParse(sender.address).success) {
    throw new TypeError('MAIL_FROM expects an address such as "Eightfold <programs@example.com>"')
  }
  return { name: sender.name, address: sender.address }
}

const unsubscribeHeaders = (unsubscribeUrl: string) => ({
  'List-Unsubscribe': { prepared: true, value: `<${new URL(unsubscribeUrl).href}>` },
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** Failure messages stay in the purchase's history, and mail servers quote the address: keeps only codes. */
function factsOf(error: unknown): Error {
  const { code = 'unknown', responseCode, command } = SmtpFacts.safeParse(error).data ?? {}
  return new Error([code, responseCode, command].filter(Boolean).join(' '))
}

const SmtpFacts = z.object({
  code: z.string().optional(),
  responseCode: z.number().optional(),
  command: z.string().optional(),
})
const Refused = z.object({ command: z.literal('RCPT TO'), permanent: z.literal(true) })
const refusedForGood = (error: unknown): boolean => Refused.safeParse(error).success
