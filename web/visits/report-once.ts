import { z } from 'zod'
import { deviceTexts } from '../kept-texts.ts'

const KEY = 'eightfold.reported'
const KEPT_AT_MOST = 50

const Reported = z.object({
  /** Makes the event ids unique to this browser, so that they cannot be traced to an email or a token. */
  salt: z.string(),
  eventIds: z.array(z.string()),
})

function reported(): z.infer<typeof Reported> {
  try {
    return Reported.parse(JSON.parse(deviceTexts.get(KEY) ?? ''))
  } catch {
    return { salt: crypto.randomUUID(), eventIds: [] }
  }
}

async function digestOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest).slice(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
}

/** Reports a thing the first time that this browser sees it, with an id that lets others deduplicate it. */
export async function reportOnce(thing: string, report: (eventId: string) => void): Promise<void> {
  // Outside a secure context there is no way to make ids, and nothing worth counting.
  if (!window.isSecureContext) return
  const { salt, eventIds } = reported()
  const eventId = await digestOf(`${salt} ${thing}`)
  if (eventIds.includes(eventId)) return
  const kept = [...eventIds, eventId].slice(-KEPT_AT_MOST)
  // Without storage it would be reported at every visit, so it is not reported at all.
  if (deviceTexts.set(KEY, JSON.stringify({ salt, eventIds: kept }))) report(eventId)
}
