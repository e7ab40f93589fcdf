import { describe, expect, it } from '@jest/globals'
import { ApplicationFailure } from '@temporalio/common'
import { allGoesWell, type FakeActivities, playPurchase } from '../dev/testkit/purchases/play-purchase.ts'
import { letters, reaches, says, unanswered } from '../dev/testkit/purchases/purchase-states.ts'
import { awaitProgram, resendEmail, submitSurvey } from './messages.ts'

/** Letters that nothing waits for stay under way, so the purchase keeps running after its end. */
const withoutMail = (activities: FakeActivities): FakeActivities => {
  activities.emailBuyer.mockImplementation(async (_id, kind) => {
    if (kind !== 'program-ready') throw ApplicationFailure.retryable('nobody listens', 'MailUnavailable')
  })
  return activities
}

describe('a caller who waits for the program of a purchase', () => {
  it.each([
    ['failed', 'payment-failed', 'PAYMENT_REQUIRED'],
    ['refunded', 'refunded', 'PURCHASE_REFUNDED'],
  ] as const)('that is %s is told so', async (status, stage, code) => {
    const activities = withoutMail(allGoesWell())
    says(activities, status)
    await playPurchase(activities, async ({ purchase }) => {
      await reaches(purchase, stage)
      await expect(purchase.executeUpdate(awaitProgram)).rejects.toMatchObject({ cause: { type: code } })
      await purchase.terminate()
    })
  })

  it('whose survey never comes is told so', async () => {
    await playPurchase(unanswered(), async ({ purchase, environment }) => {
      const waiting = purchase.executeUpdate(awaitProgram).catch((error: unknown) => error)
      await environment.sleep('91 days')
      expect(await waiting).toMatchObject({ cause: { type: 'NO_COMPLETED_SURVEY' } })
      expect(await purchase.result()).toBe('abandoned')
    })
  })
})

describe('a survey', () => {
  it('that comes after the delivery is refused, unless the program was written from it', async () => {
    const activities = withoutMail(allGoesWell())
    await playPurchase(activities, async ({ purchase }) => {
      await reaches(purchase, 'delivered')
      const other = purchase.executeUpdate(submitSurvey, { args: ['survey-9'] })
      await expect(other).rejects.toMatchObject({ cause: { type: 'SURVEY_CLOSED' } })
      await purchase.executeUpdate(submitSurvey, { args: ['survey-1'] })
      expect(activities.attachSurvey).not.toHaveBeenCalled()
      expect(await purchase.executeUpdate(awaitProgram)).toBe('program-1')
      await purchase.terminate()
    })
  })

  it('that belongs to another purchase is refused', async () => {
    const activities = unanswered()
    activities.attachSurvey.mockRejectedValue(ApplicationFailure.nonRetryable('taken', 'SURVEY_CLOSED'))
    await playPurchase(activities, async ({ purchase }) => {
      const taken = purchase.executeUpdate(submitSurvey, { args: ['survey-9'] })
      await expect(taken).rejects.toMatchObject({ cause: { type: 'SURVEY_CLOSED' } })
      await reaches(purchase, 'awaiting-survey')
      await purchase.terminate()
    })
  })
})

it('sends no link for a refunded purchase, and ends', async () => {
  const activities = unanswered()
  await playPurchase(activities, async ({ purchase }) => {
    await reaches(purchase, 'awaiting-survey')
    await purchase.signal(resendEmail)
    says(activities, 'refunded')
    await purchase.signal('orderChanged')
    expect(await purchase.result()).toBe('refunded')
    expect(letters(activities)).toEqual(['confirmation', 'refund'])
  })
})
