import { setTimeout as sleep } from 'node:timers/promises'
import { addressOf, createBuyer, tokenIn } from '../../../testkit/purchases/buyer.ts'
import { dueTo, type Violation } from './checks.ts'
import { type Case, isReady, type MailCopy } from './evidence.ts'

const FIRST_ADDRESS = 1_000_000
const PDF_LINK = /\/api\/programs\/[\w-]+\/pdf/

/** Follows the links of every copy of every mail, each from a different IP address. */
export async function deadLinksIn(cases: readonly Case[], appUrl: string): Promise<Violation[]> {
  const found: Violation[] = []
  let visitors = FIRST_ADDRESS
  for (const one of cases) {
    const isOpen = dueTo(one) !== 'its end'
    for (const mail of one.mails) {
      const headers = { 'x-forwarded-for': addressOf((visitors += 1)) }
      const problem = await problemWith(mail, isOpen, createBuyer(appUrl, { headers }).call, appUrl)
      if (problem)
        found.push({ kind: 'dead link', about: one.purchaseId, what: `"${mail.subject}": ${problem}` })
    }
  }
  return found
}

async function problemWith(
  mail: MailCopy,
  isOpen: boolean,
  call: ReturnType<typeof createBuyer>['call'],
  appUrl: string,
): Promise<string | null> {
  const isRight = (status: number) => status === 200 || (!isOpen && status === 410)
  const token = tokenIn(mail)
  if (token) {
    const { status, body } = await answered(() => call('POST', '/api/shopify/validate', { token }))
    if (!isRight(status)) return `its link answers ${status} ${String(body['error'])}`
  }
  if (isReady(mail)) {
    const path = PDF_LINK.exec(mail.text)?.[0]
    if (!path) return 'it names no PDF'
    const { status, start } = await answered(() => download(`${appUrl}${path}`))
    if (!isRight(status) || (status === 200 && start !== '%PDF-')) return `its PDF answers ${status}`
  }
  return null
}

async function download(url: string) {
  const response = await fetch(url)
  const start = Buffer.from(await response.arrayBuffer()).subarray(0, 5)
  return { status: response.status, start: start.toString() }
}

const TRIES = 4
const PAUSE_MS = 2_000

/** Repeats a request as long as the answer says to retry, and returns the final answer. */
async function answered<T extends { status: number }>(ask: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    const answer = await ask()
    if (answer.status < 500 || tries === TRIES) return answer
    await sleep(PAUSE_MS)
  }
}
