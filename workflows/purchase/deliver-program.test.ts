import { describe, expect, it, jest } from '@jest/globals'
import { WorkflowUpdateFailedError } from '@temporalio/client'
import { ApplicationFailure, type Duration } from '@temporalio/common'
import type { Activities } from '../../activities/activities.ts'
import { PROGRAM_UNSOUND } from '../../domain/shop/failures.ts'
import { mailsAskedFor } from '../../dev/testkit/purchases/mails-asked-for.ts'
import {
  allGoesWell,
  type FakeActivities,
  playPurchase,
  type PurchaseHandle,
} from '../../dev/testkit/purchases/play-purchase.ts'
import {
  letters,
  reaches,
  says,
  unanswered,
  writingUntilTold,
} from '../../dev/testkit/purchases/purchase-states.ts'
import { until } from '../../dev/processes/until.ts'
import {
  awaitProgram,
  CHANNEL_ATTRIBUTE,
  orderChanged,
  purchaseState,
  RED_FLAG_ATTRIBUTE,
  refund,
  resendEmail,
  retry,
  STAGE_ATTRIBUTE,
  submitSurvey,
} from '../messages.ts'
import { NOTHING_CARRIED_OVER } from './run.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Between attempts over days: as many as in production take a slow machine a minute. */
const FEWER_ATTEMPTS = '1 hour'

/** An activity that fails this many times, then behaves as before. */
const failing = <Name extends keyof Activities>(
  activities: FakeActivities,
  name: Name,
  times: number,
  error: Error = new Error('the outside world is broken'),
): FakeActivities => {
  const well = activities[name].getMockImplementation() as (...args: unknown[]) => Promise<unknown>
  let failed = 0
  const flaky = async (...args: unknown[]) => {
    if (failed >= times) return well(...args)
    failed += 1
    throw error
  }
  return { ...activities, [name]: jest.fn(flaky as never) }
}

const closedAt = async (run: Pick<PurchaseHandle, 'describe'>): Promise<number> =>
  (await run.describe()).closeTime?.getTime() ?? Number.NaN

describe('a purchase that goes well', () => {
  it('is delivered: one program, one PDF, one letter, one follow-up', async () => {
    const activities = allGoesWell()
    await playPurchase(activities, async ({ purchase }) => {
      expect(await purchase.result()).toBe('delivered')
      expect(activities.generateProgram).toHaveBeenCalledTimes(1)
      expect(activities.renderPdf).toHaveBeenCalledTimes(1)
      expect(letters(activities)).toEqual(['confirmation', 'program-ready'])
    })
  })

  it('asks for feedback after its delay, once', async () => {
    const activities = allGoesWell()
    await playPurchase(activities, async ({ purchase, environment }) => {
      await purchase.result()
      const followUp = environment.client.workflow.getHandle(`feedback-${purchase.workflowId}`)
      await followUp.result()
      const asked = (await mailsAskedFor(followUp)).find(({ kind }) => kind === 'feedback-request')
      expect(Math.abs((asked?.at ?? 0) - (await closedAt(purchase)) - 14 * DAY_MS)).toBeLessThan(HOUR_MS)
      expect(activities.emailBuyer.mock.calls.filter(([, kind]) => kind === 'feedback-request')).toEqual([
        [purchase.workflowId, 'feedback-request', ''],
      ])
    })
  })

  it.each([true, false])(
    'tells operators its stage, its shop, and whether anything needs clearance: %s',
    async (redFlag) => {
      const activities = allGoesWell()
      activities.generateProgram.mockResolvedValue({ programId: 'program-1', redFlag })
      await playPurchase(activities, async ({ purchase }) => {
        await purchase.result()
        const { typedSearchAttributes } = await purchase.describe()
        expect(typedSearchAttributes.get(STAGE_ATTRIBUTE)).toBe('delivered')
        expect(typedSearchAttributes.get(CHANNEL_ATTRIBUTE)).toBe('stripe')
        expect(typedSearchAttributes.get(RED_FLAG_ATTRIBUTE) ?? false).toBe(redFlag)
      })
    },
  )

  it('answers callers who wait for the program, as often as they ask', async () => {
    await playPurchase(allGoesWell(), async ({ purchase }) => {
      const answers = await Promise.all([
        purchase.executeUpdate(awaitProgram),
        purchase.executeUpdate(awaitProgram),
      ])
      expect(answers).toEqual(['program-1', 'program-1'])
    })
  })

  it('may run again after it ended, and sends the link once more when an operator asks', async () => {
    const activities = allGoesWell()
    await playPurchase(activities, async ({ purchase, signalAgain }) => {
      await purchase.result()
      const again = await signalAgain(resendEmail)
      expect(await again.result()).toBe('delivered')
      const occasions = activities.emailBuyer.mock.calls
        .filter(([, kind]) => kind === 'program-ready')
        .map(([, , occasion]) => occasion)
      expect(occasions).toHaveLength(3)
      expect(new Set(occasions).size).toBe(2)
    })
  })
})

it('sends the link as often as an operator asks, even while it is being sent', async () => {
  const activities = allGoesWell()
  await playPurchase(activities, async ({ purchase }) => {
    activities.emailBuyer.mockImplementation(async (_id, kind, occasion) => {
      if (kind === 'program-ready' && !occasion.endsWith('-2')) await purchase.signal(resendEmail)
    })
    expect(await purchase.result()).toBe('delivered')
    const occasions = activities.emailBuyer.mock.calls
      .filter(([, kind]) => kind === 'program-ready')
      .map(([, , occasion]) => occasion.replace(/^.+(?=-)/, ''))
    expect(occasions).toEqual(['', '-1', '-2'])
  })
})

describe('a purchase without a survey', () => {
  it('reminds after one, three and seven days, and gives up after ninety', async () => {
    const activities = unanswered()
    await playPurchase(activities, async ({ purchase, environment }) => {
      const startedAt = await environment.currentTimeMs()
      const sentAt: number[] = []
      activities.emailBuyer.mockImplementation(async (_id, kind) => {
        if (kind.startsWith('survey-reminder')) sentAt.push(await environment.currentTimeMs())
      })
      expect(await purchase.result()).toBe('abandoned')
      expect(letters(activities)).toEqual([
        'confirmation',
        'survey-reminder-1',
        'survey-reminder-2',
        'survey-reminder-3',
      ])
      expect(sentAt.map((at) => Math.round((at - startedAt) / DAY_MS))).toEqual([1, 3, 7])
      expect(Math.round(((await closedAt(purchase)) - startedAt) / DAY_MS)).toBe(90)
      expect(activities.abandonPurchase).toHaveBeenCalledTimes(1)
      expect(activities.generateProgram).not.toHaveBeenCalled()
    })
  })

  it('reminds as often as configured', async () => {
    const activities = unanswered()
    activities.waitingTimes.mockResolvedValue({ surveyRemindersMs: [DAY_MS], feedbackDelayMs: DAY_MS })
    await playPurchase(activities, async ({ purchase }) => {
      expect(await purchase.result()).toBe('abandoned')
      expect(letters(activities)).toEqual(['confirmation', 'survey-reminder-1'])
    })
  })

  it('goes on when the survey comes on day two, and stops reminding', async () => {
    const activities = unanswered()
    await playPurchase(activities, async ({ purchase, environment }) => {
      await environment.sleep(2 * DAY_MS)
      await purchase.executeUpdate(submitSurvey, { args: ['survey-2'] })
      expect(await purchase.result()).toBe('delivered')
      expect(activities.attachSurvey).toHaveBeenCalledWith(purchase.workflowId, 'survey-2')
      expect(letters(activities)).toEqual(['confirmation', 'survey-reminder-1', 'program-ready'])
    })
  })

  it('refuses another survey once the program is being written', async () => {
    const activities = failing(allGoesWell(), 'generateProgram', 1000)
    await playPurchase(activities, async ({ purchase }) => {
      await until('the writing', async () => activities.generateProgram.mock.calls.length > 0)
      const other = purchase.executeUpdate(submitSurvey, { args: ['survey-9'] })
      await expect(other).rejects.toThrow(WorkflowUpdateFailedError)
      await expect(purchase.executeUpdate(submitSurvey, { args: ['survey-1'] })).resolves.toBeUndefined()
      await purchase.terminate()
    })
  })
})

describe('a survey that loses an answer after it was submitted', () => {
  it('is used as soon as it is completed and submitted again', async () => {
    const activities = allGoesWell()
    activities.generateProgram.mockRejectedValueOnce(
      ApplicationFailure.nonRetryable('the survey lacks answers', 'MISSING_REQUIRED_FIELDS'),
    )
    await playPurchase(activities, async ({ purchase }) => {
      await reaches(purchase, 'needs-attention')
      await purchase.executeUpdate(submitSurvey, { args: ['survey-1'] })
      expect(await purchase.executeUpdate(awaitProgram)).toBe('program-1')
      expect(activities.generateProgram).toHaveBeenCalledTimes(2)
      expect(await purchase.result()).toBe('delivered')
    })
  })
})

describe('a payment', () => {
  it('that never comes ends the purchase', async () => {
    const activities = allGoesWell()
    activities.verifyPayment.mockResolvedValue({ status: 'failed', isTest: false, surveyId: null })
    await playPurchase(activities, async ({ purchase }) => {
      expect(await purchase.result()).toBe('payment-failed')
      expect(letters(activities)).toEqual(['payment-failed'])
    })
  })

  it.each([
    ['is pending', async () => ({ status: 'pending' as const, isTest: false, surveyId: null })],
    [
      'cannot be asked about',
      () =>
        Promise.reject(
          ApplicationFailure.create({
            message: 'away',
            type: 'SHOP_UNAVAILABLE',
            nextRetryDelay: FEWER_ATTEMPTS,
          }),
        ),
    ],
  ])('that %s for three days is checked at once when the shop signals', async (_, unsettled) => {
    const activities = allGoesWell()
    activities.verifyPayment.mockImplementation(unsettled)
    await playPurchase(activities, async ({ purchase, environment }) => {
      await environment.sleep(3 * DAY_MS)
      says(activities, 'paid', 'survey-1')
      await purchase.signal(orderChanged)
      // Time skips while the result is awaited, so any pause would do.
      await reaches(purchase, 'delivered')
    })
  })
})

describe.each(['verifyPayment', 'generateProgram', 'renderPdf', 'emailBuyer'] as const)('%s', (name) => {
  it.each([1, 3])('failing %i times only delays the program', async (times) => {
    const activities = failing(allGoesWell(), name, times)
    await playPurchase(activities, async ({ purchase }) => {
      expect(await purchase.result()).toBe('delivered')
      expect(activities[name].mock.calls.length).toBeGreaterThan(times)
    })
  })
})

describe.each(['generateProgram', 'renderPdf', 'emailBuyer'] as const)('%s failing for ever', (name) => {
  it('needs attention, says why, tells the buyer, and goes on by signal', async () => {
    let broken = true
    const well = allGoesWell()
    const activities = { ...well, [name]: jest.fn() }
    const implementation = well[name].getMockImplementation() as (...args: unknown[]) => Promise<unknown>
    activities[name].mockImplementation((async (...args: unknown[]) => {
      if (broken && (name !== 'emailBuyer' || args[1] === 'program-ready'))
        throw ApplicationFailure.retryable('nobody is at home', 'SomethingAway')
      return implementation(...args)
    }) as never)
    await playPurchase(activities, async ({ purchase, environment }) => {
      await environment.sleep('7 minutes')
      await reaches(purchase, 'needs-attention')
      expect((await purchase.query(purchaseState)).detail).toContain('nobody is at home')
      expect(
        activities.noteAttention.mock.calls.some(([, reason]) => reason?.includes('SomethingAway')),
      ).toBe(true)
      expect(letters(activities)).toContain('taking-longer')
      broken = false
      await purchase.signal(retry)
      expect(await purchase.result()).toBe('delivered')
      expect(activities.noteAttention).toHaveBeenLastCalledWith(purchase.workflowId, null)
    })
  })
})

it('retries by itself when no operator comes', async () => {
  const activities = failing(allGoesWell(), 'generateProgram', 12)
  await playPurchase(activities, async ({ purchase }) => {
    expect(await purchase.result()).toBe('delivered')
    expect(activities.generateProgram).toHaveBeenCalledTimes(13)
  })
})

it('needs an operator at once when the address is refused', async () => {
  const activities = allGoesWell()
  activities.emailBuyer.mockImplementation(async (_id, kind) => {
    if (kind === 'program-ready') throw ApplicationFailure.retryable('no such user', 'AddressRejected')
  })
  await playPurchase(activities, async ({ purchase }) => {
    await reaches(purchase, 'needs-attention')
    expect(letters(activities).filter((kind) => kind === 'program-ready')).toHaveLength(1)
    await purchase.terminate()
  })
})

it('tells waiting callers that it takes longer', async () => {
  const activities = failing(allGoesWell(), 'generateProgram', 1000)
  await playPurchase(activities, async ({ purchase, environment }) => {
    const waiting = purchase.executeUpdate(awaitProgram).catch((error: unknown) => error)
    await environment.sleep('3 minutes')
    const failure = await waiting
    expect(failure).toBeInstanceOf(WorkflowUpdateFailedError)
    expect((failure as WorkflowUpdateFailedError).cause).toMatchObject({ type: 'GENERATION_DELAYED' })
    await purchase.terminate()
  })
})

it('goes on writing while twenty webhooks signal', async () => {
  const { activities, finish } = writingUntilTold()
  await playPurchase(activities, async ({ purchase }) => {
    await until('the writing', async () => activities.generateProgram.mock.calls.length > 0)
    await Promise.all(Array.from({ length: 20 }, () => purchase.signal(orderChanged)))
    await until('the look at the shop', async () => activities.verifyPayment.mock.calls.length > 1)
    finish()
    expect(await purchase.result()).toBe('delivered')
    expect(activities.generateProgram).toHaveBeenCalledTimes(1)
  })
})

describe('a mail server that is away', () => {
  /** The letters that were requested by then, and whether they were sent. */
  const withoutMail = (
    activities: FakeActivities,
    isAway: (kind: string) => boolean,
    nextRetryDelay?: Duration,
  ): string[] => {
    const sent: string[] = []
    activities.emailBuyer.mockImplementation(async (_id, kind) => {
      if (isAway(kind))
        throw ApplicationFailure.create({
          message: 'nobody listens',
          type: 'MailUnavailable',
          ...(nextRetryDelay ? { nextRetryDelay } : {}),
        })
      sent.push(kind)
    })
    return sent
  }

  it('for ten minutes only delays the confirmation', async () => {
    const activities = unanswered()
    let away = true
    const sent = withoutMail(activities, () => away)
    await playPurchase(activities, async ({ purchase, environment }) => {
      await environment.sleep('10 minutes')
      expect(sent).toEqual([])
      away = false
      await environment.sleep('2 minutes')
      expect(sent).toEqual(['confirmation'])
      expect((await purchase.query(purchaseState)).stage).toBe('awaiting-survey')
      await purchase.terminate()
    })
  })

  it('continues a delivered purchase for three days, and its refund from scratch, forever', async () => {
    const activities = allGoesWell()
    const sent = withoutMail(activities, (kind) => kind !== 'program-ready', FEWER_ATTEMPTS)
    await playPurchase(activities, async ({ purchase, environment }) => {
      const startedAt = await environment.currentTimeMs()
      await reaches(purchase, 'delivered')
      activities.verifyPayment.mockResolvedValue({ status: 'refunded', isTest: false, surveyId: null })
      await purchase.signal(orderChanged)
      await reaches(purchase, 'refunded')
      expect(await purchase.result()).toBe('refunded')
      expect(sent).toEqual(['program-ready'])
      expect(Math.round(((await closedAt(purchase)) - startedAt) / DAY_MS)).toBe(3)
    })
  })
})

describe('a refund', () => {
  const refunded = { status: 'refunded' as const, isTest: false, surveyId: null }

  it('while the survey is awaited stops everything and says so', async () => {
    const activities = unanswered()
    await playPurchase(activities, async ({ purchase }) => {
      await reaches(purchase, 'awaiting-survey')
      activities.verifyPayment.mockResolvedValue(refunded)
      await purchase.signal(orderChanged)
      expect(await purchase.result()).toBe('refunded')
      expect(letters(activities)).toEqual(['confirmation', 'refund'])
    })
  })

  it('while the program is written stops the writing', async () => {
    const activities = failing(allGoesWell(), 'generateProgram', 1000)
    await playPurchase(activities, async ({ purchase }) => {
      await until('the writing', async () => activities.generateProgram.mock.calls.length > 0)
      activities.verifyPayment.mockResolvedValue(refunded)
      await purchase.signal(orderChanged)
      expect(await purchase.result()).toBe('refunded')
      expect(letters(activities)).not.toContain('program-ready')
    })
  })

  it('after the delivery closes the program', async () => {
    const activities = allGoesWell()
    await playPurchase(activities, async ({ purchase, signalAgain }) => {
      await purchase.result()
      activities.verifyPayment.mockResolvedValue(refunded)
      const late = await signalAgain(orderChanged)
      expect(await late.result()).toBe('refunded')
    })
  })

  it('at the very moment of delivery is not missed', async () => {
    const activities = allGoesWell()
    await playPurchase(activities, async ({ purchase }) => {
      activities.emailBuyer.mockImplementation(async (_id, kind) => {
        if (kind !== 'program-ready') return
        activities.verifyPayment.mockResolvedValue(refunded)
        await purchase.signal(orderChanged)
      })
      expect(await purchase.result()).toBe('refunded')
    })
  })

  it('by an operator refunds the money first', async () => {
    const activities = unanswered()
    activities.refundAtShop.mockImplementation(
      async () => void activities.verifyPayment.mockResolvedValue(refunded),
    )
    await playPurchase(activities, async ({ purchase }) => {
      await reaches(purchase, 'awaiting-survey')
      await purchase.signal(refund)
      expect(await purchase.result()).toBe('refunded')
      expect(activities.refundAtShop).toHaveBeenCalledTimes(1)
    })
  })

  it('by an operator while the program is written does not wait for it', async () => {
    const { activities, finish } = writingUntilTold()
    activities.refundAtShop.mockImplementation(
      async () => void activities.verifyPayment.mockResolvedValue(refunded),
    )
    await playPurchase(activities, async ({ purchase }) => {
      await until('the writing', async () => activities.generateProgram.mock.calls.length > 0)
      await purchase.signal(refund)
      await reaches(purchase, 'refunded')
      finish()
      expect(letters(activities)).not.toContain('program-ready')
      // Twice before the refund and twice after it. Nothing checks the payment during the writing.
      expect(activities.verifyPayment).toHaveBeenCalledTimes(4)
    })
  })

  it('that only a person can make at the shop waits for the shop’s signal, and mails no delay', async () => {
    const activities = unanswered()
    let byHand = false
    activities.refundAtShop.mockImplementation(async () => {
      if (!byHand) throw ApplicationFailure.nonRetryable("on the shop's own page", 'RefundByHand')
    })
    await playPurchase(activities, async ({ purchase }) => {
      await reaches(purchase, 'awaiting-survey')
      await purchase.signal(refund)
      await reaches(purchase, 'needs-attention')
      expect((await purchase.query(purchaseState)).detail).toContain("on the shop's own page")
      await purchase.signal(orderChanged)
      await until('another try', async () => activities.refundAtShop.mock.calls.length === 2)
      await reaches(purchase, 'needs-attention')
      byHand = true
      activities.verifyPayment.mockResolvedValue(refunded)
      await purchase.signal(orderChanged)
      await reaches(purchase, 'refunded')
      expect(await purchase.result()).toBe('refunded')
      expect(activities.refundAtShop).toHaveBeenCalledTimes(3)
      expect(letters(activities)).toEqual(['confirmation', 'refund'])
    })
  })

  it('that arrives before the payment still takes effect', async () => {
    const activities = allGoesWell()
    activities.verifyPayment.mockResolvedValue(refunded)
    await playPurchase(activities, async ({ purchase }) => {
      expect(await purchase.result()).toBe('refunded')
      expect(activities.generateProgram).not.toHaveBeenCalled()
    })
  })
})

it('holds a disputed purchase closed until it is won, then opens it again', async () => {
  const activities = unanswered()
  activities.verifyPayment.mockResolvedValueOnce({ status: 'disputed', isTest: false, surveyId: 'survey-1' })
  activities.verifyPayment.mockResolvedValue({ status: 'paid', isTest: false, surveyId: 'survey-1' })
  await playPurchase(activities, async ({ purchase }) => {
    await reaches(purchase, 'needs-attention')
    expect(activities.generateProgram).not.toHaveBeenCalled()
    await purchase.signal(retry)
    expect(await purchase.result()).toBe('delivered')
  })
})

it('ends when a dispute is lost, and mails no refund letter', async () => {
  const activities = unanswered()
  activities.verifyPayment.mockResolvedValueOnce({ status: 'disputed', isTest: false, surveyId: 'survey-1' })
  activities.verifyPayment.mockResolvedValue({ status: 'charged-back', isTest: false, surveyId: 'survey-1' })
  await playPurchase(activities, async ({ purchase }) => {
    await reaches(purchase, 'needs-attention')
    await purchase.signal(orderChanged)
    expect(await purchase.result()).toBe('refunded')
    expect(activities.noteAttention).toHaveBeenLastCalledWith(purchase.workflowId, null)
    expect(letters(activities)).toEqual([])
  })
})

describe('a shop', () => {
  it('that is away needs attention after ten minutes, and mails no delay', async () => {
    const activities = allGoesWell()
    activities.verifyPayment.mockRejectedValue(
      ApplicationFailure.retryable('nobody answers', 'SHOP_UNAVAILABLE'),
    )
    await playPurchase(activities, async ({ purchase, environment }) => {
      await environment.sleep('11 minutes')
      await reaches(purchase, 'needs-attention')
      says(activities, 'paid', 'survey-1')
      await purchase.signal(orderChanged)
      expect(await purchase.result()).toBe('delivered')
      expect(letters(activities)).toEqual(['confirmation', 'program-ready'])
    })
  })

  it('that does not know the order is asked for an hour before the purchase needs an operator', async () => {
    const activities = allGoesWell()
    says(activities, 'unknown', 'survey-1')
    await playPurchase(activities, async ({ purchase, environment }) => {
      await environment.sleep('50 minutes')
      expect((await purchase.query(purchaseState)).stage).toBe('verifying-payment')
      await environment.sleep('2 hours')
      await reaches(purchase, 'needs-attention')
      expect((await purchase.query(purchaseState)).detail).toContain('OrderUnknown')
      says(activities, 'paid', 'survey-1')
      await purchase.signal(retry)
      expect(await purchase.result()).toBe('delivered')
    })
  })

  it('whose bank takes two weeks is asked less and less often, so the history stays short', async () => {
    const activities = allGoesWell()
    says(activities, 'pending', 'survey-1')
    await playPurchase(activities, async ({ purchase, environment }) => {
      await environment.sleep(14 * DAY_MS)
      expect(activities.verifyPayment.mock.calls.length).toBeLessThan(80)
      says(activities, 'failed', 'survey-1')
      await purchase.signal(orderChanged)
      expect(await purchase.result()).toBe('payment-failed')
      expect(letters(activities)).toEqual(['payment-failed'])
    })
  })

  it('that reverses a refund gets its buyer the program after all', async () => {
    const activities = unanswered()
    await playPurchase(activities, async ({ purchase, signalAgain }) => {
      await reaches(purchase, 'awaiting-survey')
      says(activities, 'refunded', 'survey-1')
      await purchase.signal(orderChanged)
      expect(await purchase.result()).toBe('refunded')
      says(activities, 'paid', 'survey-1')
      const again = await signalAgain(orderChanged)
      expect(await again.result()).toBe('delivered')
    })
  })
})

it('tells callers who wait for a disputed program that it is closed', async () => {
  const activities = allGoesWell()
  activities.verifyPayment.mockResolvedValue({ status: 'disputed', isTest: false, surveyId: 'survey-1' })
  await playPurchase(activities, async ({ purchase }) => {
    await reaches(purchase, 'needs-attention')
    await expect(purchase.executeUpdate(awaitProgram)).rejects.toMatchObject({
      cause: { type: 'PURCHASE_DISPUTED' },
    })
    await purchase.terminate()
  })
})

it.each([
  ['does not exist', 'NOT_FOUND'],
  ['belongs to another purchase', 'SURVEY_CLOSED'],
])('accepts no survey that %s, and goes on waiting', async (_, code) => {
  const activities = unanswered()
  activities.attachSurvey.mockImplementation(async (_id, surveyId) => {
    if (surveyId === 'nobody’s') throw ApplicationFailure.nonRetryable('not this one', code)
  })
  await playPurchase(activities, async ({ purchase }) => {
    const wrong = purchase.executeUpdate(submitSurvey, { args: ['nobody’s'] })
    await expect(wrong).rejects.toMatchObject({ cause: { type: code } })
    await purchase.executeUpdate(submitSurvey, { args: ['survey-1'] })
    expect(await purchase.result()).toBe('delivered')
  })
})

it('a demo gives up after its second try', async () => {
  const activities = failing(allGoesWell(), 'generateProgram', 1000)
  await playPurchase(
    activities,
    async ({ purchase }) => {
      expect(await purchase.result()).toBe('abandoned')
      expect(activities.generateProgram).toHaveBeenCalledTimes(10)
    },
    'demo',
  )
})

it('goes on when a signal and a survey arrive together after its end', async () => {
  const activities = unanswered()
  activities.verifyPayment.mockResolvedValueOnce({ status: 'refunded', isTest: false, surveyId: null })
  let mailIsAway = true
  activities.emailBuyer.mockImplementation(async () => {
    if (mailIsAway) throw ApplicationFailure.retryable('nobody listens', 'MailUnavailable')
  })
  await playPurchase(activities, async ({ purchase }) => {
    await reaches(purchase, 'refunded')
    await Promise.all([
      purchase.signal(orderChanged),
      purchase.executeUpdate(submitSurvey, { args: ['survey-1'] }),
      purchase.signal(orderChanged),
    ])
    mailIsAway = false
    expect(await purchase.result()).toBe('delivered')
  })
})

describe('a purchase that ended while a letter is still under way', () => {
  /** A purchase that ended in this status. The mail server takes only the program until `comesBack`. */
  const ended = (status: 'paid' | 'refunded') => {
    const activities = unanswered()
    let isAway = true
    activities.emailBuyer.mockImplementation(async (_id, kind) => {
      if (isAway && kind !== 'program-ready')
        throw ApplicationFailure.retryable('nobody listens', 'MailUnavailable')
    })
    says(activities, status, status === 'paid' ? 'survey-1' : null)
    const comesBack = () => {
      isAway = false
    }
    return { activities, comesBack }
  }

  it('sends its link again, and the pending letter once', async () => {
    const { activities, comesBack } = ended('paid')
    await playPurchase(activities, async ({ purchase }) => {
      await reaches(purchase, 'delivered')
      await purchase.signal(resendEmail)
      await until('the link for this occasion', async () =>
        activities.emailBuyer.mock.calls.some(
          ([, kind, occasion]) => kind === 'program-ready' && occasion !== '',
        ),
      )
      comesBack()
      expect(await purchase.result()).toBe('delivered')
      const { events } = await purchase.fetchHistory()
      const posted = (events ?? []).map(({ activityTaskScheduledEventAttributes: scheduled }) =>
        scheduled?.input?.payloads?.map(({ data }) => String(data)),
      )
      expect(posted.filter((args) => args?.includes('"confirmation"'))).toEqual([
        [expect.any(String), '"confirmation"', '""'],
      ])
    })
  })

  it('checks the payment again when a survey comes', async () => {
    const { activities, comesBack } = ended('refunded')
    await playPurchase(activities, async ({ purchase }) => {
      await reaches(purchase, 'refunded')
      says(activities, 'paid')
      await purchase.executeUpdate(submitSurvey, { args: ['survey-1'] })
      comesBack()
      expect(await purchase.result()).toBe('delivered')
    })
  })

  it('does not ask the shop for a survey that it refuses', async () => {
    const { activities, comesBack } = ended('refunded')
    activities.attachSurvey.mockRejectedValue(ApplicationFailure.nonRetryable('not this one', 'NOT_FOUND'))
    await playPurchase(activities, async ({ purchase }) => {
      await reaches(purchase, 'refunded')
      const looks = activities.verifyPayment.mock.calls.length
      await purchase.executeUpdate(submitSurvey, { args: ['survey-9'] }).catch(() => undefined)
      comesBack()
      expect(await purchase.result()).toBe('refunded')
      expect(activities.verifyPayment).toHaveBeenCalledTimes(looks)
    })
  })
})

it('repeats the refund while the shop still shows the order as paid', async () => {
  const activities = unanswered()
  await playPurchase(activities, async ({ purchase, environment }) => {
    await reaches(purchase, 'awaiting-survey')
    await purchase.signal(refund)
    await reaches(purchase, 'needs-attention')
    expect(activities.generateProgram).not.toHaveBeenCalled()
    activities.refundAtShop.mockImplementation(
      async () =>
        void activities.verifyPayment.mockResolvedValue({
          status: 'refunded',
          isTest: false,
          surveyId: null,
        }),
    )
    await environment.sleep('10 minutes')
    expect(await purchase.result()).toBe('refunded')
  })
})

it('does not try again at once what no attempt heals', async () => {
  const activities = allGoesWell()
  activities.generateProgram.mockRejectedValueOnce(
    ApplicationFailure.create({ type: PROGRAM_UNSOUND, message: 'these answers leave no exercise open' }),
  )
  await playPurchase(activities, async ({ purchase }) => {
    await reaches(purchase, 'needs-attention')
    expect(activities.generateProgram).toHaveBeenCalledTimes(1)
    await until('the reason', async () => activities.noteAttention.mock.calls.length > 0)
    expect(activities.noteAttention).toHaveBeenLastCalledWith(
      purchase.workflowId,
      'generating: ProgramUnsound: these answers leave no exercise open',
    )
    await purchase.signal(retry)
    await reaches(purchase, 'delivered')
  })
})

it('accepts other answers while no program can be written from the first', async () => {
  const activities = allGoesWell()
  activities.generateProgram.mockRejectedValueOnce(
    ApplicationFailure.nonRetryable('no sound program', 'ProgramUnsound'),
  )
  await playPurchase(activities, async ({ purchase }) => {
    await reaches(purchase, 'needs-attention')
    await purchase.executeUpdate(submitSurvey, { args: ['survey-2'] })
    // Time stands still, so nothing is retried by itself.
    await reaches(purchase, 'delivered')
    expect(activities.attachSurvey).toHaveBeenLastCalledWith(purchase.workflowId, 'survey-2')
  })
})

it('also learns of a survey from a look-up at the shop', async () => {
  const activities = unanswered()
  await playPurchase(activities, async ({ purchase }) => {
    await reaches(purchase, 'awaiting-survey')
    activities.verifyPayment.mockResolvedValue({ status: 'paid', isTest: false, surveyId: 'survey-1' })
    await purchase.signal(orderChanged)
    expect(await purchase.result()).toBe('delivered')
  })
})

describe('a history that grows long', () => {
  it('from signals continues in a new run, which reminds when the first would have', async () => {
    const activities = unanswered()
    await playPurchase(activities, async ({ purchase, environment }) => {
      await reaches(purchase, 'awaiting-survey')
      const { runId: first } = await purchase.describe()
      const currentRun = () => environment.client.workflow.getHandle(purchase.workflowId)
      const waiting = purchase.executeUpdate(awaitProgram).catch((error: unknown) => error)
      // A run ends only at a moment without signals.
      for (let burst = 0; burst < 11; burst += 1)
        await Promise.all(Array.from({ length: 100 }, () => purchase.signal(orderChanged)))
      await until('another run', async () => (await currentRun().describe()).runId !== first, 120_000)
      // Waiting callers are told to ask again. None is left behind in a run that ended.
      expect(await waiting).toMatchObject({ cause: { type: 'GENERATION_DELAYED' } })
      const startedAt = await environment.currentTimeMs()
      await environment.sleep(2 * DAY_MS)
      await until('the reminder', async () => letters(activities).includes('survey-reminder-1'))
      expect((await environment.currentTimeMs()) - startedAt).toBeLessThan(3 * DAY_MS)
      await currentRun().executeUpdate(submitSurvey, { args: ['survey-1'] })
      expect(await currentRun().result()).toBe('delivered')
      expect(letters(activities).filter((kind) => kind === 'program-ready')).toHaveLength(1)
    })
  })

  it('hands over the letters that were under way', async () => {
    const activities = allGoesWell()
    await playPurchase(activities, async ({ purchase, environment, taskQueue }) => {
      await purchase.result()
      const owed = { ...NOTHING_CARRIED_OVER, letters: ['survey-reminder-1' as const] }
      const next = await environment.client.workflow.start('deliverProgram', {
        workflowId: purchase.workflowId,
        taskQueue,
        args: [purchase.workflowId, owed],
      })
      expect(await next.result()).toBe('delivered')
      expect(letters(activities)).toContain('survey-reminder-1')
    })
  })

  it('from a year of retries continues in new runs', async () => {
    const activities = failing(allGoesWell(), 'renderPdf', 100_000)
    await playPurchase(activities, async ({ purchase, environment }) => {
      const { runId: first } = await purchase.describe()
      const currentRun = () => environment.client.workflow.getHandle(purchase.workflowId)
      await until('another run', async () => {
        await environment.sleep(DAY_MS)
        return (await currentRun().describe()).runId !== first
      })
      activities.renderPdf.mockResolvedValue(undefined)
      await currentRun().signal(retry)
      expect(await currentRun().result()).toBe('delivered')
    })
  })
})
