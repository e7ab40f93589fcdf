import { mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { z } from 'zod'
import { type Part, startPart } from '../processes/managed-process.ts'
import { listens } from '../processes/ports.ts'
import { answers, until } from '../processes/until.ts'

/** Receives all our mail and shows it on a page. Mails are stored in `dataDir`/mail. */
export function startMailServer({
  dataDir,
  smtpPort,
  webPort,
}: {
  dataDir: string
  smtpPort: number
  webPort: number
}): Part {
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
  /** Incomplete or false in a mail that was cut off. */
  html: z
    .union([z.string(), z.literal(false)])
    .default('')
    .transform((html) => html || ''),
  headers: z.record(z.string(), z.unknown()).default({}),
  to: z.array(Address).default([]),
  envelope: z.object({ to: z.array(Address) }),
})
export type Mail = z.infer<typeof Mail>

/** Reads the mails to one address or to all, oldest first. */
export async function readMailbox(webUrl: string, address?: string): Promise<Mail[]> {
  const query = address ? `?to.address=${encodeURIComponent(address)}` : ''
  const response = await fetch(`${webUrl}/email${query}`, { signal: AbortSignal.timeout(60_000) })
  return z.array(Mail).parse(await response.json())
}

export type Mailbox = ReturnType<typeof openMailbox>

export function openMailbox(webUrl: string) {
  const to = (address: string) => readMailbox(webUrl, address)
  return {
    to,
    /** Waits for the first mail to `address` with a matching subject. */
    next: (address: string, subject = /./): Promise<Mail> =>
      until(`a mail to ${address} about ${subject}`, async () =>
        (await to(address)).find((mail) => subject.test(mail.subject)),
      ),
  }
}
