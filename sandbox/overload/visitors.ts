import { createHmac, randomBytes } from 'node:crypto'
import { ANSWERS } from '../buyer.ts'
import type { Called, Caller } from './caller.ts'

/** What was answered with 2xx, and therefore must be there afterwards. */
export interface Accepted {
  surveys: Set<string>
  /** The name in the answers that a survey took. */
  names: Map<string, string>
  completed: Set<string>
  events: Set<string>
}

/** People who answer the questionnaire, and a shop that tells of payments: one call of one of them at a time. */
export function createVisitors({ call }: Caller, webhookSecret: string) {
  const accepted: Accepted = {
    surveys: new Set(),
    names: new Map(),
    completed: new Set(),
    events: new Set(),
  }
  const started: string[] = []
  const answered: string[] = []
  const isTaken = ({ status }: Called) => status >= 200 && status < 300

  async function start(): Promise<Called> {
    const called = await call('POST', '/api/surveys', '{"answers":{}}')
    if (isTaken(called)) {
      const id = String(called.body['surveyId'])
      accepted.surveys.add(id)
      started.push(id)
    }
    return called
  }

  async function answer(id: string): Promise<Called> {
    const name = randomBytes(6).toString('hex')
    const body = JSON.stringify({ answers: { ...ANSWERS, name } })
    const called = await call('PUT', `/api/surveys/${id}`, body)
    if (isTaken(called)) {
      accepted.names.set(id, name)
      answered.push(id)
    }
    return called
  }

  async function complete(id: string): Promise<Called> {
    const called = await call('POST', `/api/surveys/${id}/complete`, '{"email":"load@example.com"}')
    if (isTaken(called)) accepted.completed.add(id)
    return called
  }

  async function tell(): Promise<Called> {
    const id = `evt_${randomBytes(12).toString('hex')}`
    // Of a product of somebody else: kept, looked at, and no purchase of ours.
    const body = JSON.stringify({ id, object: 'event', type: 'invoice.paid', data: { object: {} } })
    const at = Math.floor(Date.now() / 1000)
    const signature = createHmac('sha256', webhookSecret).update(`${at}.${body}`).digest('hex')
    const called = await call('POST', '/api/stripe/webhook', body, {
      'stripe-signature': `t=${at},v1=${signature}`,
    })
    if (isTaken(called)) accepted.events.add(id)
    return called
  }

  let turn = 0
  return {
    accepted,
    start,
    /** The next call: a survey, answers, a completion and an event by turns. */
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
