import type { Activities } from '../../../activities/activities.ts'
import { rulesOf } from '../../../domain/shop/letters.ts'
import type { Stage } from '../../../domain/shop/stage.ts'
import { allGoesWell, type FakeActivities, type PurchaseHandle } from './play-purchase.ts'
import { until } from '../../processes/until.ts'
import { purchaseState } from '../../../workflows/messages.ts'

type Payment = Awaited<ReturnType<Activities['verifyPayment']>>

/** Sets the shop's status from now on; without a survey by default. */
export const says = (
  activities: FakeActivities,
  status: Payment['status'],
  surveyId: string | null = null,
): void => void activities.verifyPayment.mockResolvedValue({ status, isTest: false, surveyId })

/** Activities of a paid purchase without a completed survey. */
export function unanswered(): FakeActivities {
  const activities = allGoesWell()
  says(activities, 'paid')
  return activities
}

/** Activities of a purchase whose program is not finished until `finish` is called. */
export function writingUntilTold(): { activities: FakeActivities; finish: () => void } {
  const activities = allGoesWell()
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>()
  activities.generateProgram.mockImplementation(async () => {
    await finished
    return { programId: 'program-1', redFlag: false }
  })
  return { activities, finish }
}

/**
 * The letters that the purchase requested, in order. Without its follow-up's, which are sent as soon as the
 * skipped time has passed: before or after a test looks.
 */
export const letters = (activities: FakeActivities): string[] =>
  activities.emailBuyer.mock.calls
    .map(([, kind]) => kind)
    .filter((kind) => kind !== 'feedback-request' && !rulesOf(kind).ofWeek)

export const detail = async (purchase: PurchaseHandle): Promise<string> =>
  (await purchase.query(purchaseState)).detail

export const reaches = (purchase: PurchaseHandle, stage: Stage): Promise<boolean> =>
  until(`stage ${stage}`, async () => (await purchase.query(purchaseState)).stage === stage)
