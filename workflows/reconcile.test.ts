import { expect, it } from '@jest/globals'
import { allGoesWell, playPurchase } from '../dev/testkit/purchases/play-purchase.ts'

it('tries three times at most, and leaves the rest to the next run', async () => {
  const activities = allGoesWell()
  activities.reconcileOrders.mockRejectedValue(new Error('the shop is away'))
  await playPurchase(activities, async ({ purchase, environment, taskQueue }) => {
    await purchase.result()
    const looking = environment.client.workflow.execute('reconcile', { workflowId: 'reconcile', taskQueue })
    await expect(looking).rejects.toThrow()
    expect(activities.reconcileOrders).toHaveBeenCalledTimes(3)
  })
})
