import { createHmac, randomBytes } from 'node:crypto'
import { ANSWERS } from '../../testkit/purchases/buyer.ts'
import type { Called, Caller } from './flood.ts'
import { secondsSince } from '../run-drill.ts'
import type { OnSale } from '../whole-product.ts'
import { until } from '../../processes/until.ts'

/** People who answer the questionnaire, and a shop that sends payment events. Each `next` makes one call. */
export function createVisitors({ call }: Caller, webhookSecret: string) {
  /** Items that were answered with 2xx and must therefore exist afterwards. */
  const accepted = {
    surveys: new Set<string>(),
    /** The name in the accepted answers of a survey. */
    names: new Map<string, string>(),
    completed: new Set<string>(),
    events: new Set<string>(),
  }
  const started: string[] = []
  const answered: string[] = []

  async function sent(
    asked: Parameters<typeof call>,
    isTaken: (body: Called['body']) => void,
  ): Promise<Called> {
    const called = await call(...asked)
    if (called.status >= 200 && called.status < 300) isTaken(called.body)
    return called
  }

  const start = () =>
    sent(['POST', '/api/surveys', '{"answers":{}}'], (body) => {
      const id = String(body['surveyId'])
      accepted.surveys.add(id)
      started.push(id)
    })

  function answer(id: string): Promise<Called> {
    const name = randomBytes(6).toString('hex')
    const body = JSON.stringify({ answers: { ...ANSWERS, name } })
    return sent(['PUT', `/api/surveys/${id}`, body], () => {
      accepted.names.set(id, name)
      answered.push(id)
    })
  }

  const complete = (id: string) =>
    sent(['POST', `/api/surveys/${id}/complete`, '{"email":"load@example.com"}'], () =>
      accepted.completed.add(id),
    )

  function tell(): Promise<Called> {
    const id = `evt_${randomBytes(12).toString('hex')}`
    // About somebody else's product: it is stored and handled, but is not one of our purchases.
    const body = JSON.stringify({ id, object: 'event', type: 'invoice.paid', data: { object: {} } })
    const at = Math.floor(Date.now() / 1000)
    const signature = createHmac('sha256', webhookSecret).update(`${at}.${body}`).digest('hex')
    const headers = { 'stripe-signature': `t=${at},v1=${signature}` }
    return sent(['POST', '/api/stripe/webhook', body, headers], () => accepted.events.add(id))
  }

  let turn = 0
  return {
    accepted,
    start,
    /** Makes the next call: a survey, answers, a completion and an event in turn. */
    next(): Promise<Called> {
      turn += 1
      if (turn % 4 === 1) return tell()
      const id = turn % 4 === 2 ? started.pop() : turn % 4 === 3 ? answered.pop() : undefined
      if (!id) return start()
      return turn % 4 === 2 ? answer(id) : complete(id)
    },
  }
}
export type Visitors = ReturnType<typeof createVisitors>

const DELIVERED_WITHIN_MS = 10 * 60_000

/** The number of accepted items that are missing in the database. */
export async function lostOf({ accepted }: Visitors, { rows }: OnSale): Promise<number> {
  const kept = await rows<{ id: string; name: string; done: boolean }>(
    'select id, name, completed_at is not null as done from survey',
  )
  const surveys = new Map(kept.map((row) => [row.id, row]))
  const told = await rows<{ id: string }>('select event_id as id from webhook_event')
  const events = new Set(told.map(({ id }) => id))
  return [
    ...[...accepted.surveys].map((id) => surveys.has(id)),
    ...[...accepted.names].map(([id, name]) => surveys.get(id)?.name === name),
    ...[...accepted.completed].map((id) => surveys.get(id)?.done),
    ...[...accepted.events].map((id) => events.has(id)),
  ].filter((isThere) => !isThere).length
}

/**
 * Waits until everybody who paid has a program.
 * @param paid - their emails
 * @returns how many still have none, and how long the last one took from now
 */
export async function delivery(paid: ReadonlySet<string>, { rows }: OnSale) {
  const startedAt = Date.now()
  const missing = async () => {
    const delivered = await rows<{ id: string }>(
      'select email as id from purchase where delivered_at is not null',
    )
    return paid.size - delivered.filter(({ id }) => paid.has(id)).length
  }
  await until('all programs', async () => (await missing()) === 0, DELIVERED_WITHIN_MS).catch(() => undefined)
  return { undelivered: await missing(), seconds: secondsSince(startedAt) }
}
