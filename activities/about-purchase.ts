import type { ActivityInterceptorsFactory } from '@temporalio/worker'
import { about } from '../platform/observability/about.ts'
import { purchaseIn } from '../workflows/purchase-id.ts'

/** Runs each activity in the context of its workflow's purchase, so that its log lines name the purchase. */
export const aboutPurchase: ActivityInterceptorsFactory = ({ info: { workflowExecution } }) => ({
  inbound: {
    execute: (input, next) => about(purchaseIn(workflowExecution?.workflowId ?? ''), () => next(input)),
  },
})
