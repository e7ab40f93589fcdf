import { expect, it } from '@jest/globals'
import { ApplicationFailure } from '@temporalio/common'
import { allGoesWell, playPurchase } from '../dev/testkit/purchases/play-purchase.ts'
import {
  detail,
  letters,
  reaches,
  says,
  unanswered,
  writingUntilTold,
} from '../dev/testkit/purchases/purchase-states.ts'
import { until } from '../dev/processes/until.ts'
import { orderChanged, refund } from './messages.ts'

const DAY_MS = 86_400_000

it('refunds a disputed payment when an operator asks for it', async () => {
  const activities = unanswered()
  says(activities, 'disputed')
  activities.refundAtShop.mockImplementation(async () => says(activities, 'refunded'))
  await playPurchase(activities, async ({ purchase }) => {
    await reaches(purchase, 'needs-attention')
    expect(await detail(purchase)).toContain('disputed')
    await purchase.signal(refund)
    expect(await purchase.result()).toBe('refunded')
    expect(activities.refundAtShop).toHaveBeenCalledTimes(1)
  })
})

it('counts reminders from the day on which a dispute was won', async () => {
  const activities = unanswered()
  says(activities, 'disputed')
  const sentAt: number[] = []
  await playPurchase(activities, async ({ purchase, environment }) => {
    activities.emailBuyer.mockImplementation(async () => {
      sentAt.push(await environment.currentTimeMs())
    })
    await environment.sleep(5 * DAY_MS)
    const wonAt = await environment.currentTimeMs()
    says(activities, 'paid')
    await purchase.signal(orderChanged)
    expect(await purchase.result()).toBe('abandoned')
    expect(letters(activities)[0]).toBe('confirmation')
    expect(sentAt.map((at) => Math.round((at - wonAt) / DAY_MS))).toEqual([0, 1, 3, 7])
  })
})

it('needs an operator when the shop does not refund, and says why', async () => {
  const activities = unanswered()
  activities.refundAtShop.mockRejectedValue(ApplicationFailure.retryable('not now', 'SHOP_UNAVAILABLE'))
  await playPurchase(activities, async ({ purchase, environment }) => {
    await reaches(purchase, 'awaiting-survey')
    await purchase.signal(refund)
    await environment.sleep('4 minutes')
    await reaches(purchase, 'needs-attention')
    expect(await detail(purchase)).toBe('verifying-payment: SHOP_UNAVAILABLE: not now')
    await purchase.terminate()
  })
})

it('waits five minutes for a refund to show, and says so meanwhile', async () => {
  const activities = unanswered()
  const toldAt: number[] = []
  await playPurchase(activities, async ({ purchase, environment }) => {
    activities.refundAtShop.mockImplementation(async () => {
      toldAt.push(await environment.currentTimeMs())
      if (toldAt.length === 3) says(activities, 'refunded')
    })
    await reaches(purchase, 'awaiting-survey')
    await purchase.signal(refund)
    await reaches(purchase, 'needs-attention')
    expect(await detail(purchase)).toContain('RefundOpen')
    expect(await purchase.result()).toBe('refunded')
    const [first = 0, second = 0, third = 0] = toldAt
    expect([second - first, third - second].map((ms) => Math.round(ms / 60_000))).toEqual([5, 5])
  })
})

it('repeats a look-up that failed while the program was written', async () => {
  const { activities, finish } = writingUntilTold()
  await playPurchase(activities, async ({ purchase }) => {
    await until('the writing', async () => activities.generateProgram.mock.calls.length > 0)
    activities.verifyPayment.mockRejectedValueOnce(ApplicationFailure.nonRetryable('nobody answers', 'AWAY'))
    says(activities, 'refunded')
    await purchase.signal(orderChanged)
    await until('the look', async () => activities.verifyPayment.mock.calls.length > 1)
    finish()
    expect(await purchase.result()).toBe('refunded')
    expect(letters(activities)).toContain('program-ready')
  })
})

it('marks a purchase that was paid with test money', async () => {
  const activities = allGoesWell()
  activities.verifyPayment.mockResolvedValue({ status: 'paid', isTest: true, surveyId: 'survey-1' })
  await playPurchase(activities, async ({ purchase }) => {
    await purchase.result()
    const { searchAttributes } = await purchase.describe()
    expect(searchAttributes).toMatchObject({ EightfoldTest: [true], EightfoldChannel: ['stripe'] })
  })
})

it('writes anew when a refund came back, and again when the next one arrived', async () => {
  const activities = unanswered()
  const saysAfterFailure = (status: 'paid' | 'refunded') =>
    activities.verifyPayment.mockResolvedValue({ status, isTest: false, surveyId: null, refundsFailed: 1 })
  says(activities, 'refunded')
  await playPurchase(activities, async ({ purchase, signalAgain }) => {
    expect(await purchase.result()).toBe('refunded')
    saysAfterFailure('paid')
    const again = await signalAgain(orderChanged)
    await until('the letter', async () => letters(activities).includes('refund-failed'))
    saysAfterFailure('refunded')
    await again.signal(orderChanged)
    expect(await again.result()).toBe('refunded')
    const refunds = activities.emailBuyer.mock.calls.filter(([, kind]) => kind.startsWith('refund'))
    expect(refunds.map(([, kind, occasion]) => [kind, occasion])).toEqual([
      ['refund', ''],
      ['refund-failed', '1'],
      ['refund', '1'],
    ])
  })
})
