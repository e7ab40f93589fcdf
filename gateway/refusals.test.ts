import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Client, Connection } from '@temporalio/client'
import { type RefusalCode, REFUSALS } from '../domain/errors.ts'
import { createPurchaseClient } from '../purchases/purchase-client.ts'
import { type Answer, createBuyer, misbehave, requestOf } from '../sandbox/buyer.ts'
import { CASES } from '../sandbox/calls/cases.ts'
import { openCallTable } from '../sandbox/calls/table.ts'
import { type CallWorld, openCallWorld } from '../sandbox/calls/world.ts'
import { openDatabase } from '../storage/database.ts'
import { CALLS } from './openapi.ts'

const NOWHERE = '127.0.0.1:9'
const NEVER_A_HANG_MS = 10_000
/** More than any limit; a call without one answers that often. */
const MANY = 100
/** Refusals that any call may give, so that the description names them once for all. */
const ANYWHERE: RefusalCode[] = ['INVALID_REQUEST', 'RATE_LIMITED', 'SERVICE_UNAVAILABLE']

let w: CallWorld
beforeAll(async () => {
  w = await openCallWorld()
}, 180_000)
afterAll(() => w.stop())

const table = openCallTable(Object.keys(CASES))

/** Notes the answer, and sees to it that a refusal has its status, its words and what its caller waits for. */
function expectAnswer(call: string, when: string, refusal: RefusalCode | null, answer: Answer): void {
  table.note(call, when, answer)
  if (!refusal) return expect(answer.status).toBeLessThan(300)
  expect(answer).toMatchObject({
    status: REFUSALS[refusal].status,
    body: {
      error: refusal,
      message: expect.stringMatching(/\w+ \w+/),
      ...(call.endsWith('/validate') ? { valid: false } : {}),
      ...(call.endsWith('/lookup') ? { found: false } : {}),
    },
  })
  if ([429, 503].includes(answer.status))
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
}

describe.each(Object.keys(CASES))('%s', (call) => {
  it.each([...(CASES[call] ?? [])])('%s: %s', async (when, refusal, ask) => {
    expectAnswer(call, when, refusal, await ask(call, w))
  })
})

describe('beyond a limit', () => {
  const limited = Object.keys(CASES).filter(
    (call) => !/\/programs\/\{id\}|\/surveys\/\{id\}/.test(call),
  )
  it.each(limited)('%s waits', async (call) => {
    const address = `10.9.9.${limited.indexOf(call)}`
    const ask = () => w.ask(w.me, call.replace('{email}', 'nobody'), call.startsWith('GET') ? undefined : {}, address)
    let taken = 0
    let answer = await ask()
    for (; answer.status !== 429 && taken < MANY; taken += 1) answer = await ask()
    expectAnswer(call, `more than ${taken} calls of one address in a while`, 'RATE_LIMITED', answer)
  })
})

/** What each call needs of the outside world to be answered. */
const valid = (
  body: Partial<Record<string, unknown>>,
): [call: string, body: unknown][] =>
  Object.keys(CASES).map((call) => [
    call.replace(/programs\/\{id\}/, `programs/${w.programId}`).replace('{id}', w.unpaidSurvey).replace('{email}', w.email),
    body[call],
  ])

