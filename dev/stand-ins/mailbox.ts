import { mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { z } from 'zod'
import { type Part, startPart } from '../processes/managed-process.ts'
import { listens } from '../processes/ports.ts'
import { answers, until } from '../processes/until.ts'

export interface MailServerOptions {
  readonly dataDir: string
  readonly smtpPort: number
  readonly webPort: number
}

/** Receives all our mail and shows it on a page. Mails are stored in `dataDir`/mail. */
export function startMailServer({ dataDir, smtpPort, webPort }: MailServerOptions): Part {
  const mailDir = join(dataDir, 'mail')
  mkdirSync(mailDir, { recursive: true, mode: 0o700 })
  return startPart({
    name: 'mail',
    command: process.execPath,
    args: [
      ...[createRequire(import.meta.url).resolve('maildev/bin/maildev'), '--ip', '127.0.0.1', '--silent'],
      ...['--smtp', `${smtpPort}`, '--web', `${webPort}`, '--mail-directory', mailDir],
    ],
    dataDir,
    ready: async () => (await answers(`http://127.0.0.1:${webPort}/healthz`)) && (await listens(smtpPort)),
  })
}

const Address = z.object({ address: z.string() })

/** The part of a mail in the mail server's REST API that we read. */
const Mail = z.object({
  id: z.string(),
  subject: z.string().default(''),
  text: z.string().default(''),
  html: z.string().default(''),
  headers: z.record(z.string(), z.unknown()),
  envelope: z.object({ to: z.array(Address) }),
})
export type Mail = z.infer<typeof Mail>

export interface Mailbox {
  /** All mails to one address, oldest first. */
  to(address: string): Promise<Mail[]>
  /** Waits for the first mail to `address` with a matching subject. */
  next(address: string, subject?: RegExp, withinMs?: number): Promise<Mail>
}

export function openMailbox(webUrl: string): Mailbox {
  const to = async (address: string) => {
    const response = await fetch(`${webUrl}/email?to.address=${encodeURIComponent(address)}`)
    return z.array(Mail).parse(await response.json())
  }
  return {
    to,
    next: (address, subject = /./, withinMs = 30_000) =>
      until(
        `a mail to ${address} about ${subject}`,
        async () => (await to(address)).find((mail) => subject.test(mail.subject)),
        withinMs,
      ),
  }
}
