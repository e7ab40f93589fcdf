import { expect, it } from '@jest/globals'
import { WorkflowUpdateFailedError } from '@temporalio/client'
import { ApplicationFailure } from '@temporalio/common'
import { workflowMetadataQuery } from '@temporalio/workflow'
import type { Applied } from '../../storage/interventions.ts'
import { allGoesWell, type FakeActivities, playPurchase } from '../../dev/testkit/purchases/play-purchase.ts'
import {
  letters,
  reaches,
  says,
  unanswered,
  writingUntilTold,
} from '../../dev/testkit/purchases/purchase-states.ts'
import { until } from '../../dev/processes/until.ts'
import {
  CREATED_ATTRIBUTE,
  EMAIL_HASH_ATTRIBUTE,
  intervene,
  ORDER_ATTRIBUTE,
  orderChanged,
  submitSurvey,
  UNDELIVERED_ATTRIBUTE,
} from '../messages.ts'

const APPLIED: Applied = { refusal: null, mail: null, surveyId: 'survey-1' }

/** Sets the result of applying the next intervention. */
const applies = (activities: FakeActivities, answer: Partial<Applied>): void =>
  void activities.applyIntervention.mockResolvedValueOnce({ ...APPLIED, ...answer })

/** The occasions of the letter with the program, in order. */
const links = (activities: FakeActivities): string[] =>
  activities.emailBuyer.mock.calls
    .filter(([, kind]) => kind === 'program-ready')
    .map(([, , occasion]) => occasion)

const failure = async (asked: Promise<unknown>): Promise<unknown> => {
  const error = await asked.catch((thrown: unknown) => thrown)
  return error instanceof WorkflowUpdateFailedError ? error.cause : error
}

it('resends the link of a delivered purchase, and reports when that is done', async () => {
  const activities = allGoesWell()
  await playPurchase(activities, async ({ purchase, operate }) => {
    await purchase.result()
    applies(activities, { mail: 'program-ready' })
    expect(await operate('resend', 'first')).toBe('done')
    expect(links(activities)).toContain('first')
    expect(activities.settleIntervention.mock.calls).toEqual([['first', 'done']])
  })
})

it('does what is requested twice under one id only once', async () => {
  const { activities, finish } = writingUntilTold()
  await playPurchase(activities, async ({ purchase, operate }) => {
    await reaches(purchase, 'generating')
    applies(activities, { mail: 'program-ready' })
    const asked = [operate('resend', 'same'), operate('resend', 'same')]
    await until('the change', async () => activities.applyIntervention.mock.calls.length > 0)
    finish()
    expect(await Promise.all(asked)).toEqual(['done', 'done'])
    expect(links(activities).filter((occasion) => occasion === 'same')).toHaveLength(1)
  })
})

it('writes again from amended answers, even while writing from the former ones', async () => {
  const { activities, finish } = writingUntilTold()
  await playPurchase(activities, async ({ purchase, operate }) => {
    await reaches(purchase, 'generating')
    await until('the writing', async () => activities.generateProgram.mock.calls.length === 1)
    applies(activities, { surveyId: 'survey-2' })
    const amended = operate('amend', 'other-answers')
    finish()
    expect(await amended).toBe('done')
    expect(await purchase.result()).toBe('delivered')
    expect(activities.generateProgram.mock.calls.length).toBeGreaterThan(1)
  })
})

it('rewrites a delivered program and mails its link', async () => {
  const activities = allGoesWell()
  await playPurchase(activities, async ({ purchase, operate }) => {
    await purchase.result()
    applies(activities, { mail: 'program-ready', surveyId: 'survey-2' })
    expect(await operate('amend', 'anew')).toBe('done')
    expect(activities.generateProgram).toHaveBeenCalledTimes(2)
    expect(activities.renderPdf).toHaveBeenCalledTimes(2)
    expect(links(activities).at(-1)).toBe('anew')
  })
})

it('retries the mail at once when a refused address is corrected', async () => {
  const activities = allGoesWell()
  const refused = ApplicationFailure.nonRetryable('no such mailbox', 'AddressRejected')
  activities.emailBuyer.mockImplementation(async (_id, kind) => {
    if (kind === 'program-ready') throw refused
  })
  await playPurchase(activities, async ({ purchase, operate }) => {
    await reaches(purchase, 'needs-attention')
    activities.emailBuyer.mockResolvedValue(undefined)
    expect(await operate('correct-email', 'right-address')).toBe('done')
    expect(await purchase.result()).toBe('delivered')
  })
})

it('mails a fresh link to a corrected address if there are no answers yet', async () => {
  const activities = unanswered()
  await playPurchase(activities, async ({ purchase, operate }) => {
    await reaches(purchase, 'awaiting-survey')
    applies(activities, { mail: 'access-link', surveyId: null })
    expect(await operate('correct-email', 'right-address')).toBe('done')
    await until('the letter', async () => letters(activities).includes('access-link'))
    expect(activities.emailBuyer.mock.calls).toContainEqual([
      purchase.workflowId,
      'access-link',
      'right-address',
    ])
    await purchase.terminate()
  })
})

it('waits another ninety days once extended, even if it was abandoned', async () => {
  const activities = unanswered()
  const DAY_MS = 86_400_000
  await playPurchase(activities, async ({ purchase, environment, operate }) => {
    await environment.sleep('80 days')
    applies(activities, { mail: 'access-link', surveyId: null })
    const extendedAt = await environment.currentTimeMs()
    expect(await operate('extend', 'first')).toBe('done')
    expect(await purchase.result()).toBe('abandoned')
    const { closeTime } = await purchase.describe()
    const waitedMs = Number(closeTime) - extendedAt
    expect(Math.round(waitedMs / DAY_MS)).toBe(90)
    applies(activities, { mail: 'access-link', surveyId: null })
    expect(await operate('extend', 'second')).toBe('done')
    const again = environment.client.workflow.getHandle(purchase.workflowId)
    await reaches(again as typeof purchase, 'awaiting-survey')
    await again.terminate()
  })
})

it('refunds the money and reports when the shop shows it', async () => {
  const activities = allGoesWell()
  await playPurchase(activities, async ({ purchase, operate }) => {
    await purchase.result()
    activities.refundAtShop.mockImplementation(async () => says(activities, 'refunded'))
    expect(await operate('refund', 'back')).toBe('done')
    expect(activities.refundAtShop).toHaveBeenCalledTimes(1)
    expect(activities.settleIntervention.mock.calls).toEqual([['back', 'done']])
  })
})

it('tells callers who wait for a link that the purchase was refunded meanwhile', async () => {
  const { activities, finish } = writingUntilTold()
  await playPurchase(activities, async ({ purchase, operate }) => {
    await reaches(purchase, 'generating')
    applies(activities, { mail: 'program-ready' })
    const asked = failure(operate('resend', 'late'))
    await until('the change', async () => activities.applyIntervention.mock.calls.length > 0)
    activities.refundAtShop.mockImplementation(async () => says(activities, 'refunded'))
    applies(activities, {})
    const refunded = operate('refund', 'back')
    finish()
    expect(await refunded).toBe('done')
    expect(await asked).toMatchObject({ type: 'CLOSED' })
    expect(await purchase.result()).toBe('refunded')
  })
})

it('ends once the buyer is erased, whatever it was doing', async () => {
  const { activities, finish } = writingUntilTold()
  await playPurchase(activities, async ({ purchase, operate }) => {
    await reaches(purchase, 'generating')
    activities.applyIntervention.mockImplementationOnce(async () => {
      says(activities, 'erased')
      return APPLIED
    })
    const erased = operate('erase', 'gone')
    finish()
    expect(await erased).toBe('done')
    expect(await purchase.result()).toBe('erased')
    expect(letters(activities)).not.toContain('program-ready')
  })
})

it('says why a request is refused, and goes on', async () => {
  const activities = unanswered()
  await playPurchase(activities, async ({ purchase, operate }) => {
    await reaches(purchase, 'awaiting-survey')
    applies(activities, { refusal: 'NOT_WRITTEN', surveyId: null })
    expect(await failure(operate('resend', 'early'))).toMatchObject({
      type: 'NOT_WRITTEN',
      message: 'No program is written yet, so there is no link to send.',
    })
    expect(activities.settleIntervention.mock.calls).toEqual([['early', 'NOT_WRITTEN']])
    await reaches(purchase, 'awaiting-survey')
    await purchase.terminate()
  })
})

it('rejects unknown interventions', async () => {
  await playPurchase(unanswered(), async ({ purchase }) => {
    await reaches(purchase, 'awaiting-survey')
    const asked = (kind: string, id: string) =>
      failure(purchase.executeUpdate(intervene, { args: [kind as never, id] }))
    expect(await asked('steal', 'x')).toMatchObject({ message: expect.stringContaining('not one of') })
    expect(await asked('retry', 'ada@example.com')).toMatchObject({
      message: 'not an id of an intervention',
    })
    await purchase.terminate()
  })
})

it('hands over pending requests when a long history continues in a new run', async () => {
  const activities = unanswered()
  await playPurchase(activities, async ({ purchase, operate, environment }) => {
    await reaches(purchase, 'awaiting-survey')
    const { runId: first } = await purchase.describe()
    const currentRun = () => environment.client.workflow.getHandle(purchase.workflowId)
    activities.applyIntervention.mockResolvedValue({ ...APPLIED, mail: 'program-ready' })
    const asked = operate('resend', 'owed')
    await until('the change', async () => activities.applyIntervention.mock.calls.length > 0)
    // A run ends only at a moment without signals.
    for (let burst = 0; burst < 11; burst += 1)
      await Promise.all(Array.from({ length: 100 }, () => purchase.signal(orderChanged)))
    await until('another run', async () => (await currentRun().describe()).runId !== first, 120_000)
    expect(await asked).toBe('under-way')
    await currentRun().executeUpdate(submitSurvey, { args: ['survey-1'] })
    expect(await currentRun().result()).toBe('delivered')
    expect(links(activities)).toEqual(['', 'owed'])
    expect(activities.settleIntervention.mock.calls).toEqual([['owed', 'done']])
  })
})

it('lets operators search by order, age, hashed address and paid but undelivered', async () => {
  const activities = unanswered()
  const createdAt = '2026-01-02T03:04:05.000Z'
  activities.verifyPayment.mockResolvedValue({
    ...{ status: 'paid', isTest: false, surveyId: null },
    ...{ createdAt, emailHash: 'hash-of-ada' },
  })
  await playPurchase(activities, async ({ purchase, operate }) => {
    await reaches(purchase, 'awaiting-survey')
    const seen = async () => (await purchase.describe()).typedSearchAttributes
    const waiting = await seen()
    expect(waiting.get(ORDER_ATTRIBUTE)).toBe(purchase.workflowId.replace('purchase-stripe-', ''))
    expect(waiting.get(CREATED_ATTRIBUTE)).toEqual(new Date(createdAt))
    expect(waiting.get(EMAIL_HASH_ATTRIBUTE)).toBe('hash-of-ada')
    expect(waiting.get(UNDELIVERED_ATTRIBUTE)).toBe(true)
    applies(activities, { surveyId: 'survey-1' })
    await operate('amend', 'answers')
    expect(await purchase.result()).toBe('delivered')
    expect((await seen()).get(UNDELIVERED_ATTRIBUTE)).toBe(false)
  })
})

it('tells operators why and since when it waits, what comes next and what they can do', async () => {
  const activities = allGoesWell()
  activities.generateProgram.mockRejectedValue(ApplicationFailure.nonRetryable('no key', 'ModelUnavailable'))
  await playPurchase(activities, async ({ purchase }) => {
    await reaches(purchase, 'needs-attention')
    const { currentDetails } = await purchase.query(workflowMetadataQuery)
    expect(currentDetails).toMatch(/^\*\*needs-attention\*\*: generating: ModelUnavailable: no key\n\n/)
    expect(currentDetails).toMatch(/\*\*Since\*\*: \d{4}-/)
    expect(currentDetails).toMatch(/\*\*Next\*\*: It retries automatically at \d{4}-/)
    expect(currentDetails).toMatch(/\*\*You can\*\*: Fix the cause, then `retry`\./)
    await purchase.terminate()
  })
})
