import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { ApplicationFailure } from '@temporalio/common'
import { tsToMs } from '@temporalio/common/lib/time.js'
import { allGoesWell, playPurchase, type PurchaseHandle } from '../dev/testkit/purchases/play-purchase.ts'
import {
  detail,
  letters,
  reaches,
  says,
  unanswered,
  writingUntilTold,
} from '../dev/testkit/purchases/purchase-states.ts'
import { until } from '../dev/processes/until.ts'
import { orderChanged, refund, retry, submitSurvey } from './messages.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

const gaps = (times: number[], unitMs: number): number[] =>
  times.slice(1).map((at, index) => Math.round((at - (times[index] ?? 0)) / unitMs))

describe('what needs attention', () => {
  it('is retried automatically after five minutes, then less and less often, at most six hours apart', async () => {
    const activities = allGoesWell()
    const triedAt: number[] = []
    await playPurchase(activities, async ({ purchase, environment }) => {
      activities.generateProgram.mockImplementation(async () => {
        triedAt.push(await environment.currentTimeMs())
        if (triedAt.length > 9) return { programId: 'program-1', redFlag: false }
        throw ApplicationFailure.nonRetryable('the model is away', 'ModelUnavailable')
      })
      expect(await purchase.result()).toBe('delivered')
      expect(gaps(triedAt, MINUTE_MS)).toEqual([5, 10, 20, 40, 80, 160, 320, 360, 360])
      expect(letters(activities).filter((kind) => kind === 'taking-longer').length).toBeGreaterThan(0)
    })
  })

  it.each([
    ['ModelUnavailable: the model is away', { type: 'ModelUnavailable', message: 'the model is away' }],
    ['no more words', { type: '', message: 'no more words' }],
  ])('says why: %s', async (why, failure) => {
    const activities = allGoesWell()
    activities.generateProgram.mockRejectedValue(
      ApplicationFailure.create({ ...failure, nonRetryable: true }),
    )
    await playPurchase(activities, async ({ purchase }) => {
      await reaches(purchase, 'needs-attention')
      expect(await detail(purchase)).toBe(`generating: ${why}`)
      expect(activities.noteAttention).toHaveBeenLastCalledWith(purchase.workflowId, `generating: ${why}`)
      await purchase.terminate()
    })
  })
})

it('checks an unsettled payment after a second, then less and less often, at most six hours apart', async () => {
  const activities = allGoesWell()
  const askedAt: number[] = []
  const clock = Promise.withResolvers<() => Promise<number>>()
  activities.verifyPayment.mockImplementation(async () => {
    const now = await clock.promise
    askedAt.push(await now())
    const status = askedAt.length > 18 ? ('paid' as const) : ('pending' as const)
    return { status, isTest: false, surveyId: 'survey-1' }
  })
  await playPurchase(activities, async ({ purchase, environment }) => {
    clock.resolve(() => environment.currentTimeMs())
    expect(await purchase.result()).toBe('delivered')
    const hours = gaps(askedAt, HOUR_MS / 10).map((tenths) => tenths / 10)
    // 2 ** 8 seconds are 0.1 hours.
    expect(hours.slice(8)).toEqual([0.1, 0.1, 0.3, 0.6, 1.1, 2.3, 4.6, 6, 6, 6])
  })
})

it('sends only the last of several late reminders', async () => {
  const activities = allGoesWell()
  says(activities, 'pending')
  await playPurchase(activities, async ({ purchase, environment }) => {
    await environment.sleep(4 * DAY_MS)
    says(activities, 'paid')
    expect(await purchase.result()).toBe('abandoned')
    expect(letters(activities)).toEqual(['confirmation', 'survey-reminder-2', 'survey-reminder-3'])
  })
})

it('looks up an order that the shop does not know again after six hours', async () => {
  const activities = allGoesWell()
  says(activities, 'unknown')
  await playPurchase(activities, async ({ purchase, environment }) => {
    await environment.sleep('3 hours')
    await reaches(purchase, 'needs-attention')
    expect(await detail(purchase)).toContain('OrderUnknown')
    const before = activities.verifyPayment.mock.calls.length
    await environment.sleep('7 hours')
    await until('another look', async () => activities.verifyPayment.mock.calls.length > before)
    expect(activities.verifyPayment.mock.calls.length - before).toBeLessThan(4)
    await purchase.terminate()
  })
})

const OPERATING = readFileSync(path.join(import.meta.dirname, '..', 'docs', 'operating.md'), 'utf8')
const UNITS = [
  ['d', DAY_MS],
  ['min', MINUTE_MS],
  ['s', 1_000],
] as const
/** What Temporal reports for an attempt without a time limit. */
const FOR_EVER_MS = 365 * DAY_MS

function inWords(ms: number): string {
  const [unit, size] = UNITS.find(([, length]) => ms % length === 0) ?? ['ms', 1]
  return `${ms / size} ${unit}`
}

/** How long the steps of a run are retried, as rows of the table for operators. */
async function patienceOf(run: Pick<PurchaseHandle, 'fetchHistory'>): Promise<string[]> {
  const { events } = await run.fetchHistory()
  return (events ?? []).flatMap(({ activityTaskScheduledEventAttributes: scheduled }) => {
    if (!scheduled) return []
    const { initialInterval, maximumInterval, maximumAttempts, backoffCoefficient } =
      scheduled.retryPolicy ?? {}
    expect(backoffCoefficient).toBe(2)
    const silence = tsToMs(scheduled.heartbeatTimeout)
    const inAll = tsToMs(scheduled.scheduleToCloseTimeout)
    const columns = [
      `\`${scheduled.activityType?.name}\``,
      inWords(tsToMs(scheduled.startToCloseTimeout)),
      silence ? inWords(silence) : '–',
      `${inWords(tsToMs(initialInterval))} to ${inWords(tsToMs(maximumInterval))}`,
      maximumAttempts ? `${maximumAttempts} tries` : inAll > FOR_EVER_MS ? 'it is done' : inWords(inAll),
    ]
    return [columns.join(' | ')]
  })
}

it('retries each activity for as long as the documentation says', async () => {
  const rows: string[] = []
  const { activities, finish } = writingUntilTold()
  says(activities, 'paid')
  activities.generateProgram.mockRejectedValueOnce(ApplicationFailure.nonRetryable('the model is away'))
  activities.refundAtShop.mockImplementation(async () => says(activities, 'refunded'))
  await playPurchase(activities, async ({ purchase, environment, taskQueue, signalAgain, operate }) => {
    await purchase.executeUpdate(submitSurvey, { args: ['survey-1'] })
    await reaches(purchase, 'needs-attention')
    await purchase.signal(retry)
    await until('the writing', async () => activities.generateProgram.mock.calls.length > 1)
    const looks = activities.verifyPayment.mock.calls.length
    await purchase.signal(orderChanged)
    await until('a look beside it', async () => activities.verifyPayment.mock.calls.length > looks)
    await operate('correct-email', 'right-address')
    finish()
    await purchase.result()
    rows.push(...(await patienceOf(purchase)))
    const again = await signalAgain(refund)
    expect(await again.result()).toBe('refunded')
    rows.push(...(await patienceOf(again)))
    const { client } = environment
    const looking = await client.workflow.start('reconcile', { workflowId: 'reconcile', taskQueue })
    await looking.result()
    rows.push(...(await patienceOf(looking)))
    const telling = await client.workflow.start('mailOperatorDigest', {
      workflowId: 'tell-operators',
      taskQueue,
    })
    await telling.result()
    rows.push(...(await patienceOf(telling)))
    const forgetting = await client.workflow.start('deleteExpired', { workflowId: 'forget-old', taskQueue })
    await forgetting.result()
    rows.push(...(await patienceOf(forgetting)))
    const reminding = await client.workflow.start('remindOfOrder', {
      ...{ workflowId: 'remind-of-order', taskQueue },
      args: ['survey-1'],
    })
    await reminding.result()
    rows.push(...(await patienceOf(reminding)))
  })
  const unfinished = unanswered()
  await playPurchase(unfinished, async ({ purchase }) => {
    expect(await purchase.result()).toBe('abandoned')
    rows.push(...(await patienceOf(purchase)))
  })

  const [, section = ''] = /^## How long an activity is tried$(.+?)^## /ms.exec(OPERATING) ?? []
  const told = [...section.matchAll(/^\| (`.+?) +\|$/gm)].map(([, row = '']) =>
    row.replaceAll(/ +(?= \|)/g, ''),
  )
  expect(told.toSorted()).toEqual([...new Set(rows)].toSorted())
})
