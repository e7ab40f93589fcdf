import type { ActivityInterceptorsFactory } from '@temporalio/worker'
import { about } from '../purchases/about.ts'
import { purchaseIn } from '../workflows/purchase-id.ts'

/** Does each activity as one about the purchase of its workflow. */
export const aboutPurchase: ActivityInterceptorsFactory = ({ info: { workflowExecution } }) => ({
  inbound: {
    execute: (input, next) => about(purchaseIn(workflowExecution?.workflowId ?? ''), () => next(input)),
  },
})
