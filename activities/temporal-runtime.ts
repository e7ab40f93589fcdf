import { DefaultLogger, Runtime } from '@temporalio/worker'
import type { Logger } from 'pino'
import { about } from '../purchases/about.ts'
import { purchaseIn } from '../workflows/purchase-id.ts'

/**
 * Makes Temporal speak through our log, its native core as well: that would write coloured lines of its own.
 * @param figuresAt - `host:port` where its native core shows figures to Prometheus, if it does
 */
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

/** Workflows and activities name their workflow in one way, the native core in another. */
function purchaseOf({ workflowId, workflow_id = workflowId }: Record<string, unknown>): string | null {
  return typeof workflow_id === 'string' ? purchaseIn(workflow_id) : null
}
