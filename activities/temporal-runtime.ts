import { type ActivityInterceptorsFactory, DefaultLogger, Runtime } from '@temporalio/worker'
import type { Logger } from 'pino'
import { about } from '../platform/observability/log.ts'
import { purchaseIn } from '../workflows/purchase-id.ts'

/** Runs each activity in the context of its workflow's purchase, so that its log lines name the purchase. */
export const aboutPurchase: ActivityInterceptorsFactory = ({ info: { workflowExecution } }) => ({
  inbound: {
    execute: (input, next) => about(purchaseIn(workflowExecution?.workflowId ?? ''), () => next(input)),
  },
})

/** Sends Temporal's logs to ours. @param figuresAt - `host:port` for its core's metrics; null for none */
export function installTemporal(log: Logger, figuresAt: string | null): void {
  Runtime.install({
    logger: new DefaultLogger('WARN', ({ level, message, meta: { error, ...facts } = {} }) =>
      about(purchaseOf(facts), () =>
        log[level === 'ERROR' ? 'error' : 'warn']({ ...facts, ...(error ? { err: error } : {}) }, message),
      ),
    ),
    telemetryOptions: {
      logging: { forward: {}, filter: { core: 'WARN', other: 'ERROR' } },
      ...(figuresAt
        ? { metrics: { prometheus: { bindAddress: figuresAt, useSecondsForDurations: true } } }
        : {}),
    },
  })
}

/** Workflows and activities use one field name for their workflow id; the native core uses another. */
function purchaseOf({ workflowId, workflow_id = workflowId }: Record<string, unknown>): string | null {
  return typeof workflow_id === 'string' ? purchaseIn(workflow_id) : null
}
