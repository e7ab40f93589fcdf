import { z } from 'zod'

const Mail = z.object({
  subject: z.string().default(''),
  text: z.string().default(''),
  html: z.union([z.string(), z.literal(false)]).default(''),
  headers: z.record(z.string(), z.unknown()).default({}),
  to: z.array(z.object({ address: z.string() })).default([]),
})

/** One copy of a letter in a mailbox. */
export interface MailCopy {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly messageId: string
}

/**
 * Reads the mails to one address or to all. Leaves out truncated mails: the mail server may keep them, but no
 * mailbox would show them.
 */
export async function readMails(mailUrl: string, address?: string): Promise<MailCopy[]> {
  const query = address ? `?to.address=${encodeURIComponent(address)}` : ''
  const response = await fetch(`${mailUrl}/email${query}`, { signal: AbortSignal.timeout(60_000) })
  return z
    .array(Mail)
    .parse(await response.json())
    .filter(({ html }) => html && html.includes('</html>'))
    .map(({ to, subject, text, headers }) => ({
      to: to[0]?.address ?? '',
      subject,
      text,
      messageId: String(headers['message-id'] ?? ''),
    }))
}

export const isReady = ({ subject }: MailCopy): boolean => /program is ready/i.test(subject)
