import { expect, it } from '@jest/globals'
import { allGoesWell, playPurchase, type FakeActivities } from '../dev/testkit/purchases/play-purchase.ts'
import { reaches } from '../dev/testkit/purchases/purchase-states.ts'
import { until } from '../dev/processes/until.ts'
import { orderChanged, submitSurvey } from './messages.ts'

const says = (activities: FakeActivities, addressChanges: number) =>
  activities.verifyPayment.mockResolvedValue({
    status: 'paid',
    isTest: false,
    surveyId: null,
    addressChanges,
  })

const linksTo = (activities: FakeActivities) =>
  activities.emailBuyer.mock.calls
    .filter(([, kind]) => kind === 'access-link')
    .map(([, , occasion]) => occasion)

it('mails the way in once to each address that the shop corrects, until the buyer has answered', async () => {
  const activities = allGoesWell()
  says(activities, 0)
  await playPurchase(activities, async ({ purchase }) => {
    await reaches(purchase, 'awaiting-survey')
    const hears = async (changes: number) => {
      says(activities, changes)
      const looks = activities.verifyPayment.mock.calls.length
      await purchase.signal(orderChanged)
      await until('the look', async () => activities.verifyPayment.mock.calls.length > looks)
    }
    await hears(0)
    await hears(1)
    await hears(1)
    await until('the letter', async () => linksTo(activities).length === 1)
    await hears(2)
    await until('the second letter', async () => linksTo(activities).length === 2)
    expect(linksTo(activities)).toEqual(['address-1', 'address-2'])
    await purchase.executeUpdate(submitSurvey, { args: ['survey-1'] })
    await purchase.result()
    expect(linksTo(activities)).toHaveLength(2)
  })
})
