import PostalMime from 'postal-mime'
import { z } from 'zod'

/** What became of a mail after a mail server took it. */
export interface DeliveryReport {
  /** Of the mail that it is about, with its angle brackets. */
  messageId: string
  /** The enhanced status code (RFC 3463), such as `5.1.1`. */
  status: string
}

/** What an adapter for the events of a mail service sends. */
const AsJson = z.object({
  messageId: z
    .string()
    .trim()
    .min(1)
    .transform((id) => (id.startsWith('<') ? id : `<${id}>`)),
  status: z.string().regex(/^[245]\.\d{1,3}\.\d{1,3}$/),
})

/** Null for JSON that is no report. */
export function reportInJson(text: string): DeliveryReport | null {
  try {
    return AsJson.parse(JSON.parse(text))
  } catch {
    return null
  }
}

const MESSAGE_ID = /^message-id:\s*(<[^<>\s]+>)/im
const STATUS = /^status:\s*([245]\.\d{1,3}\.\d{1,3})/im

/** As the mail that mail servers send to the sender of a mail (RFC 3464). Null for any other mail, such as an answer. */
export async function reportInMail(raw: Buffer): Promise<DeliveryReport | null> {
  const mail = await PostalMime.parse(raw, {
    forceRfc822Attachments: true,
    attachmentEncoding: 'utf8',
  }).catch(() => null)
  const part = (...types: string[]) => {
    const content = mail?.attachments.find(({ mimeType }) => types.includes(mimeType))?.content
    return typeof content === 'string' ? content : ''
  }
  const status = STATUS.exec(part('message/delivery-status'))?.[1]
  const messageId = MESSAGE_ID.exec(part('message/rfc822', 'text/rfc822-headers'))?.[1]
  return status && messageId ? { status, messageId } : null
}

/** Delays and successes are reported as well. */
export const hasFailedForGood = ({ status }: DeliveryReport): boolean => status.startsWith('5')
