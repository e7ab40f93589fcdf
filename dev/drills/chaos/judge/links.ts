import { setTimeout as sleep } from 'node:timers/promises'
import { addressOf, createBuyer, tokenIn } from '../../../testkit/purchases/buyer.ts'
import { dueTo, type Violation } from './checks.ts'
import { type Case, isReady, type MailCopy } from './evidence.ts'

const FIRST_ADDRESS = 1_000_000
const PDF_LINK = /\/api\/programs\/[\w-]+\/pdf/
const TRIES = 4
const PAUSE_MS = 2_000

/** Follows the links of every copy of every mail, each from a different IP address. */
export async function deadLinksIn(cases: readonly Case[], appUrl: string): Promise<Violation[]> {
  const found: Violation[] = []
  let visitors = FIRST_ADDRESS
  for (const one of cases)
    for (const mail of one.mails) {
      const headers = { 'x-forwarded-for': addressOf((visitors += 1)) }
      const { call } = createBuyer(appUrl, { headers })
      const problem = await problemWith(mail, dueTo(one) !== 'its end', call)
      if (problem)
        found.push({ kind: 'dead link', about: one.purchaseId, what: `"${mail.subject}": ${problem}` })
    }
  return found
}

async function problemWith(
  mail: MailCopy,
  isOpen: boolean,
  call: ReturnType<typeof createBuyer>['call'],
): Promise<string | null> {
  /** Repeats a request as long as the answer says to retry, and returns the final answer. */
  const answered = async (...asked: Parameters<typeof call>) => {
    for (let tries = 1; ; tries += 1) {
      const answer = await call(...asked)
      if (answer.status < 500 || tries === TRIES) return answer
      await sleep(PAUSE_MS)
    }
  }
  const isRight = (status: number) => status === 200 || (!isOpen && status === 410)
  const token = tokenIn(mail)
  if (token) {
    const { status, body } = await answered('POST', '/api/shopify/validate', { token })
    if (!isRight(status)) return `its link answers ${status} ${String(body['error'])}`
  }
  if (isReady(mail)) {
    const path = PDF_LINK.exec(mail.text)?.[0]
    if (!path) return 'it names no PDF'
    const { status, body } = await answered('GET', path)
    const isPdf = String(body['text']).startsWith('%PDF-')
    if (!isRight(status) || (status === 200 && !isPdf)) return `its PDF answers ${status}`
  }
  return null
}
