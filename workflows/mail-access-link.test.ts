import { expect, it } from '@jest/globals'
import { ApplicationFailure } from '@temporalio/common'
import { createPurchaseClient } from '../purchases/purchase-client.ts'
import { allGoesWell, playPurchase } from '../dev/testkit/purchases/play-purchase.ts'

it('mails one link an hour, and tries again if the first could not be mailed', async () => {
  const activities = allGoesWell()
  activities.emailBuyer.mockImplementation(async (_id, kind) => {
    const tries = activities.emailBuyer.mock.calls.filter((call) => call[1] === kind).length
    if (kind === 'access-link' && tries === 1)
      throw ApplicationFailure.retryable('no such user', 'AddressRejected')
  })
  await playPurchase(activities, async ({ purchase, environment, taskQueue }) => {
    const { workflow } = environment.client
    const purchases = createPurchaseClient({ client: environment.client, taskQueue })
    const now = new Date('2026-11-21T12:00:00Z')
    const ask = async () => {
      await purchases.mailAccessLink(purchase.workflowId, now)
      const hour = now.getTime() / 3_600_000
      await workflow.getHandle(`access-link-${purchase.workflowId}-${hour}`).result()
    }
    await expect(ask()).rejects.toThrow()
    await ask()
    await ask()
    expect(activities.emailBuyer.mock.calls.filter(([, kind]) => kind === 'access-link')).toHaveLength(2)
    await purchase.result()
  })
})
