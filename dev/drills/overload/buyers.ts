import { setTimeout as wait } from 'node:timers/promises'
import { ANSWERS, createBuyer, press } from '../../testkit/purchases/buyer.ts'

const ONE_EVERY_MS = 5_000
const TIMEOUT_MS = 30_000

export interface Buyers {
  /** Surveys of those who paid. */
  paid: Set<string>
  /** How often they were told to retry later. */
  putOff: number
  /** Other failures. */
  complaints: string[]
}

/** People who buy through Stripe during the flood. When refused, they retry when told to. */
export async function buyMeanwhile(appUrl: string, flood: AbortSignal): Promise<Buyers> {
  const buyers: Buyers = { paid: new Set(), putOff: 0, complaints: [] }
  const buying: Promise<void>[] = []
  while (!flood.aborted) {
    buying.push(
      buy(appUrl, buying.length, buyers).catch(
        (error: unknown) => void buyers.complaints.push(String(error)),
      ),
    )
    await wait(ONE_EVERY_MS, undefined, { signal: flood }).catch(() => undefined)
  }
  await Promise.all(buying)
  return buyers
}

async function buy(appUrl: string, number: number, buyers: Buyers): Promise<void> {
  const email = `buyer-${number}@example.com`
  const browser = createBuyer(appUrl, {
    timeoutMs: TIMEOUT_MS,
    headers: { 'x-forwarded-for': `172.16.${number >> 8}.${number & 255}` },
  })
  const persist = async (method: string, path: string, body: unknown) => {
    for (;;) {
      const answer = await browser.call(method, path, body)
      if (answer.status < 300) return answer.body
      if (answer.status !== 429 && answer.status !== 503) throw new Error(`${answer.status} to ${path}`)
      buyers.putOff += 1
      const afterSeconds = Number(answer.headers.get('retry-after'))
      await wait(afterSeconds * 1000 * (1 + Math.random()))
    }
  }
  const surveyId = String((await persist('POST', '/api/surveys', { answers: {} }))['surveyId'])
  await persist('PUT', `/api/surveys/${surveyId}`, { answers: ANSWERS })
  await persist('POST', `/api/surveys/${surveyId}/complete`, { email })
  const { checkoutUrl } = await persist('POST', '/api/stripe/checkout', { surveyId, email, name: 'Ada' })
  await press(String(checkoutUrl), { action: 'pay', card: '4242 4242 4242 4242', name: 'Ada' })
  buyers.paid.add(surveyId)
}
